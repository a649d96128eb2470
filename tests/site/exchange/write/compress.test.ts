import LZString from 'lz-string';
import { expect, test } from 'vitest';

import { compress } from '../../../../site/src/exchange/write/compress.ts';
import { inflate } from '../../../../site/src/exchange/payload/inflate.ts';
import { randomNumbers } from '../random.fixture.ts';

test('texts are compressed as lz-string does, and read again', () => {
  const random = randomNumbers(7);
  for (let round = 0; round < 400; round++) {
    const letters = 1 + random(40);
    const text = Array.from({ length: random(500) }, () =>
      String.fromCharCode(random(40) === 0 ? random(65_536) : 97 + random(letters)),
    ).join('');
    const encoded = compress(text);
    expect(encoded).toBe(LZString.compressToBase64(text));
    expect(inflate(encoded)).toEqual({ text });
  }
});
