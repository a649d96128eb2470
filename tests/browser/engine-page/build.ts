import { fileURLToPath, pathToFileURL } from 'node:url';

import { build } from 'vite';

import { pageConfig } from '../../../site/build/page-config.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Where the built engine page is. */
export const enginePageFolder = fileURLToPath(
  new URL('../../../build/engine-page/', import.meta.url),
);
export const enginePageFile = pathToFileURL(`${enginePageFolder}index.html`).href;

/**
 * Builds a page without any interface around the engine, by the very pipeline that builds the
 * real one, so that the engine can be tried in browsers whatever the interface looks like.
 */
export async function buildEnginePage(): Promise<void> {
  await build({ ...pageConfig(root, enginePageFolder), configFile: false, logLevel: 'warn' });
}
