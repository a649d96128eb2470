import { broughtPart, classicParts, variantParts, type Parts } from './brought.ts';
import { createEngineIn } from './client.ts';
import type { Engine } from './engine.ts';
import type { Environment, WorkerLike } from './launch.ts';
import { RoutedEngine } from './routing.ts';
import { workersFor } from './workers.ts';

export interface EngineOptions {
  /** On this many workers at most; otherwise on as many as suit the device. */
  readonly most?: number;
  /** Nothing is unpacked, which takes the page a while, before that. */
  readonly after?: Promise<void>;
}

function workerFromBlob(source: Uint8Array<ArrayBuffer>): WorkerLike {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  try {
    return new Worker(url, { name: 'ninefold' });
  } finally {
    // The browser has taken hold of the script by now, or never will.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}

function workerFromData(source: Uint8Array): WorkerLike {
  const text = new TextDecoder().decode(source);
  return new Worker(`data:text/javascript,${encodeURIComponent(text)}`);
}

function workerFromFile(file: string): WorkerLike {
  return new Worker(new URL(file, self.location.href));
}

/** The page this script runs in. */
function browserEnvironment(parts: Parts, { most, after }: EngineOptions): Environment {
  const worker = () => broughtPart(parts, 'worker', after);
  const hosted = self.location.protocol.startsWith('http');
  return {
    bytes: async () => (await broughtPart(parts, 'module', after)).slice().buffer,
    workers: [
      { name: 'blob', make: async () => workerFromBlob(await worker()) },
      { name: 'data', make: async () => workerFromData(await worker()) },
      ...(hosted ? [{ name: 'file', make: () => workerFromFile(parts.workerFile) }] : []),
    ],
    // One more than compute: long jobs on all of them must not hold up a short one.
    most: most ?? workersFor(navigator) + 1,
    patience: 15_000,
  };
}

/** Once what the page has to draw is drawn, or soon where it is out of sight and draws nothing. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    // Some workers have nothing to draw at all.
    if ('requestAnimationFrame' in self) requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });
}

/** The engine inside this page. Nothing starts before the first request or start(). */
export function createEngine(options: EngineOptions = {}): Engine {
  const make = (parts: Parts, own: EngineOptions) => createEngineIn(browserEnvironment(parts, own));
  // What needs the second one is a puzzle that has just come: it is shown first.
  const afterBoard = async () => {
    await options.after;
    await drawn();
  };
  return new RoutedEngine(make(classicParts, options), () =>
    make(variantParts, { ...options, after: afterBoard() }),
  );
}
