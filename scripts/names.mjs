// The page's names of everything that crosses the boundary to the core, as the file
// site/src/engine/messages/names.ts: made from what describe() of the WASM module lists. Run by itself,
// as `npm run build:wasm` does, it writes that file.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { format, resolveConfig } from 'prettier';

import { loadModule } from './module.mjs';

/** Where they are written. */
export const namesPath = fileURLToPath(
  new URL('../site/src/engine/messages/names.ts', import.meta.url),
);

const head = `/**
 * The names that cross the boundary to the core. Written by scripts/names.mjs from what describe() of
 * the WASM module lists, whenever \`npm run build:wasm\` has built it: change them in the core.
 */

/** The core's name of a rule. The files of site/src/rules/kinds say which there are. */
export type RuleName = string;
`;

/**
 * Each list: what it is called here, the type of one of its names, what is said of it, and where it
 * comes from.
 * @type {readonly (readonly [string, string, string, (names: import('../site/src/engine/module/raw-answers.ts').RawNames) => readonly string[]])[]}
 */
const lists = [
  [
    'errorCodes',
    'ErrorCode',
    'What can be wrong with input; core/board/result.hpp says what each means.',
    ({ error_codes }) => error_codes,
  ],
  [
    'stopReasons',
    'StopReason',
    'Why a search ended; only after `complete` is its answer the whole answer.',
    ({ stop_reasons }) => stop_reasons,
  ],
  [
    'stages',
    'Stage',
    'What comes before a search, and the search; core/engine/budget.hpp says what each is.',
    ({ stages }) => stages,
  ],
  [
    'textFormats',
    'TextFormat',
    'The forms in which puzzles come; core/formats/any_text/any_text.hpp says what each is.',
    ({ formats }) => formats,
  ],
  [
    'textForms',
    'TextForm',
    'The forms in which a puzzle is copied as text; core/formats/grids/written_grid.hpp says what each is.',
    ({ forms }) => forms,
  ],
  [
    'levels',
    'Level',
    'How hard a puzzle is for a person; core/logic/technique.hpp says what each means.',
    ({ levels }) => levels,
  ],
  [
    'symmetries',
    'Symmetry',
    'What a pattern of givens looks the same after; core/generate/symmetry.hpp says what each means.',
    ({ symmetries }) => symmetries,
  ],
  [
    'plainKinds',
    'PlainKind',
    'Kinds of puzzles with the same rules in each; core/generate/kinds.hpp says which rules.',
    ({ kinds }) =>
      kinds.filter((kind) => kind.includes(' ')).map((kind) => kind.slice(0, kind.indexOf(' '))),
  ],
  [
    'placedKinds',
    'PlacedKind',
    'Kinds of puzzles whose rules are placed on the grid, different ones in each.',
    ({ kinds }) => kinds.filter((kind) => !kind.includes(' ')),
  ],
  [
    'techniques',
    'Technique',
    'The techniques of solving by hand, from what is simplest; core/logic/technique.hpp.',
    ({ techniques }) => techniques,
  ],
  [
    'traceEvents',
    'TraceEventKind',
    'What happens in a watched search; core/lessons/README.md says what each means.',
    ({ trace_events }) => trace_events,
  ],
  [
    'courses',
    'Course',
    'The courses whose assignments can be run: UCF COP3503, TU/e, UMass CMPSCI 187, CSU CS163/164.',
    ({ courses }) => courses,
  ],
];

/**
 * The whole file, formatted.
 * @param {import('../site/src/engine/module/raw-answers.ts').RawNames} names
 */
export async function namesFile(names) {
  const parts = lists.map(
    ([list, type, meaning, of]) =>
      `\n/** ${meaning} */\nexport const ${list} = ${JSON.stringify(of(names))} as const;\n` +
      `export type ${type} = (typeof ${list})[number];\n`,
  );
  return format(head + parts.join(''), {
    ...(await resolveConfig(namesPath)),
    filepath: namesPath,
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = await namesFile((await loadModule()).describe());
  // A file that stays as it is makes nothing else new.
  if (text !== readFileSync(namesPath, 'utf8')) writeFileSync(namesPath, text);
}
