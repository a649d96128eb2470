import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { pageConfig } from './build/page-config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** `--mode host` builds the page to be hosted, anything else the one for the disk. */
export default defineConfig(({ mode }) =>
  mode === 'host' ? pageConfig(here, '../dist/host', 'host') : pageConfig(here, '../dist'),
);
