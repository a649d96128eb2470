// The page's names of everything that crosses the boundary to the core, as the files names.ts and kinds.ts of
// site/src/engine/messages: made from what describe() and kinds() of the WASM modules list. Run by itself,
// as `npm run build:wasm` does, it writes these files.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
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

/** Where the kinds of rules are written. */
export const kindsPath = fileURLToPath(
  new URL('../site/src/engine/messages/kinds.ts', import.meta.url),
);

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
    'reasonKinds',
    'ReasonKind',
    'Why rules leave fewer candidates; core/logic/reason.hpp says what each means.',
    ({ reason_kinds }) => reason_kinds,
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

const kindsHead = `/**
 * The kinds of rules of the core, their parameters, and how each is drawn: core/variants/schema.hpp says what it
 * means. Written by scripts/names.mjs from what kinds() of the second WASM module lists, whenever
 * \`npm run build:wasm\` has built it: change them in the core.
 */

`;

/**
 * What a schema says beyond what goes without saying, so that the file is short.
 * @param {import('../site/src/engine/module/variant-module.ts').RawKind} raw
 */
function shortened({ name, role, gesture, revisits, is_block, parameters }) {
  return {
    name,
    gesture,
    ...(role !== 'rule' && { role }),
    ...(revisits && { revisits }),
    ...(is_block && { isBlock: true }),
    ...(parameters.length > 0 && { parameters: parameters.map(shortenedParameter) }),
  };
}

/** @param {import('../site/src/engine/module/variant-module.ts').RawParameter} raw */
function shortenedParameter({ name, kind, presence, least, most, otherwise, any_board, words }) {
  const hasRange = kind === 'number' || kind === 'clue';
  return {
    name,
    kind,
    ...(presence !== 'required' && { presence }),
    ...((hasRange || (kind === 'cells' && least !== 1)) && { least }),
    ...(hasRange && { most }),
    ...(otherwise !== 0 && { otherwise }),
    ...(any_board && { anyBoard: true }),
    ...(words.length > 0 && { words }),
  };
}

/**
 * The file of all kinds, formatted.
 * @param {readonly import('../site/src/engine/module/variant-module.ts').RawKind[]} kinds
 */
export async function kindsFile(kinds) {
  /** @param {(kind: import('../site/src/engine/module/variant-module.ts').RawKind) => readonly string[]} of */
  const union = (of) => [...new Set(kinds.flatMap(of))].map((name) => `'${name}'`).join(' | ');
  const text = `${kindsHead}
/** How a rule is put on a board. */
export type Gesture = ${union(({ gesture }) => [gesture])};

export interface ParameterSchema {
  readonly name: string;
  readonly kind: ${union(({ parameters }) => parameters.map(({ kind }) => kind))};
  /** Missing for one that is always there. */
  readonly presence?: 'may_be_empty' | 'may_be_missing';
  /** Of a number both ends of its range; of cells how many there are at least, if not one. */
  readonly least?: number;
  readonly most?: number;
  /** The number that is meant where none is written, if not 0. */
  readonly otherwise?: number;
  /** Of values: those of any board. */
  readonly anyBoard?: true;
  readonly words?: readonly string[];
}

export interface KindSchema {
  readonly name: string;
  readonly gesture: Gesture;
  /** Missing for a rule that may stand in a block. */
  readonly role?: 'global' | 'layout';
  /** A line of it may come back to a cell. */
  readonly revisits?: true;
  /** It is made of other rules. */
  readonly isBlock?: true;
  readonly parameters?: readonly ParameterSchema[];
}

export const kindSchemas: readonly KindSchema[] = ${JSON.stringify(kinds.map(shortened))};
`;
  return format(text, { ...(await resolveConfig(kindsPath)), filepath: kindsPath });
}

/**
 * A file that stays as it is makes nothing else new.
 * @param {string} path
 * @param {string} text
 */
function write(path, text) {
  if (!existsSync(path) || text !== readFileSync(path, 'utf8')) writeFileSync(path, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  write(namesPath, await namesFile((await loadModule()).describe()));
  write(kindsPath, await kindsFile((await loadModule('ninefold-variants')).kinds()));
}
