import { createEngineIn } from './client.ts';
import type { Engine } from './engine.ts';
import type { Environment, WorkerLike } from './launch.ts';
import { workersFor } from './workers.ts';

/** The file beside a hosted page that holds the worker once more; see site/build. */
const workerFile = 'worker.js';

/** What the page brings for the engine; a hosted page has it in a file of its own. */
interface Brought {
  readonly worker: Uint8Array<ArrayBuffer>;
  readonly module: Uint8Array<ArrayBuffer>;
}

export interface EngineOptions {
  /** On so many workers at most; otherwise on as many as suit the device. */
  readonly most?: number;
  /** Nothing is unpacked, which takes the page a while, before that. */
  readonly after?: Promise<void>;
}

let brought: Promise<Brought> | undefined;

async function unpacked(text: string): Promise<ArrayBuffer> {
  const packed = Uint8Array.from(atob(text), (byte) => byte.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

async function bring(after: Promise<void> | undefined): Promise<Brought> {
  const { packed, workerLength } = await import('virtual:ninefold-engine');
  await after;
  const bytes = await unpacked(packed);
  return {
    worker: new Uint8Array(bytes, 0, workerLength),
    module: new Uint8Array(bytes, workerLength),
  };
}

/** The worker's script, or the module. */
async function broughtPart(
  part: keyof Brought,
  after: Promise<void> | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  // What could not be fetched may be there the next time.
  brought ??= bring(after).catch((error: unknown) => {
    brought = undefined;
    throw error;
  });
  return (await brought)[part];
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

function workerFromFile(): WorkerLike {
  return new Worker(new URL(workerFile, self.location.href));
}

/** The page this script runs in. */
function browserEnvironment({ most, after }: EngineOptions): Environment {
  const hosted = self.location.protocol.startsWith('http');
  return {
    bytes: async () => (await broughtPart('module', after)).slice().buffer,
    workers: [
      { name: 'blob', make: async () => workerFromBlob(await broughtPart('worker', after)) },
      { name: 'data', make: async () => workerFromData(await broughtPart('worker', after)) },
      ...(hosted ? [{ name: 'file', make: workerFromFile }] : []),
    ],
    // One more than compute: long jobs on all of them must not hold up a short one.
    most: most ?? workersFor(navigator) + 1,
    patience: 15_000,
  };
}

/** The engine inside this page. Nothing starts before the first request or start(). */
export function createEngine(options: EngineOptions = {}): Engine {
  return createEngineIn(browserEnvironment(options));
}
