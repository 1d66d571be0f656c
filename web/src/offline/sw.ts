// The service worker: keeps the files of one build and answers from them, network or not. The build
// puts their list and a name that is different for each build in place of the two constants.

declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const cacheName = `shinpan-${__BUILD__}`;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(__FILES__.map((file) => new Request(file, { cache: 'reload' })));
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((other) => other.startsWith('shinpan-') && other !== cacheName);
  await Promise.all(older.map((other) => caches.delete(other)));
  await worker.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}

worker.addEventListener('install', (event) => event.waitUntil(keepFiles()));

worker.addEventListener('activate', (event) => event.waitUntil(dropOlder()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === worker.location.origin) {
    event.respondWith(answer(request));
  }
});
