import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { bundleScript } from './bundle-script.ts';

const name = 'virtual:ninefold-reader';
const entry = fileURLToPath(new URL('../src/exchange/reader-worker.ts', import.meta.url));

/** Gives the page the worker that reads other programs' puzzles, inside a string: see engine-files.ts. */
export function readerScript(): Plugin {
  return {
    name: 'ninefold:reader-script',
    enforce: 'pre',
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      return `export default ${JSON.stringify(await bundleScript(entry))};`;
    },
  };
}
