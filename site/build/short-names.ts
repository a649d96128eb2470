import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
const tokensFile = `${sources}styles/tokens.css`;

/** All components, in an order that is the same on every machine. */
const components = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => name.replaceAll('\\', '/'))
  .sort();

/**
 * The name of a component's styles, which stands on every styled element: as short as it can.
 * Undefined for what is no component of the page, such as those that checkers make up.
 */
export function styleName(file: string): string | undefined {
  const index = components.findIndex((name) => file.endsWith(`src/${name}`));
  return index < 0 ? undefined : `s${index.toString(36)}`;
}

/** The colours to paint with: their names are put together of this and a number. */
const computed = '--colour-';

/** A name where it is read or declared; not a number that is counted down. */
const said = /(?<=['"`(]|style:)--[a-z][a-z\d-]*|--[a-z][a-z\d-]*(?=:)/g;

/** a to z, then ba, bb and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(97 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26)) + last;
}

function shortNamesOf(tokens: string): Map<string, string> {
  const declared = [...tokens.matchAll(/^\s*(--[a-z][a-z\d-]*):/gm)].map(([, name]) => name ?? '');
  const names = [...new Set(declared)].filter((name) => !name.startsWith(computed));
  return new Map(names.map((name, index) => [name, `--${letters(index)}`]));
}

/**
 * Gives the tokens of style names of a letter or two in the built page, where they are said five
 * hundred times. Only whole names are replaced, and only those that `tokens.css` declares; a source
 * that puts the name of another one together out of pieces stops the build.
 */
export function shortNames(): Plugin {
  let names = new Map<string, string>();
  return {
    name: 'ninefold:short-names',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      names = shortNamesOf(readFileSync(tokensFile, 'utf8'));
    },
    transform(code, id) {
      if (!id.startsWith(sources)) return undefined;
      for (const [, start = ''] of code.matchAll(/(--[a-z\d-]+-)[{$]/g)) {
        const name = [...names.keys()].find((other) => other.startsWith(start));
        if (name !== undefined) this.error(`"${start}…" may be "${name}", which gets another name`);
      }
      const changed = code.replace(said, (name) => names.get(name) ?? name);
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}
