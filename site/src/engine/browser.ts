import { createEngineIn } from './client.ts';
import type { Engine } from './engine.ts';
import type { Environment, WorkerLike } from './launch.ts';
import { RoutedEngine } from './routing.ts';
import { workersFor } from './workers.ts';

/** What an engine is made of; see site/build. */
interface Parts {
  readonly bring: () => Promise<{ packed: string; workerLength: number }>;
  /** The file beside a hosted page that holds the worker once more. */
  readonly workerFile: string;
}

const classicParts: Parts = {
  bring: () => import('virtual:ninefold-engine'),
  workerFile: 'worker.js',
};

const variantParts: Parts = {
  bring: () => import('virtual:ninefold-variants'),
  workerFile: 'variant-worker.js',
};

/** What the page brings for the engine; a hosted page has it in its own file. */
interface Brought {
  readonly worker: Uint8Array<ArrayBuffer>;
  readonly module: Uint8Array<ArrayBuffer>;
}

export interface EngineOptions {
  /** On this many workers at most; otherwise on as many as suit the device. */
  readonly most?: number;
  /** Nothing is unpacked, which takes the page a while, before that. */
  readonly after?: Promise<void>;
}

async function unpacked(text: string): Promise<ArrayBuffer> {
  const binary = atob(text);
  // A plain loop: Uint8Array.from() takes ten times as long, and the page stands still meanwhile.
  const packed = new Uint8Array(binary.length);
  for (let at = 0; at < packed.length; at++) packed[at] = binary.charCodeAt(at);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream).arrayBuffer();
}

async function bring(parts: Parts, after: Promise<void> | undefined): Promise<Brought> {
  const { packed, workerLength } = await parts.bring();
  await after;
  const bytes = await unpacked(packed);
  return {
    worker: new Uint8Array(bytes, 0, workerLength),
    module: new Uint8Array(bytes, workerLength),
  };
}

/** By what the engine is made of: several engines of one kind unpack it once. */
const brought = new Map<Parts, Promise<Brought>>();

/** The worker's script, or the module. */
async function broughtPart(
  parts: Parts,
  part: keyof Brought,
  after: Promise<void> | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  const known = brought.get(parts);
  if (known) return (await known)[part];
  // What could not be fetched may be there the next time.
  const coming = bring(parts, after).catch((error: unknown) => {
    brought.delete(parts);
    throw error;
  });
  brought.set(parts, coming);
  return (await coming)[part];
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

/** The engine inside this page. Nothing starts before the first request or start(). */
export function createEngine(options: EngineOptions = {}): Engine {
  const make = (parts: Parts) => createEngineIn(browserEnvironment(parts, options));
  return new RoutedEngine(make(classicParts), () => make(variantParts));
}
