/** The service worker of the score pad: keeps its pages and their files, so that they open without a network. */
const CACHE = "banjar-pad";
const KEPT = /^\/(pad\/|web\/|locales\/|api\/pad\/|api\/me$)/;
/** A slow network must not keep people at a table waiting. */
const NETWORK_TIMEOUT_MILLISECONDS = 3000;

const isKept = (/** @type {string} */ address) => {
  const { origin, pathname } = new URL(address, self.location.origin);
  return origin === self.location.origin && KEPT.test(pathname);
};

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  const done = () => event.ports[0]?.postMessage("kept");
  event.waitUntil(keep(event.data.files.filter(isKept)).then(done));
});
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && isKept(event.request.url)) event.respondWith(fetched(event.request));
});

/** Fetch files anew and keep them. @param {string[]} files */
async function keep(files) {
  const cache = await caches.open(CACHE);
  await Promise.allSettled(files.map((file) => cache.add(file)));
}

/** From the network, or what was kept where that fails or takes too long. @param {Request} request */
async function fetched(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  const fresh = fetch(request).then((answer) => {
    if (answer.ok) void cache.put(request.url, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), NETWORK_TIMEOUT_MILLISECONDS));
  return Promise.race([fresh.catch(() => kept), late]);
}
