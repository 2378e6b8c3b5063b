/* The service worker: keeps all files of the page, so that it opens without a network. The network goes
   first: what it has is newer. */

const NAME = 'parlour';
const FILES = ['./', 'board.js', 'computer.js', 'dom.js', 'engine.js', 'game.css', 'icon.svg', 'index.html',
  'keys.js', 'main.js', 'menu.js', 'moves.js', 'narrow.css', 'page.wasm', 'paint.js', 'parlour.webmanifest',
  'pictures.js', 'play.js', 'share.js', 'sheet.js', 'sheets.css', 'start.js', 'store.js', 'style.css',
  'table.js', 'tables.js', 'targets.js', 'viewer.js', 'worker.js'];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(FILES)));
});

addEventListener('activate', (event) => event.waitUntil(clients.claim()));

async function answer(request) {
  const cache = await caches.open(NAME);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(request, { ignoreSearch: true });
    if (kept) return kept;
    throw error;
  }
}

addEventListener('fetch', (event) => {
  const ours = new URL(event.request.url).origin === location.origin;
  if (ours && event.request.method === 'GET') event.respondWith(answer(event.request));
});
