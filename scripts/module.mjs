// The built WASM modules, for scripts in Node.
import { readFileSync } from 'node:fs';

const folder = new URL('../build/wasm/', import.meta.url);

/** The module as site/src/engine/module/module.ts declares it, or the other, `ninefold-variants`. */
export async function loadModule(name = 'ninefold') {
  const { default: create } = await import(new URL(`${name}.mjs`, folder).href);
  return create({ wasmBinary: readFileSync(new URL(`${name}.wasm`, folder)) });
}
