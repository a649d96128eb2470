// The built WASM module, for scripts in Node.
import { readFileSync } from 'node:fs';

const folder = new URL('../build/wasm/', import.meta.url);

/** The module as site/src/engine/module/module.ts declares it. */
export async function loadModule() {
  const { default: create } = await import(new URL('ninefold.mjs', folder).href);
  return create({ wasmBinary: readFileSync(new URL('ninefold.wasm', folder)) });
}
