import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { noLimits } from '../../scripts/module.mjs';
import { moduleExports } from '../../site/src/engine/module/module.ts';
import { namesFile, namesPath } from '../../scripts/names.mjs';
import { placedKinds, plainKinds } from '../../site/src/engine/messages/names.ts';
import { rulesOfKind } from '../../site/src/features/generate/wishes.ts';
import { writeDescription } from '../../site/src/puzzle/description.ts';
import { emptyPuzzle } from '../../site/src/puzzle/puzzle.ts';
import { sizes } from '../../site/src/puzzle/shape.ts';
import { faceOf, ruleNames, switches, type Parameter } from '../../site/src/rules/index.ts';
import { externalMemory } from '../support/page/external-memory.ts';
import { loadModule, moduleBytes, ownExports } from './module.ts';
import { shapeOf } from '../../site/src/puzzle/shape.ts';

const module = await loadModule();

describe('the module and its declarations', () => {
  test('export the same functions', () => {
    expect(ownExports(module)).toEqual([...moduleExports].sort());
  });

  test('name the same rules', () => {
    const ofVariants = ruleNames.filter((name) => faceOf(name)?.isOfVariants);
    expect(ofVariants).toEqual(['constraints']);
    expect([...module.describe().rules, ...ofVariants].sort()).toEqual([...ruleNames].sort());
  });

  test('have the names in messages/names.ts that this module lists', async () => {
    // After a change of names in the core: npm run build:wasm.
    expect(readFileSync(namesPath, 'utf8')).toBe(await namesFile(module.describe()));
  });

  test('know the forms and courses that the module lists', () => {
    const { forms, courses } = module.describe();
    for (const form of forms) expect(module.export_text('1;;p', form), form).not.toBe('');
    for (const course of courses)
      expect(module.read_assignment('', course).problem.found, course).not.toBe(course);
    expect(module.read_assignment('', 'none').problem.found).toBe('none');
  });
});

describe('every kind of puzzle', () => {
  const { kinds } = module.describe();

  test('has the rules that the page gives it', () => {
    const ofPage = plainKinds.map((kind) => {
      const [puzzle] = module.import_text(
        writeDescription(rulesOfKind(kind, emptyPuzzle())),
      ).puzzles;
      return `${kind} ${puzzle}`;
    });
    expect(kinds).toEqual([...ofPage, ...placedKinds]);
  });
});

/** A parameter as the core's list has it: wasm/shared/api_values.hpp, rule_schemas(). */
function parameterText(parameter: Parameter): string {
  const { name, kind, words = [], isHouse, isOrdered } = parameter;
  const range = parameter.kind === 'number' ? [parameter.least, parameter.most] : [];
  const ofCells = [...(isHouse ? ['house'] : []), ...(isOrdered ? ['ordered'] : [])];
  return [name, kind, ...range, ...words, ...ofCells].join(':');
}

describe('every rule of the core', () => {
  const { rules, schemas } = module.describe();

  test.each(schemas)('has a face that says: %s', (schema) => {
    const [name = ''] = schema.split(' ');
    const face = faceOf(name);
    const parameters = face?.parameters?.map(parameterText);
    expect([name, face?.base ?? 'no', ...(parameters ?? [])].join(' ')).toBe(schema);
  });

  test('that is a preset has a face without arguments', () => {
    const presets = rules.filter((name) => !schemas.some((each) => each.startsWith(`${name} `)));
    expect(presets).not.toHaveLength(0);
    for (const name of presets) expect(faceOf(name)?.parameters ?? [], name).toEqual([]);
  });

  test.each(switches.map((face) => [face.name, face] as const))(
    '%s is valid for the core as its switch turns it on, on each board that has it',
    (_, face) => {
      for (const size of face.sizes ?? sizes) {
        const text = writeDescription(emptyPuzzle(shapeOf(size), [face.fresh(shapeOf(size))]));
        expect(module.inspect(text).problem.code, text).toBe('');
      }
    },
  );
});

