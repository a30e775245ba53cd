/** Keep the score pad for use without a network. */
import { LANGUAGES } from "./language.js";

const WORKER = "/web/pad_worker.js";
const SCOPE = "/pad/";

/** Hand everything this page has loaded to the service worker; true once it is kept. @param {string[]} pads the games that have one */
export async function keepForOffline(pads) {
  if (!("serviceWorker" in navigator)) return false; // also on pages served over plain http
  const registration = await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  const worker = await activeWorker(registration);
  const channel = new MessageChannel();
  const kept = new Promise((resolve) => (channel.port1.onmessage = () => resolve(true)));
  worker.postMessage({ files: filesOf(pads) }, [channel.port2]);
  return kept;
}

/** @param {ServiceWorkerRegistration} registration @returns {Promise<ServiceWorker>} */
function activeWorker(registration) {
  const worker = registration.active ?? registration.waiting ?? registration.installing;
  return new Promise((resolve, reject) => {
    if (!worker) return reject(new Error("no worker"));
    const check = () => worker.state === "activated" && resolve(worker);
    worker.addEventListener("statechange", check);
    check();
  });
}

/** The files of this page, its texts in every language, and the other pads. @param {string[]} pads */
function filesOf(pads) {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const texts = loaded.flatMap((path) => {
    const file = /^\/locales\/[a-z]+\/(.*\.ftl)$/.exec(path)?.[1];
    return file ? LANGUAGES.map((language) => `/locales/${language}/${file}`) : [];
  });
  const pages = pads.flatMap((game) => [`/pad/${game}`, `/api/pad/${game}`]);
  return [...new Set([...loaded, ...texts, ...pages])];
}
