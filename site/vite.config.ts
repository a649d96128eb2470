import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { pageConfig } from './build/page-config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(pageConfig(here, '../dist'));
