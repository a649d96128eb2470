import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

import { bundleScript } from './bundle-script.ts';

const wasmFile = fileURLToPath(new URL('../../build/wasm/ninefold.wasm', import.meta.url));
const glueFile = fileURLToPath(new URL('../../build/wasm/ninefold.mjs', import.meta.url));
const workerEntry = fileURLToPath(new URL('../src/engine/worker.ts', import.meta.url));

const engineModule = 'virtual:ninefold-engine';
const resolvedEngineModule = `\0${engineModule}`;

/** The worker and the module's glue as one classic script: what a blob on file:// can hold. */
const bundleWorker = () => bundleScript(workerEntry, { alias: { 'ninefold-wasm': glueFile } });

/**
 * Gives the page the WASM module and the worker inside a string, because a page opened from disk
 * may fetch neither; packed, because a host would have to send a third more if only it packed them,
 * as text. Both come from `build/wasm`,
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
      const packed = gzipSync(Buffer.concat([worker, await readFile(wasmFile)]), { level: 9 });
      return (
        `export const packed = ${JSON.stringify(packed.toString('base64'))};` +
        `export const workerLength = ${worker.length};`
      );
    },
    async generateBundle() {
      if (workerSource === undefined) return;
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: await workerSource });
    },
  };
}
