// A rule is one file of core/rules/kinds and one of site/src/rules/kinds: its name, as a string,
// stands nowhere else in the program.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const kinds = ['core/rules/kinds', 'site/src/rules/kinds'];

/** What reads and names the rules of other programs, some of which have the same names. */
const foreign = [
  'site/src/exchange/',
  'site/src/features/open/foreign.ts',
  'site/src/words/en/exchange.ts',
];

const kindsOfOneRule = ['classic', 'knight', 'king', 'non-consecutive', 'asterisk'];

/** What knows certain rules because that is what it is about. */
const exceptions = {
  // The assignments, their files, commands and presets.
  'core/formats/assignments/mystic.cpp': ['torus-knight', 'torus-pairs'],
  'core/formats/any_text/any_text.cpp': ['asterisk'],
  'core/cli/commands/assignments/asterisk_command.cpp': ['asterisk'],
  'wasm/api_assignments.cpp': ['torus-pairs', 'asterisk'],
  'site/src/rules/presets.ts': ['classic', 'asterisk', 'torus-knight', 'pairs', 'torus-pairs'],
  'site/src/features/choose-rules/RulesPanel.svelte': ['asterisk'],
  'site/src/game/examples.ts': ['classic', 'asterisk'],
  // What a variant adds its rules to.
  'wasm/variants/api_rules.cpp': ['classic'],
  // The kinds of puzzle that can be made by name; some go by the name of their rule.
  'core/generate/kinds.cpp': [...kindsOfOneRule, 'diagonals', 'house', 'torus-knight'],
  'site/src/engine/messages/names.ts': [...kindsOfOneRule, 'diagonals'],
  'site/src/features/generate/wishes.ts': [...kindsOfOneRule, 'diagonals', 'torus-knight'],
  'site/src/words/en/wishing.ts': ['non-consecutive'],
  // A symmetry of givens goes by that name, and so does a kind of puzzle above.
  'core/generate/symmetry.cpp': ['diagonals'],
  // In a schema, cells that make a house.
  'wasm/shared/api_values.cpp': ['house'],
  // The argument of both rules about pairs goes by that name.
  'core/rules/moves.hpp': ['pairs'],
  // The option --pairs, which is older than --rules.
  'core/cli/options/rule_options.cpp': ['pairs', 'torus-pairs'],
  // The puzzle of an empty page, with boxes and without.
  'site/src/puzzle/puzzle.ts': ['classic', 'latin'],
  // What other programs say by a letter or by labels of regions.
  'core/formats/any_text/tatham.cpp': ['diagonals'],
  'core/formats/grids/region_labels.cpp': ['jigsaw'],
  // Rules that constraint text has as kinds of its own.
  'core/formats/iss/described_variant.cpp': ['king', 'knight', 'non-consecutive', 'taxicab'],
  // A house whose cells lie in fog is not told.
  'site/src/game/fog.ts': ['house'],
  // A puzzle of it alone says nothing yet that could be asked about.
  'site/src/features/set/answer/live.svelte.ts': ['classic'],
  // A style goes by that name.
  'site/src/features/choose-rules/PairEditor.svelte': ['pairs'],
  // A tint and a stroke of the board go by that name.
  ...Object.fromEntries(
    [
      'board/view.ts',
      'board/CellFace.svelte',
      'board/Overlays.svelte',
      'game/picture.ts',
      // Beside the tint, what a hint looks at: a house.
      'features/hint/hint-board.ts',
      'features/hint/lights.ts',
      'features/play/board-view.ts',
      'features/set/set-board.ts',
      'features/step/step-view.ts',
      'features/watch/watch-view.ts',
    ].map((file) => [`site/src/${file}`, ['house']]),
  ),
};

function filesUnder(folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(cpp|hpp|ts|svelte)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

/** A name as a string, or at the beginning of one that continues with an argument. */
const nameIn = (name) => new RegExp(`(["'])${name}(\\1|:)`);

/** The names that a file of kinds gives its rule and presets. */
function namesIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(/\.name = "([a-z-]+)"(?!,\s*\.kind)/g)].map(([, name]) => name);
}

const names = filesUnder(kinds[0]).flatMap(namesIn);

test('every rule of the core has a name, a file of its own and a face', () => {
  assert.ok(names.includes('knight'));
  assert.equal(new Set(names).size, names.length);
  const faces = filesUnder(kinds[1]).map((file) => readFileSync(join(root, file), 'utf8'));
  for (const name of names) {
    const count = faces.filter((text) => new RegExp(`[nN]ame: '${name}',\\n`).test(text)).length;
    assert.equal(count, 1, name);
  }
});

test('no other file of the program has the name of a rule', () => {
  const found = [];
  for (const folder of ['core', 'wasm', 'site/src']) {
    for (const file of filesUnder(folder)) {
      if ([...kinds, ...foreign].some((known) => file.startsWith(known))) continue;
      const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
      for (const name of names) {
        if (exceptions[file]?.includes(name)) continue;
        if (nameIn(name).test(code)) found.push(`${file}: ${name}`);
      }
    }
  }
  assert.deepEqual(found, []);
});

test('every exception is there', () => {
  for (const [file, known] of Object.entries(exceptions)) {
    const text = readFileSync(join(root, file), 'utf8');
    for (const name of known) {
      assert.match(text, nameIn(name), file);
    }
  }
});
