// The built WASM modules, for scripts in Node.
import { readFileSync } from 'node:fs';

const folder = new URL('../build/wasm/', import.meta.url);

/** The module as site/src/engine/module/module.ts declares it, or the other, `ninefold-variants`. */
export async function loadModule(name = 'ninefold') {
  const { default: create } = await import(new URL(`${name}.mjs`, folder).href);
  return create({ wasmBinary: readFileSync(new URL(`${name}.wasm`, folder)) });
}

/** What the modules' functions take where nothing limits them. */
export const noLimits = { solutions: 0, nodes: 0, milliseconds: 0 };

/** What `generate` takes beside `seed` and `number` where any puzzle will do. */
export const anyWish = {
  least_givens: 0,
  most_givens: 81,
  minimal: false,
  symmetry: '',
  level: '',
  needs: '',
  without: '',
};
