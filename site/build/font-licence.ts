import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

const licence = new URL('../../node_modules/@fontsource-variable/inter/LICENSE', import.meta.url);

/**
 * The licence of the font (SIL Open Font License 1.1, 2) asks that every copy has its text along:
 * a page of one file has it inside, a hosted one beside it.
 */
export function fontLicence(kind: 'inside' | 'beside'): Plugin {
  return {
    name: 'ninefold:font-licence',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const text = await readFile(licence, 'utf8');
        if (kind === 'beside') {
          this.emitFile({ type: 'asset', fileName: 'assets/inter-licence.txt', source: text });
          return;
        }
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build made no index.html');
        if (/--!?>/.test(text)) throw new Error('the licence would end the comment it is in');
        page.source = String(page.source).replace('</html>', () => `<!--\n${text}-->\n</html>`);
      },
    },
  };
}
