import packed from 'virtual:ninefold-wasm-packed';
import workerSource from 'virtual:ninefold-worker-source';

import { createEngineIn } from './client.ts';
import type { Engine } from './engine.ts';
import type { Environment, WorkerLike } from './launch.ts';

/** The file beside a hosted page that holds the worker once more; see site/build. */
const workerFile = 'worker.js';

function moduleBytes(): Promise<ArrayBuffer> {
  const characters = atob(packed);
  const bytes = new Uint8Array(characters.length);
  for (let index = 0; index < bytes.length; index++) bytes[index] = characters.charCodeAt(index);
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(unpacked).arrayBuffer();
}

function workerFromBlob(): WorkerLike {
  const url = URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' }));
  try {
    return new Worker(url, { name: 'ninefold' });
  } finally {
    // The browser has taken hold of the script by now, or never will.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}

function workerFromData(): WorkerLike {
  return new Worker(`data:text/javascript,${encodeURIComponent(workerSource)}`);
}

function workerFromFile(): WorkerLike {
  return new Worker(new URL(workerFile, self.location.href));
}

/** The page this script runs in. */
function browserEnvironment(): Environment {
  const hosted = self.location.protocol.startsWith('http');
  return {
    bytes: moduleBytes,
    workers: [
      { name: 'blob', make: workerFromBlob },
      { name: 'data', make: workerFromData },
      ...(hosted ? [{ name: 'file', make: workerFromFile }] : []),
    ],
    // One more than there are cores: a long job on every core must not hold up a short one.
    most: Math.min(navigator.hardwareConcurrency || 1, 8) + 1,
    patience: 15_000,
  };
}

/**
 * The engine inside this page, on at most so many workers; without a number, on as many as suit
 * the device. Nothing starts before the first request or start().
 */
export function createEngine(most?: number): Engine {
  const environment = browserEnvironment();
  return createEngineIn(most === undefined ? environment : { ...environment, most });
}
