/** The client begins here: texts, pictures, identity, then the page that the address asks for. */
import { html, render } from "./core/html.js";
import { loadTexts } from "./core/language.js";
import { loadSprites } from "./components/picture.js";
import { App } from "./app.js";
import { keepFocus } from "./core/focus.js";
import { loadServerInfo } from "./core/server_info.js";

await Promise.all([loadTexts(), loadSprites(), loadServerInfo()]);
render(html`<${App} />`, /** @type {Element} */ (document.getElementById("app")));
keepFocus();
