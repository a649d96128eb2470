import { readFileSync } from 'node:fs';

import type { WasmModule } from '../../site/src/engine/module.ts';

const folder = new URL('../../build/wasm/', import.meta.url);

/** The bytes of the built module. */
export function moduleBytes(): Buffer {
  return readFileSync(new URL('ninefold.wasm', folder));
}

/** The real module, in Node: what the page's worker holds. */
export async function loadModule(): Promise<WasmModule> {
  const { default: create } = (await import(
    new URL('ninefold.mjs', folder).href
  )) as typeof import('ninefold-wasm');
  return create({ wasmBinary: moduleBytes() });
}
