import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

import { bundleScript } from './bundle-script.ts';

/** One WASM module with the worker that holds it, as the page imports them. */
interface Part {
  /** The name that the page imports it by, and the one by which the worker imports the glue. */
  readonly name: string;
  readonly glueName: string;
  readonly wasm: string;
  readonly glue: string;
  readonly worker: string;
  /** The worker beside a hosted page. */
  readonly workerFile: string;
}

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const parts: readonly Part[] = [
  {
    name: 'virtual:ninefold-engine',
    glueName: 'ninefold-wasm',
    wasm: fileAt('../../build/wasm/ninefold.wasm'),
    glue: fileAt('../../build/wasm/ninefold.mjs'),
    worker: fileAt('../src/engine/worker/worker.ts'),
    workerFile: 'worker.js',
  },
  {
    name: 'virtual:ninefold-variants',
    glueName: 'ninefold-variants-wasm',
    wasm: fileAt('../../build/wasm/ninefold-variants.wasm'),
    glue: fileAt('../../build/wasm/ninefold-variants.mjs'),
    worker: fileAt('../src/engine/worker/variant-worker.ts'),
    workerFile: 'variant-worker.js',
  },
];

/** The worker and the module's glue as one classic script: what a blob on file:// can hold. */
const bundleWorker = ({ worker, glueName, glue }: Part) =>
  bundleScript(worker, { alias: { [glueName]: glue } });

/**
 * Gives the page the WASM modules and their workers inside strings, because a page opened from disk
 * may fetch neither; packed, because a host would have to send a third more if only it packed them,
 * as text. They come from `build/wasm`, which `npm run build:wasm` makes. Unless nothing is wanted beside it,
 * each worker is written once more as a file, for browsers that refuse workers made of strings.
 */
export function engineFiles(besides: 'workers' | 'nothing' = 'workers'): Plugin {
  const workerSources = new Map<Part, Promise<string>>();
  const sourceOf = (part: Part) => {
    const source = workerSources.get(part) ?? bundleWorker(part);
    workerSources.set(part, source);
    return source;
  };
  return {
    name: 'ninefold:engine-files',
    enforce: 'pre',
    buildStart() {
      workerSources.clear();
    },
    resolveId(id) {
      return parts.some(({ name }) => name === id) ? `\0${id}` : undefined;
    },
    async load(id) {
      const part = parts.find(({ name }) => id === `\0${name}`);
      if (!part) return undefined;
      if (!existsSync(part.wasm)) {
        this.error(`${part.wasm} is missing: run "npm run build:wasm" first`);
      }
      this.addWatchFile(part.wasm);
      const worker = Buffer.from(await sourceOf(part));
      const packed = gzipSync(Buffer.concat([worker, await readFile(part.wasm)]), { level: 9 });
      return (
        `export const packed = ${JSON.stringify(packed.toString('base64'))};` +
        `export const workerLength = ${worker.length};`
      );
    },
    async generateBundle() {
      if (besides === 'nothing') return;
      for (const [part, source] of workerSources) {
        this.emitFile({ type: 'asset', fileName: part.workerFile, source: await source });
      }
    },
  };
}
