import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';

import type { Plugin } from 'vite';

import { bundleScript } from './bundle-script.ts';

const wasmFile = fileURLToPath(new URL('../../build/wasm/ninefold.wasm', import.meta.url));
const glueFile = fileURLToPath(new URL('../../build/wasm/ninefold.mjs', import.meta.url));
const workerEntry = fileURLToPath(new URL('../src/engine/worker.ts', import.meta.url));

const packedModule = 'virtual:ninefold-wasm-packed';
const workerModule = 'virtual:ninefold-worker-source';
const resolved = (id: string) => `\0${id}`;

/** The worker and the module's glue as one classic script: what a blob on file:// can hold. */
const bundleWorker = () => bundleScript(workerEntry, { alias: { 'ninefold-wasm': glueFile } });

/**
 * Gives the page the WASM module and the worker as strings, because a page opened from disk may
 * fetch neither. The module is deflated, which makes a page on disk
 * less than half as large. Both come from `build/wasm`, which
 * `npm run build:wasm` makes. Beside the page the worker is written once more as a file, for
 * browsers that refuse workers made of strings.
 */
export function engineFiles(): Plugin {
  let workerSource: Promise<string> | undefined;
  return {
    name: 'ninefold:engine-files',
    enforce: 'pre',
    buildStart() {
      workerSource = undefined;
    },
    resolveId(id) {
      return id === packedModule || id === workerModule ? resolved(id) : undefined;
    },
    async load(id) {
      if (id !== resolved(packedModule) && id !== resolved(workerModule)) return undefined;
      if (!existsSync(wasmFile)) {
        this.error(`${wasmFile} is missing: run "npm run build:wasm" first`);
      }
      this.addWatchFile(wasmFile);
      if (id === resolved(packedModule)) {
        const packed = deflateRawSync(await readFile(wasmFile), { level: 9 });
        return `export default ${JSON.stringify(packed.toString('base64'))};`;
      }
      workerSource ??= bundleWorker();
      return `export default ${JSON.stringify(await workerSource)};`;
    },
    async generateBundle() {
      if (workerSource === undefined) return;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await workerSource });
    },
  };
}
