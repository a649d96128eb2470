import { createEngineIn } from './client.ts';
import type { Engine } from './engine.ts';
import type { Environment, WorkerLike } from './launch.ts';
import { fromText } from './packed-text.ts';
import { Unpacking } from './unpack.ts';
import { workersFor } from './workers.ts';

/** The file beside a hosted page that holds the worker once more; see site/build. */
const workerFile = 'worker.js';

/** For so many milliseconds the page unpacks; then it has its turn to paint and to listen. */
const turn = 8;

/** What the page brings for the engine; a hosted page has it in a file of its own. */
interface Brought {
  readonly unpacking: Unpacking;
  readonly workerLength: number;
}

export interface EngineOptions {
  /** On so many workers at most; otherwise on as many as suit the device. */
  readonly most?: number;
  /** Nothing is unpacked, which takes the page a while, before that. */
  readonly after?: Promise<void>;
}

let brought: Promise<Brought> | undefined;

/** Lets the page have its turn. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

async function bring(after: Promise<void> | undefined): Promise<Brought> {
  const { packed, workerLength } = await import('virtual:ninefold-engine');
  await after;
  await nextTask();
  return { unpacking: new Unpacking(fromText(packed)), workerLength };
}

/** The worker's script, or the module. */
async function unpacked(
  part: 'worker' | 'module',
  after: Promise<void> | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  // What could not be fetched may be there the next time.
  brought ??= bring(after).catch((error: unknown) => {
    brought = undefined;
    throw error;
  });
  const { unpacking, workerLength } = await brought;
  const wanted = part === 'worker' ? workerLength : unpacking.output.length;
  while (unpacking.length < wanted) {
    await nextTask();
    const end = performance.now() + turn;
    while (unpacking.length < wanted && performance.now() < end) {
      unpacking.advanceTo(Math.min(wanted, unpacking.length + 512));
    }
  }
  return unpacking.output.subarray(part === 'worker' ? 0 : workerLength, wanted);
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
    bytes: async () => (await unpacked('module', after)).slice().buffer,
    workers: [
      { name: 'blob', make: async () => workerFromBlob(await unpacked('worker', after)) },
      { name: 'data', make: async () => workerFromData(await unpacked('worker', after)) },
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
