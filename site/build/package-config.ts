import { fileURLToPath } from 'node:url';

import type { UserConfig } from 'vite';

import { engineFiles } from './engine-files.ts';
import { readerScript } from './reader-script.ts';

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What Node 20 and the browsers that the page is for know. */
const language = 'es2022';

/**
 * How the scripts of the npm package are built: two doors, one for Node, and the program. What they share,
 * the WASM modules among it, lies in files that all of them import.
 */
export function packageConfig(): UserConfig {
  return {
    root: fileAt('../'),
    plugins: [engineFiles('nothing'), readerScript()],
    build: {
      outDir: fileAt('../../dist/package/ninefold'),
      emptyOutDir: true,
      target: language,
      // Readable where somebody debugs; whoever serves it to others packs it anyway.
      minify: false,
      lib: {
        entry: {
          index: fileAt('../src/package/index.ts'),
          node: fileAt('../src/package/node.ts'),
          ninefold: fileAt('../src/package/command/main.ts'),
        },
        formats: ['es'],
      },
      rolldownOptions: {
        external: /^node:/,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'parts/[name].js',
          banner: ({ name }) => (name === 'ninefold' ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  };
}
