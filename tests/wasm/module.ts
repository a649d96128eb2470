import { readFileSync } from 'node:fs';

import type { VariantModule } from '../../site/src/engine/module/variant-module.ts';
import type { WasmModule } from '../../site/src/engine/module/module.ts';

const folder = new URL('../../build/wasm/', import.meta.url);

/** The bytes of a built module. */
export function moduleBytes(name = 'ninefold'): Buffer {
  return readFileSync(new URL(`${name}.wasm`, folder));
}

/** What Emscripten's own runtime and embind put beside our functions. */
const runtimeNames = /^(_|dynCall|HEAP|stack|preloaded|calledRun$|run$|asm$|ready$|wasmBinary$)/;
const embindNames = [
  'BindingError',
  'InternalError',
  'UnboundTypeError',
  'count_emval_handles',
  'get_first_emval',
];

/** The names that a module exports of ours, sorted. */
export function ownExports(module: object): readonly string[] {
  return Object.keys(module)
    .filter((name) => !runtimeNames.test(name) && !embindNames.includes(name))
    .sort();
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

const variantModule = 'ninefold-variants';

async function variantGlue() {
  const { default: create } = (await import(
    new URL(`${variantModule}.mjs`, folder).href
  )) as typeof import('ninefold-variants-wasm');
  return create;
}

/** The real second module. */
export async function loadVariantModule(): Promise<VariantModule> {
  return (await variantGlue())({ wasmBinary: moduleBytes(variantModule) });
}

/** Makes a module with what gives it away: the memory it lives in. */
async function withMemory<Module>(
  name: string,
  create: (options: {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance) => void,
    ) => Record<string, never>;
  }) => Promise<Module>,
): Promise<{ module: Module; memory: WebAssembly.Memory }> {
  const compiled = await WebAssembly.compile(new Uint8Array(moduleBytes(name)));
  let memory: WebAssembly.Memory | undefined;
  const module = await create({
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

/** The first module, and the memory it lives in. */
export async function loadModuleWithMemory(): Promise<{
  module: WasmModule;
  memory: WebAssembly.Memory;
}> {
  return withMemory('ninefold', await glue());
}

/** The same of the second module. */
export async function loadVariantModuleWithMemory(): Promise<{
  module: VariantModule;
  memory: WebAssembly.Memory;
}> {
  return withMemory(variantModule, await variantGlue());
}
