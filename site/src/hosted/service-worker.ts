/// Keeps a hosted page working without a network: everything there is goes into a cache of its
/// own when a version is installed, and is answered from there. A new version waits until the
/// page says that it may take over.

import type { ToServiceWorker } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written in by the build: the files beside this one, and a hash of all their bytes. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

// Pages of one owner share an origin, and with it the caches; the scope tells them apart.
const ours = `ninefold ${self.registration.scope} `;
const cacheName = ours + __VERSION__;
const page = new URL('index.html', self.registration.scope).href;

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Past the browser's own cache, which may still hold files of the version before; but not where
  // the name is made of the content, for the page has just fetched most of these.
  const requests = __FILES__.map((file) =>
    file.startsWith('./assets/') ? file : new Request(file, { cache: 'reload' }),
  );
  await cache.addAll(requests);
}

async function removeOldVersions(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(ours) && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const wanted = request.mode === 'navigate' ? page : request;
  return (await cache.match(wanted, { ignoreSearch: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(removeOldVersions()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOurs = request.url.startsWith(self.registration.scope);
  if (request.method === 'GET' && isOurs) event.respondWith(answer(request));
});
self.addEventListener('message', ({ data }: { data: ToServiceWorker }) => {
  if (data.kind === 'take-over') void self.skipWaiting();
});
