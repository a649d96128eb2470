import { fileURLToPath } from 'node:url';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

import { contentSecurityPolicy } from './build/content-security-policy.ts';
import { engineFiles } from './build/engine-files.ts';

// Everything goes into one index.html that works from disk, from any sub-path and offline.
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [
    svelte(),
    engineFiles(),
    viteSingleFile({ removeViteModuleLoader: true }),
    contentSecurityPolicy(),
  ],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: ['chrome91', 'firefox89', 'safari16.4'],
    reportCompressedSize: true,
  },
});
