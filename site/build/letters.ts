import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const name = 'virtual:ninefold-letters';
const font = new URL(
  '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  import.meta.url,
);

/**
 * The font of the page as an address that holds it, for pictures. A page of one file has that in its styles; a hosted
 * one loads this when a picture is wanted, for its scripts fetch nothing.
 */
export function letters(kind: 'inside' | 'beside'): Plugin {
  return {
    name: 'ninefold:letters',
    enforce: 'pre',
    resolveId(id) {
      return id === name ? `\0${name}` : undefined;
    },
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      if (kind === 'inside') return 'export default "";';
      const bytes = await readFile(fileURLToPath(font));
      return `export default "data:font/woff2;base64,${bytes.toString('base64')}";`;
    },
  };
}
