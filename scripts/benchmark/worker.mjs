// The worker that chromium.mjs starts: loads the built module, says so, and has runs of lists made.
import create from './ninefold.mjs';
import { WasmRun } from './wasm-run.mjs';

async function load() {
  if (!self.crossOriginIsolated) throw new Error('the clock of the worker is too coarse');
  const response = await fetch('./ninefold.wasm');
  const module = await create({ wasmBinary: new Uint8Array(await response.arrayBuffer()) });
  self.startRun = (list) => new WasmRun(module, list);
}

self.postMessage(await load().then(() => 'ready', String));
