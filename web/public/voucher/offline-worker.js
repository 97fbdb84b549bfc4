/*
 * Keeps a guest's voucher on the phone: /voucher/<token> opens without network once it has been opened with it. Only
 * that page registers it, and its folder is all it rules. Beside a page it keeps what the page is made of; the page says
 * what that is, and when it is to be forgotten. Checks (/voucher/check/…) and calls are never answered from here.
 */
const prefix = 'voucher ';
/** The oldest are forgotten: each holds its own copy of scripts and styles. */
const mostVouchers = 10;
/** A line that does not answer for so long is as good as none. */
const patienceMs = 4_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { keep, forget } = event.data;
  const done = keep ? keepVoucher(keep.page, keep.parts) : caches.delete(prefix + forget).then(() => 'not');
  event.waitUntil(done.then((held) => event.ports[0]?.postMessage({ held })));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isVoucher(pathname)) event.respondWith(freshOrKept(request, pathname));
  } else if (!pathname.startsWith('/api/')) {
    event.respondWith(keptOrFresh(request));
  }
});

function isVoucher(pathname) {
  return /^\/voucher\/[\w-]+$/.test(pathname);
}

/**
 * All of it or nothing: a page without its parts would be worse than the browser's own word that there is no line.
 * Answers whether it is held: as it is `now`, from `before` where there is no line, or `not` at all.
 */
async function keepVoucher(page, parts) {
  const document = await fetch(page).catch(() => null);
  if (!document) return (await matchKept(page)) ? 'before' : 'not';
  // A newer build may have come since the page was opened: its document does not go with these parts.
  const fits = document.ok && parts.includes(entryOf(await document.clone().text()));
  if (fits) await putAll(page, document, parts).catch(() => {});
  return (await matchKept(page)) ? 'now' : 'not';
}

/** The script a document begins with. */
function entryOf(html) {
  return /<script type="module"[^>]* src="([^"]+)"/.exec(html)?.[1];
}

async function putAll(page, document, parts) {
  const cache = await caches.open(prefix + page);
  await cache.addAll(parts);
  await cache.put(page, document);
  const wanted = new Set([page, ...parts].map((path) => new URL(path, self.location.origin).href));
  const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
  await forgetOldest();
}

async function forgetOldest() {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.slice(0, -mostVouchers).map((name) => caches.delete(name)));
}

/** What the line brings in time, else what was kept: also where the portal itself has failed. */
async function freshOrKept(request, page) {
  const kept = await matchKept(page);
  const fresh = fetch(request);
  if (!kept) return fresh;
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs, kept));
  const answer = fresh.then(
    (response) => (response.status < 500 ? response : kept),
    () => kept,
  );
  return Promise.race([answer, patience]);
}

/** Names of scripts and styles change with their content, so a kept one is never old. */
async function keptOrFresh(request) {
  return (await matchKept(request.url)) ?? fetch(request);
}

/** The answer varies with the cookie of the language, which is not asked for here: kept is what was read. */
function matchKept(address) {
  return caches.match(address, { ignoreVary: true });
}
