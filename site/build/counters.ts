import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { FileCounts } from 'istanbul-lib-instrument';
import type { Plugin } from 'vite';

const top = fileURLToPath(new URL('../../', import.meta.url));
const sources = fileURLToPath(new URL('../src/', import.meta.url));

/** The folder for counts, when `scripts/coverage` measures; then the page is built with counters. */
const folder = process.env['NINEFOLD_COUNTS'];

const isScript = (file: string) => file.endsWith('.ts') && !file.endsWith('.d.ts');

/**
 * A rune behind a counter, `(counter, $state(0))`. Svelte wants runes alone where they stand, so
 * these counters go again; what a rune is given, such as a function, keeps its own.
 */
const countedRune = /\(cov_\w+\(\)\.s\[(\d+)\]\+\+, (?=\$(?:state|derived)\b)/g;

interface Counted {
  readonly code: string;
  /** All at zero, as if nothing of the file had run. */
  readonly counts: FileCounts;
}

/**
 * Puts a counter before every statement and into every branch. Scripts are counted as they are
 * written, before anything compiles them, so that the counts of all builds add up.
 */
async function withCounters(source: string, file: string, map?: unknown): Promise<Counted> {
  // Only now, for it takes long to load.
  const { createInstrumenter } = await import('istanbul-lib-instrument');
  const instrumenter = createInstrumenter({
    esModules: true,
    compact: false,
    preserveComments: true,
    parserPlugins: ['typescript'],
    // Not by `Function`, which the page's policy refuses.
    coverageGlobalScope: 'globalThis',
    coverageGlobalScopeFunc: false,
  });
  let code = instrumenter.instrumentSync(source, relative(top, file), map);
  const counts = instrumenter.lastFileCoverage();
  const runes: string[] = [];
  code = code.replace(countedRune, (_, id: string) => {
    runes.push(id);
    return '(';
  });
  for (const id of runes) {
    delete counts.statementMap[id];
    delete counts.s[id];
  }
  if (runes.length > 0) {
    const name = /cov_\w+/.exec(code)?.[0] ?? '';
    code += `
      for (const id of [${runes.join()}]) {
        delete ${name}().statementMap[id];
        delete ${name}().s[id];
      }`;
  }
  // The whole hash looks like a version of the page.
  return { code: code.replace(/"([\da-f]{8})[\da-f]{32}"/g, '"$1"'), counts };
}

/** Writes down, once, counts of scripts that nothing may ever load. */
async function writeZeros(to: string): Promise<void> {
  const zerosFile = join(to, 'zeros.json');
  if (existsSync(zerosFile)) return;
  const zeros: Record<string, FileCounts> = {};
  for (const name of readdirSync(sources, { recursive: true, encoding: 'utf8' })) {
    if (!isScript(name)) continue;
    const file = join(sources, name);
    const { counts } = await withCounters(readFileSync(file, 'utf8'), file);
    zeros[counts.path] = counts;
  }
  mkdirSync(to, { recursive: true });
  writeFileSync(zerosFile, JSON.stringify(zeros));
}

function writeOwn(to: string): void {
  const counts: unknown = Reflect.get(globalThis, '__coverage__');
  if (counts !== undefined) writeFileSync(join(to, 'build.json'), JSON.stringify(counts));
}

/**
 * Counts what of the page's own scripts runs, in `globalThis.__coverage__`, when `NINEFOLD_COUNTS`
 * names a folder for the counts; nothing otherwise. Goes before everything that changes sources.
 */
export function scriptCounters(): Plugin[] {
  if (folder === undefined || folder === '') return [];
  return [
    {
      name: 'ninefold:script-counters',
      enforce: 'pre',
      buildStart: () => writeZeros(folder),
      // What has run while the page was built, such as what draws it.
      closeBundle: () => writeOwn(folder),
      async transform(code, id) {
        if (!id.startsWith(sources) || !isScript(id)) return undefined;
        return { code: (await withCounters(code, id)).code, map: null };
      },
    },
  ];
}

/** The same for components, as Svelte has compiled them; goes after Svelte. */
export function componentCounters(): Plugin[] {
  if (folder === undefined || folder === '') return [];
  return [
    {
      name: 'ninefold:component-counters',
      async transform(code, id) {
        if (!id.startsWith(sources) || !id.endsWith('.svelte')) return undefined;
        const map = this.getCombinedSourcemap();
        return { code: (await withCounters(code, id, map)).code, map: null };
      },
    },
  ];
}
