import { describe, expect, test } from 'vitest';

import { noLimits } from '../../../scripts/module.mjs';
import { moduleExports } from '../../../site/src/engine/module/module.ts';
import { variantModuleExports } from '../../../site/src/engine/module/variant-module.ts';
import { randomNumbers } from '../../site/exchange/random.fixture.ts';
import { loadModule, loadVariantModule } from '../module.ts';
import { brokenCall, longCalls } from './broken-calls.ts';
import { goodCalls, goodVariantCalls } from './good-calls.ts';

type Functions = Readonly<Record<string, (...given: readonly unknown[]) => unknown>>;

const seed = 20261130;
const mostRounds = 200;
/** For the broken calls of one function. */
const millisecondsOfRounds = 200;
/** For one call, whose limits are three seconds: a busy machine is patient. */
const longest = 10_000;

/** What changes from time to time, or with what was watched before. */
const passing = ['milliseconds', 'seen', 'seen_counters', 'complete'];

/** What a reply says of the question alone. */
function replyText(reply: unknown): string {
  return JSON.stringify(reply, (key, value: unknown) => {
    if (passing.includes(key)) return undefined;
    return value instanceof Int32Array ? [...value] : value;
  });
}

/** Makes a call that may be refused: by a reply, or by an error with a message. */
function endsWell(name: string, call: () => unknown): void {
  const start = performance.now();
  try {
    const reply = call();
    expect(reply, name).toBeDefined();
  } catch (error) {
    // The module itself ends by an error of WebAssembly, and a stack without end by a RangeError.
    expect(error, name).toBeInstanceOf(Error);
    expect(error, name).not.toBeInstanceOf(WebAssembly.RuntimeError);
    expect(error, name).not.toBeInstanceOf(RangeError);
    expect((error as Error).message, name).not.toBe('');
  }
  expect(performance.now() - start, name).toBeLessThan(longest);
}

describe.each([
  ['first', await loadModule(), moduleExports, goodCalls],
  ['second', await loadVariantModule(), variantModuleExports, goodVariantCalls],
] as const)('the %s module', (_, module, names, calls) => {
  const functions = module as unknown as Functions;
  const good = calls as unknown as Readonly<Record<string, readonly unknown[]>>;
  const ask = (name: string, given = good[name] ?? []) => functions[name]?.(...given);
  const right = new Map(names.map((name) => [name as string, replyText(ask(name))]));

  test('answers every good call, the same way each time', () => {
    for (const [name, reply] of right) {
      expect(reply, name).not.toMatch(/"code":"[^"]/);
      expect(reply, name).not.toContain('"stopped":"time_limit"');
      expect(replyText(ask(name)), name).toBe(reply);
    }
  });

  test.each(names)('refuses broken calls of %s and answers the next question right', (name) => {
    const random = randomNumbers(seed);
    const end = performance.now() + millisecondsOfRounds;
    for (let round = 0; round < mostRounds && performance.now() < end; round++) {
      const broken = brokenCall(good[name] ?? [], random);
      endsWell(`${name}, round ${round}`, () => ask(name, broken));
      const other = names[random(names.length)] ?? name;
      expect(replyText(ask(other)), `${other} after ${name}, round ${round}`).toBe(
        right.get(other),
      );
    }
    expect(replyText(ask(name))).toBe(right.get(name));
  });

  test.each(names)('takes texts and lists a million long for %s', (name) => {
    for (const long of longCalls(good[name] ?? [])) {
      endsWell(`long ${name}`, () => ask(name, long));
      expect(replyText(ask(name))).toBe(right.get(name));
    }
  });
});

test('texts that fit no memory are refused before they are written anywhere', async () => {
  const first = await loadModule();
  const text = 'ü'.repeat(90_000_000);
  expect(() => first.solve(text, noLimits, null)).toThrow('No memory for a text');
  expect(first.count('1;;p', noLimits, null).count).toBe('288');
});

test('lists that are no texts take no memory with them', async () => {
  const first = await loadModule();
  for (let round = 0; round < 20; round++)
    expect(() => first.prove('classic', { length: 4e7 } as unknown as string)).toThrow(
      'std::string',
    );
  expect(first.prove('classic', '1234341221434321').counts).toBe('1');
});

test('a listener that throws cancels its question', async () => {
  const second = await loadVariantModule();
  const { puzzle } = second.read_variant('.Shape~9x9.Thermo~R1C1~R1C2');
  for (const [text, module] of [
    ['1;;zzzc', await loadModule()],
    [puzzle, second],
  ] as const) {
    let calls = 0;
    const listener = () => {
      calls++;
      throw new Error('a listener that throws');
    };
    expect(module.count(text, { ...noLimits, milliseconds: 5000 }, listener).stopped).toBe(
      'cancelled',
    );
    expect(calls).toBe(1);
  }
});
