/** The client begins here: texts, pictures, identity, then the page that the address asks for. */
import { html, render } from "./html.js";
import { startLanguage } from "./language.js";
import { startPictures } from "./pictures.js";
import { App } from "./app.js";
import { keepFocus } from "./focus.js";
import { loadHouse } from "./house.js";

await Promise.all([startLanguage(), startPictures(), loadHouse()]);
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
keepFocus();
