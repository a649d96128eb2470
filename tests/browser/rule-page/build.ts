import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { build, type Plugin } from 'vite';

import { pageConfig } from '../../../site/build/page-config.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const site = fileURLToPath(new URL('../../../site/', import.meta.url));
const folder = fileURLToPath(new URL('../../../build/rule-page/', import.meta.url));
const facesFile = `${site}src/rules/parameters.ts`;

export const rulePageFile = pathToFileURL(`${folder}index.html`).href;

/** Puts the faces of `kinds` beside those of the page. */
const moreFaces: Plugin = {
  name: 'more-faces',
  enforce: 'pre',
  load(id) {
    if (id !== facesFile) return undefined;
    const pattern = "'./kinds/*.ts'";
    const text = readFileSync(id, 'utf8');
    if (!text.includes(pattern)) throw new Error(`${id} does not gather ${pattern}`);
    const ours = `${relative(`${site}src/rules`, `${here}kinds`)}/*.ts`;
    return text.replace(pattern, `[${pattern}, '${ours}']`);
  },
};

/** Builds the page with rules that only tests have, each of which is nothing but its face. */
export async function buildRulePage(): Promise<void> {
  const config = pageConfig(site, folder);
  await build({
    ...config,
    plugins: [moreFaces, ...(config.plugins ?? [])],
    configFile: false,
    logLevel: 'warn',
  });
}
