import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { UserConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

import { contentSecurityPolicy } from './content-security-policy.ts';
import { componentCounters, scriptCounters } from './counters.ts';
import { engineFiles } from './engine-files.ts';
import { firstPaint } from './first-paint.ts';
import { fontLicence } from './font-licence.ts';
import { hostedFiles } from './hosted-files.ts';
import { letters } from './letters.ts';
import { readerScript } from './reader-script.ts';
import { targets } from './targets.ts';

/**
 * Where a page is for: `disk` is one self-contained file, which works wherever it lies; `host` has
 * its parts beside it, so that a visitor fetches only what is wanted first, and a service worker.
 */
export type PageKind = 'disk' | 'host';

/**
 * Lightning CSS's number for `light-dark()`, which no style uses, so that it need not be rewritten
 * for older browsers.
 */
const lightDark = 1 << 20;

/** What makes modules of components, for browsers and for drawing. */
const components = () => svelte({ configFile: false, compilerOptions: { discloseVersion: false } });

/** Svelte's runtime and the words of the first view, in files of their own: whatever is built beside them stays apart. */
const runtime = { name: 'svelte', test: /node_modules\/svelte\/src\/(?!legacy)/ };
const firstWords = {
  name: 'words',
  test: /src\/words\/(?:en\/(?!(?:examples|exchange|improving|lessons|library|rule-editors|settings|sharing|wishing)\.)[a-z-]+|index|proved|sentence)\.ts$/,
};

/** What the first view and others share beside the words: one file, and not one for each module. */
const shared = {
  name: 'puzzle',
  test: /src\/(?:puzzle\/(?:argument-text|description|digits|item-ids|items|puzzle|shape|supplement)|game\/(?:accessible-name|edits|pen\/drawing|position|progress-text)|engine\/messages\/names|page\/(?:keep-focus|times)|solver\/(?:lessons|maker))\.ts$/,
};

/** How a page is built from `root/index.html` into `outDir`; it works from any sub-path. */
export function pageConfig(root: string, outDir: string, kind: PageKind = 'disk'): UserConfig {
  return {
    root,
    base: './',
    plugins: [
      ...scriptCounters(),
      components(),
      ...componentCounters(),
      engineFiles(),
      readerScript(),
      letters(kind === 'disk' ? 'inside' : 'beside'),
      ...(kind === 'disk' ? [viteSingleFile({ removeViteModuleLoader: true })] : []),
      ...(kind === 'host' ? [firstPaint(() => [...scriptCounters(), components()])] : []),
      fontLicence(kind === 'disk' ? 'inside' : 'beside'),
      contentSecurityPolicy(),
      ...(kind === 'host' ? [hostedFiles()] : []),
    ],
    css: { lightningcss: { exclude: lightDark } },
    build: {
      outDir,
      emptyOutDir: true,
      target: targets,
      modulePreload: { polyfill: false },
      ...(kind === 'host' && {
        rolldownOptions: { output: { codeSplitting: { groups: [runtime, firstWords, shared] } } },
      }),
    },
  };
}
