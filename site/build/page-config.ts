import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { UserConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

import { contentSecurityPolicy } from './content-security-policy.ts';
import { engineFiles } from './engine-files.ts';
import { hostedFiles } from './hosted-files.ts';
import { targets } from './targets.ts';

/**
 * How a page is built from `root/index.html` into one self-contained file in `outDir`, which
 * works from disk, from any sub-path and offline.
 */
export function pageConfig(root: string, outDir: string): UserConfig {
  return {
    root,
    base: './',
    plugins: [
      svelte({
        configFile: false,
        // Shorter than the default: the name stands on every styled element.
        compilerOptions: { cssHash: ({ hash, css }) => `s${hash(css)}` },
      }),
      engineFiles(),
      viteSingleFile({ removeViteModuleLoader: true }),
      contentSecurityPolicy(),
      hostedFiles(),
    ],
    build: { outDir, emptyOutDir: true, target: targets, modulePreload: { polyfill: false } },
  };
}
