/** What the page tells a waiting service worker: to replace the one in charge. */
export interface ToServiceWorker {
  readonly kind: 'take-over';
}