describe('the module', () => {
  test('reports progress while it runs, and it never goes back', () => {
    const seen: { count: bigint; nodes: number; fraction: number }[] = [];
    module.count('1;;zzzc', { ...noLimits, milliseconds: 500 }, (count, nodes, fraction) =>
      seen.push({ count: BigInt(count), nodes, fraction }),
    );
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.length).toBeLessThan(30);
    seen.slice(1).forEach((now, index) => {
      const before = seen[index];
      expect(now.nodes).toBeGreaterThan(before?.nodes ?? Infinity);
      expect(now.count >= (before?.count ?? 0n)).toBe(true);
      expect(now.fraction).toBeGreaterThanOrEqual(before?.fraction ?? Infinity);
      expect(now.fraction).toBeLessThanOrEqual(1);
    });
  });

  test('gives values that can be posted to another thread', () => {
    const reply = module.enumerate('1;;p', 0, 3, noLimits, null);
    expect(structuredClone(reply)).toEqual(reply);
  });

  test('keeps no memory from one call to the next', async () => {
    const work = () => {
      for (let round = 0; round < 2000; round++) {
        module.solve(
          '1;torus-knight;98.2.37c5d98f8b4f5c5b9a3g5b7b.1983a2f4c38c127659'.replaceAll('.', 'a'),
          noLimits,
          () => undefined,
        );
        module.enumerate('1;;p', 0, 20, noLimits, null);
        module.import_text('1234341221434321\n'.repeat(3));
        module.prove('classic', '1234341221434321\n'.repeat(3));
        if (round % 40 > 0) continue;
        module.hint('1;;12e2b2b4b', { entered: '', open: [] }, '', noLimits);
        module.path('1;;12e2b2b4b', { entered: '', open: [15] }, '', noLimits);
      }
    };
    work();
    const before = externalMemory();
    work();
    work();
    expect(externalMemory() - before).toBeLessThan(512 * 1024);
    const { count_emval_handles: handles } = module as unknown as {
      count_emval_handles: () => number;
    };
    expect(handles()).toBeLessThan(10);
  });

  test('refuses more memory than it may have, instead of taking the tab down', () => {
    const text = '1234341221434321\n'.repeat(900_000);
    const reply = module.import_text(text);
    expect(reply.problem.code).toBe('too_large');
    expect(reply.puzzles).toHaveLength(100_000);
  });

  test('proves lists with any characters in their comments', () => {
    const open = '.'.repeat(81);
    const list = `# ü ∑ 😀\n12${open.slice(2)} näme\n11${open.slice(2)}\n`;
    expect(module.prove('classic', list)).toMatchObject({ problem: { code: '' }, counts: '20' });
    expect(module.prove('classic', `é${open}`).problem).toMatchObject({
      code: 'unexpected_character',
      line: 1,
      column: 1,
    });
    expect(module.prove('classic', '')).toMatchObject({ problem: { code: '' }, counts: '' });
  });

  test.each([
    ['short', 'ü'],
    ['long', 'ü∑😀'.repeat(50)],
    ['plain', 'x'.repeat(300)],
    ['with a zero among them', 'a\0ü\0b'],
  ])('takes and gives texts of any characters: %s', (_, characters) => {
    // The name of a puzzle comes back as it was.
    const named = `1234341221434321 ${characters}`;
    expect(module.import_text(named)).toMatchObject({ problem: { code: '' }, names: [characters] });
  });

  test('refuses what is no text', () => {
    expect(() => module.import_text(12 as unknown as string)).toThrow('std::string');
  });

  test.each([
    ['LF', '\n', '\n'],
    ['CRLF', '\r\n', '\r\n'],
    ['both', '\r\n', '\n'],
  ])('proves every puzzle of a list, with line ends of %s', (_, first, second) => {
    const open = '.'.repeat(79);
    const lists = [
      `12${open}${first}11${open}${second}21${open}`,
      `11${open}${first}`,
      `12${open}`,
    ];
    const counts = lists.map((list) => module.prove('classic', list).counts);
    expect(counts).toEqual(['202', '0', '2']);
  });

  test('refuses a list beyond its limit before it copies it', () => {
    const reply = module.prove('classic', '1'.repeat(100_000_000));
    expect(reply).toMatchObject({
      problem: { code: 'too_large', found: 'more', expected: 'at most 16777216 bytes' },
      counts: '',
    });
  });
});

test('the glue has no eval in it, in any of its forms', () => {
  const glue = readFileSync(new URL('../../build/wasm/ninefold.mjs', import.meta.url), 'utf8');
  expect(glue).not.toMatch(/\beval\s*\(|new Function|import\.meta/);
});

test('the module is within its budget of bytes', () => {
  // Making puzzles is 20 kB of this, and human logic 235 kB, which is compiled for speed: 25 kB of
  // that is the rating, and a technique with a search of its own takes about 5 kB. There is
  // room for a few rules, each of which takes about 300 bytes.
  expect(moduleBytes().length).toBeLessThan(619_000);
});
