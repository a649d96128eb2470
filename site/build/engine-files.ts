import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { compress } from 'lzma1';
import type { Plugin } from 'vite';

import { toText } from '../src/engine/packed-text.ts';
import { bundleScript } from './bundle-script.ts';

const wasmFile = fileURLToPath(new URL('../../build/wasm/ninefold.wasm', import.meta.url));
const glueFile = fileURLToPath(new URL('../../build/wasm/ninefold.mjs', import.meta.url));
const workerEntry = fileURLToPath(new URL('../src/engine/worker.ts', import.meta.url));

const engineModule = 'virtual:ninefold-engine';
const resolvedEngineModule = `\0${engineModule}`;
const bestPacking = 9;

/** The worker and the module's glue as one classic script: what a blob on file:// can hold. */
const bundleWorker = () => bundleScript(workerEntry, { alias: { 'ninefold-wasm': glueFile } });

/**
 * Gives the page the WASM module and the worker inside a string, because a page opened from disk
 * may fetch neither; packed, which makes the page a third smaller. Both come from `build/wasm`,
 * which `npm run build:wasm` makes. Beside the page the worker is written once more as a file, for
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
      return id === engineModule ? resolvedEngineModule : undefined;
    },
    async load(id) {
      if (id !== resolvedEngineModule) return undefined;
      if (!existsSync(wasmFile)) {
        this.error(`${wasmFile} is missing: run "npm run build:wasm" first`);
      }
      this.addWatchFile(wasmFile);
      workerSource ??= bundleWorker();
      const worker = Buffer.from(await workerSource);
      const packed = compress(Buffer.concat([worker, await readFile(wasmFile)]), bestPacking);
      return (
        `export const packed = ${JSON.stringify(toText(packed))};` +
        `export const workerLength = ${worker.length};`
      );
    },
    async generateBundle() {
      if (workerSource === undefined) return;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await workerSource });
    },
  };
}
