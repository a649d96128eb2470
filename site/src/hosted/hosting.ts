import type { ToServiceWorker } from './messages.ts';

/** Files beside a hosted page; a page opened from disk has none of them. */
const serviceWorkerFile = './sw.js';
const manifestFile = './manifest.webmanifest';

export interface HostingEvents {
  /**
   * A new version is available and waits. `reload` puts it in charge and loads the page again; until
   * then the page stays as it is.
   */
  readonly onUpdate: (reload: () => void) => void;
  /** Files were opened with the installed page. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** The part of the file handling interface that browsers have and TypeScript does not know. */
interface LaunchQueue {
  setConsumer(
    consumer: (launch: { readonly files?: readonly { getFile(): Promise<File> }[] }) => void,
  ): void;
}

function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = manifestFile;
  document.head.append(link);
}

function watchForUpdates(registration: ServiceWorkerRegistration, events: HostingEvents): void {
  const offer = (waiting: ServiceWorker) => {
    events.onUpdate(() => {
      navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
        once: true,
      });
      waiting.postMessage({ kind: 'take-over' } satisfies ToServiceWorker);
    });
  };
  if (registration.waiting !== null) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first version has nothing to replace.
      const replaces = navigator.serviceWorker.controller !== null;
      if (installing.state === 'installed' && replaces) offer(installing);
    });
  });
}

function receiveFiles(events: HostingEvents): void {
  const { launchQueue } = globalThis as { launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files = [] }) => {
    if (files.length === 0) return;
    Promise.all(files.map((file) => file.getFile())).then(events.onFiles, () => undefined);
  });
}

/** Whether all parts of the page are on this device: opened from disk, or kept by its service worker. */
export function isOnDevice(): boolean {
  if (location.protocol === 'file:') return true;
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // A sandbox throws at a mere look.
    return false;
  }
}

/**
 * Makes a hosted page installable, and able to start without a network. Does nothing for a page
 * opened from disk, or where the browser has no service workers; the page works all the same.
 */
export function startHosting(events: HostingEvents): void {
  if (!location.protocol.startsWith('http')) return;
  linkManifest();
  receiveFiles(events);
  registerServiceWorker(events).catch(() => {
    // Private windows, sandboxes and strict settings refuse, some of them by throwing at a mere
    // look; then there is no offline use, and no harm.
  });
}

async function registerServiceWorker(events: HostingEvents): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  watchForUpdates(await navigator.serviceWorker.register(serviceWorkerFile), events);
}
