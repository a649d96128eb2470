import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { UserConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

import { contentSecurityPolicy } from './content-security-policy.ts';
import { engineFiles } from './engine-files.ts';
import { hostedFiles } from './hosted-files.ts';
import { onePiece } from './one-piece.ts';
import { targets } from './targets.ts';

const styleNames = new Map<string, string>();

/** The name of a component's styles, which stands on every styled element: as short as it can. */
function shortName(hash: string, file: string): string {
  for (let length = 3; ; length++) {
    const name = `s${hash.slice(0, length)}`;
    if ((styleNames.get(name) ?? file) !== file && length < hash.length) continue;
    styleNames.set(name, file);
    return name;
  }
}

/**
 * Where a page is for: `disk` is one self-contained file, which works wherever it lies; `host` has
 * its parts beside it, so that a visitor fetches only what is wanted first, and a service worker.
 */
export type PageKind = 'disk' | 'host';

/** How a page is built from `root/index.html` into `outDir`; it works from any sub-path. */
export function pageConfig(root: string, outDir: string, kind: PageKind = 'disk'): UserConfig {
  return {
    root,
    base: './',
    plugins: [
      svelte({
        configFile: false,
        compilerOptions: { cssHash: ({ hash, filename }) => shortName(hash(filename), filename) },
      }),
      engineFiles(),
      ...(kind === 'disk' ? [onePiece(), viteSingleFile({ removeViteModuleLoader: true })] : []),
      contentSecurityPolicy(),
      ...(kind === 'host' ? [hostedFiles()] : []),
    ],
    build: { outDir, emptyOutDir: true, target: targets, modulePreload: { polyfill: false } },
  };
}
