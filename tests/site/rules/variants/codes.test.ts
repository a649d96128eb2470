import { describe, expect, test } from 'vitest';

import { draw, rule } from './variant.fixture.ts';

describe('a rule in a code', () => {
  const said = (kind: string, ...texts: string[]) =>
    draw(
      texts.map((text, item) => rule(kind, { item, text })),
      9,
    ).list.flatMap((listed) => listed.said);

  test('says the names that its setter gave, each once', () => {
    expect(said('NFA', '.NFA~QW_1fqg~_even%20sum~R1C1~R1C2', '.NFA~QW_1fqg~R1C1~R1C2')).toEqual([
      '“even sum”',
      '',
    ]);
    expect(said('Pair', '.Pair~UFVQ~_a~R1C1~R1C2~~_b~R1C3~R1C4~~_a~R2C1~R2C2~_')).toEqual([
      '“a”, “b”',
    ]);
    expect(said('PairX', '.PairX~UFVQ~_100%~R1C1~R1C2'), 'badly written').toEqual(['“100%”']);
  });

  test('says its pattern, from either form of the code', () => {
    expect(said('Regex', '.Regex~MVsyLTldKg~R1C1~R1C2', '.Regex~%28..)*~R1C1~R1C2')).toEqual([
      '1[2-9]*',
      '(..)*',
    ]);
    expect(said('Regex', '.Regex~Pz8_Pg~R1C1~R1C2')).toEqual(['???>']);
    expect(said('Regex', '.Regex~!~R1C1~R1C2'), 'no code at all').toEqual(['']);
  });

  test('says nothing of others', () => {
    expect(said('Cage', '.Cage~5~R1C1~R1C2')).toEqual(['']);
  });
});
