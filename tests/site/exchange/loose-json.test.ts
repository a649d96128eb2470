import { describe, expect, test } from 'vitest';

import { readLooseJson } from '../../../site/src/exchange/payload/loose-json.ts';
import { Unreadable } from '../../../site/src/exchange/unreadable.ts';

/** Records without a prototype, compared as ordinary ones. */
const plain = (text: string): unknown => JSON.parse(JSON.stringify(readLooseJson(text)));

function faultOf(text: string): unknown {
  try {
    return readLooseJson(text);
  } catch (error) {
    if (error instanceof Unreadable) return error.fault;
    throw error;
  }
}

describe('data', () => {
  test('in JSON is what JSON.parse makes of it', () => {
    for (const text of [
      '{"a":[1,-2.5,1e3,true,false,null,"x"],"b":{"c":[]},"":0}',
      ' [ "\\u00e9\\n\\"\\\\", {} , [ [ ] ] ] ',
      '"one text"',
      '-0.25',
    ])
      expect(plain(text)).toEqual(JSON.parse(text));
  });

  test('in the spelling of SudokuPad is the same', () => {
    const text =
      "{id:'it\\'s',ce:[[,{v:5},{given:t,v:2},],[,,,]],c2:#F,c:A3E048,r:f,n:-0.5,settings:{},x:[]}";
    expect(plain(text)).toEqual({
      id: "it's",
      ce: [
        [{}, { v: 5 }, { given: true, v: 2 }, {}],
        [{}, {}, {}, {}],
      ],
      c2: '#F',
      c: 'A3E048',
      r: false,
      n: -0.5,
      settings: {},
      x: [],
    });
  });

  test('has no names that mean more than themselves', () => {
    const data = readLooseJson('{"__proto__":{"grid":1},"constructor":2}');
    expect(Object.keys(data as object)).toEqual(['__proto__', 'constructor']);
    expect(({} as Record<string, unknown>)['grid']).toBeUndefined();
  });

  test('that is none says where', () => {
    const wrong = {
      '': 'character 1',
      '{"a":1': 'character 7',
      '{"a" 1}': 'character 6',
      '[1,2': 'character 5',
      '[1 2]': 'character 4',
      '{"a":1} x': 'character 9',
      '"open': 'character 7',
      '"\\u12': 'character 4',
      '{:1}': 'character 2',
      '}': 'character 1',
      '"\\': 'character 4',
    };
    for (const [text, where] of Object.entries(wrong))
      expect(faultOf(text)).toMatchObject({ where, expected: 'data' });
  });

  test('nested without end is refused, not followed', () => {
    expect(faultOf('['.repeat(100_000))).toMatchObject({ expected: 'flatter' });
    expect(faultOf('{"a":'.repeat(100_000))).toMatchObject({ expected: 'flatter' });
  });
});
