/** The entry point: load texts, drawings, games and identity, then render the app. */
import { html, render } from "./core/html.js";
import { gameTexts, loadGames, loadSprites } from "./core/games.js";
import { loadTexts } from "./core/language.js";
import { App } from "./app.js";
import { QuestionDialog } from "./components/dialog.js";
import { keepFocus } from "./core/focus.js";
import { watchInputMode } from "./core/input_mode.js";
import { loadServerInfo } from "./core/server_info.js";
import { startTooltips } from "./core/tooltip.js";

const server = loadServerInfo();
await Promise.all([loadTexts(server.then(gameTexts)), loadSprites("/web/art/common.svg"), server.then(loadGames)]);
render(html`<${App} /><${QuestionDialog} />`, /** @type {Element} */ (document.getElementById("app")));
keepFocus();
watchInputMode();
startTooltips();
