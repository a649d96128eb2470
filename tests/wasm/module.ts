import { readFileSync } from 'node:fs';

import type { WasmModule } from '../../site/src/engine/module.ts';

const folder = new URL('../../build/wasm/', import.meta.url);

/** The bytes of the built module. */
export function moduleBytes(): Buffer {
  return readFileSync(new URL('ninefold.wasm', folder));
}

type Glue = typeof import('ninefold-wasm');

/** What makes a module of its bytes. */
export async function glue(): Promise<Glue['default']> {
  return ((await import(new URL('ninefold.mjs', folder).href)) as Glue).default;
}

/** The real module, in Node: what the page's worker holds. */
export async function loadModule(): Promise<WasmModule> {
  return (await glue())({ wasmBinary: moduleBytes() });
}

/** The same, and the memory it lives in. */
export async function loadModuleWithMemory(): Promise<{
  module: WasmModule;
  memory: WebAssembly.Memory;
}> {
  const compiled = await WebAssembly.compile(new Uint8Array(moduleBytes()));
  let memory: WebAssembly.Memory | undefined;
  const module = await (
    await glue()
  )({
    instantiateWasm: (imports, done) => {
      void WebAssembly.instantiate(compiled, imports).then((instance) => {
        memory = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory);
        done(instance);
      });
      return {};
    },
  });
  if (memory === undefined) throw new Error('the module exports no memory');
  return { module, memory };
}
