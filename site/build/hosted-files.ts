import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import { bundleScript } from './bundle-script.ts';

const serviceWorkerEntry = fileURLToPath(
  new URL('../src/hosted/service-worker.ts', import.meta.url),
);
const iconFolder = new URL('../icons/', import.meta.url);
const icons = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const;

/** What an installed page is called, looks like, and opens. */
const manifest = {
  id: './',
  name: 'Ninefold',
  short_name: 'Ninefold',
  description: 'Solves, counts, explains and shows Sudoku, classic and variant.',
  lang: 'en',
  start_url: './',
  scope: './',
  display: 'standalone',
  background_color: '#ffffff',
  theme_color: '#2456d6',
  categories: ['education', 'games', 'puzzles'],
  icons: [
    { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  file_handlers: [
    {
      action: './',
      accept: {
        'text/plain': ['.txt', '.in', '.sdk', '.sdm', '.ss', '.sudoku'],
      },
    },
  ],
  launch_handler: { client_mode: 'focus-existing' },
};

/**
 * Writes what a hosted page has beside it: the service worker with the list of all files and a
 * version made of their bytes, the manifest, and the icons. Must come after everything that
 * changes index.html.
 */
export function hostedFiles(): Plugin {
  return {
    name: 'ninefold:hosted-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = new Map<string, string | Uint8Array>();
        for (const [name, file] of Object.entries(bundle)) {
          files.set(name, file.type === 'asset' ? file.source : file.code);
        }
        files.set('manifest.webmanifest', JSON.stringify(manifest, null, 2));
        for (const icon of icons) files.set(icon, await readFile(new URL(icon, iconFolder)));

        const version = createHash('sha256');
        for (const [name, content] of files) {
          version.update(name).update(content);
          if (!(name in bundle)) this.emitFile({ type: 'asset', fileName: name, source: content });
        }
        const source = await bundleScript(serviceWorkerEntry, {
          define: {
            __FILES__: [...files.keys()].map((name) => `./${name}`),
            __VERSION__: version.digest('hex').slice(0, 16),
          },
        });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
