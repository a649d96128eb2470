import { deflateRawSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import {
  foldFragment,
  longestLink,
  packBeside,
  splitFragment,
  unfoldFragment,
  unpackBeside,
  writeFragment,
} from '../../../site/src/game/link.ts';
import { newPosition } from '../../../site/src/game/position.ts';
import { readDescription } from '../../../site/src/puzzle/description.ts';

const cages = (count: number) =>
  Array.from({ length: count }, (_, at) => `.Cage!${(at % 20) + 5}!R1C1!R1C${(at % 8) + 2}`).join(
    '',
  );
const killer = (count: number) => `1;constraints:${cages(count)};zzzc`;

describe('a long fragment', () => {
  test('is packed, and the same when it is unpacked', async () => {
    const long = `${killer(30)}~e5~abc_-`;
    const folded = await foldFragment(long);
    expect(folded).toMatch(/^2;[\w-]+$/);
    expect(folded.length).toBeLessThan(600);
    expect(await unfoldFragment(folded)).toBe(long);
    expect(await unfoldFragment(`#${folded.replace(';', '%3B')}`)).toBe(long);
  });

  test('is as it is where it is short, and where packing gains nothing', async () => {
    expect(await foldFragment('1;knight;zzzc')).toBe('1;knight;zzzc');
    expect(await foldFragment(killer(5))).toBe(killer(5));
    const noise = Array.from({ length: 400 }, (_, at) => ((at * 7919) % 9973).toString(36)).join(
      '',
    );
    expect(await unfoldFragment(await foldFragment(noise))).toBe(noise);
  });

  test('that is damaged, or stands for more than any puzzle, is none', async () => {
    const folded = await foldFragment(killer(30));
    expect(await unfoldFragment(folded.slice(0, -9))).toBeUndefined();
    expect(await unfoldFragment('2;')).toBeUndefined();
    expect(await unfoldFragment('2;!!')).toBeUndefined();
    const swollen = deflateRawSync(`1;;${'z'.repeat(3_000_000)}`).toString('base64url');
    expect(swollen.length).toBeLessThan(longestLink);
    expect(await unfoldFragment(`2;${swollen}`)).toBeUndefined();
  });

  test('of today and before opens as it is', async () => {
    for (const old of ['1;;zzzc', '#1;knight;zzzc~e5', '1%3B%3Bzzzc', killer(40), '%E0%A4%A'])
      expect(await unfoldFragment(old)).toBe(old);
  });
});

describe('a name', () => {
  const puzzle = readDescription('1;;zzzc');
  const told = async (title: string) => {
    if (!puzzle) throw new Error('no puzzle');
    const position = newPosition(puzzle, title);
    const { beside } = splitFragment(writeFragment(position, false, await packBeside(position)));
    return beside && (await unpackBeside(beside, puzzle))?.supplement?.title;
  };

  test('travels in the link where somebody gave it', async () => {
    expect(await told('Mine')).toBe('Mine');
    for (const none of ['', 'From a link', 'Pasted puzzle']) expect(await told(none)).toBe('');
  });
});
