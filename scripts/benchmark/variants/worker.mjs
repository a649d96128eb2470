// The worker that chromium.mjs starts: loads the second module, says so, and answers questions.
import { askModule, forget } from './asking.mjs';
import create from './ninefold-variants.mjs';

async function load() {
  if (!self.crossOriginIsolated) throw new Error('the clock of the worker is too coarse');
  const response = await fetch('./ninefold-variants.wasm');
  const module = await create({ wasmBinary: new Uint8Array(await response.arrayBuffer()) });
  self.answer = ([question, text, most]) => {
    forget(module);
    const begin = performance.now();
    const { nodes, hasEnded, found } = askModule(module, question, text, most);
    return [performance.now() - begin, nodes, hasEnded ? 1 : 0, found];
  };
}

self.postMessage(await load().then(() => 'ready', String));
