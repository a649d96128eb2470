import { beforeEach, describe, expect, test } from 'vitest';

import { NeedlessSearch } from '../../../../site/src/features/set/answer/needless.svelte.ts';
import { itemsOf } from '../../../../site/src/puzzle/constraints.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { answered, appWithout, type FakeSolver } from '../../support/app.fixture.ts';

const own = new Array<number>(16).fill(1);
const other = new Array<number>(16).fill(2);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

let app: App;
let solver: FakeSolver;
let needless: NeedlessSearch;

beforeEach(() => {
  ({ app, solver } = appWithout());
  const puzzle = readDescription('1;constraints:.WhiteDot!R1C1!R1C2.BlackDot!R2C1!R2C2;p');
  if (!puzzle) throw new Error('not read');
  app.game.bring(puzzle, '');
  needless = new NeedlessSearch(app);
});

const kindsFound = () =>
  itemsOf(app.game.position.puzzle).flatMap(({ id, kind }) =>
    needless.found?.ids.includes(id) ? [kind] : [],
  );

describe('a rule is needed', () => {
  test.each([
    ['where there are more solutions without it', { count: '2', stopped: 'solution_limit' }, []],
    ['where there is none without it', { count: '0', stopped: 'complete' }, []],
    [
      'where there is another one without it',
      { count: '1', stopped: 'complete', solution: other },
      [],
    ],
    [
      'not where there is the same one',
      { count: '1', stopped: 'complete', solution: own },
      ['WhiteDot'],
    ],
  ] as const)('%s', async (_, answer, kinds) => {
    const run = needless.run(own);
    await settled();
    solver.last.answer(answered(answer));
    await settled();
    solver.last.answer(answered({ count: '2' }));
    expect(await run).toBe(true);
    expect([kindsFound(), needless.found?.unknown]).toEqual([kinds, 0]);
  });

  test('or not is unknown where time runs out', async () => {
    const run = needless.run(own);
    await settled();
    solver.last.answer(answered({ count: '1', stopped: 'time_limit', solution: own }));
    await settled();
    solver.last.answer(answered({ count: '2' }));
    await run;
    expect([kindsFound(), needless.found?.unknown]).toEqual([[], 1]);
  });
});

describe('a search', () => {
  test('that is begun again takes the place of the one before', async () => {
    const before = needless.run(own);
    await settled();
    const now = needless.run(own);
    expect(await before).toBe(false);
    await settled();
    expect(solver.asked.map(({ stopped }) => stopped)).toEqual([true, false]);
    expect(needless.found).toBeUndefined();
    for (let left = 2; left > 0; left--) {
      solver.last.answer(answered({ solution: own }));
      await settled();
    }
    expect(await now).toBe(true);
    expect(solver.asked).toHaveLength(3);
    expect(needless.found).toMatchObject({ unknown: 0 });
    expect(kindsFound()).toEqual(['WhiteDot', 'BlackDot']);
  });

  test('that is stopped finds nothing and leaves nothing under way', async () => {
    const run = needless.run(own);
    await settled();
    needless.stop();
    expect(await run).toBe(false);
    expect([solver.last.stopped, needless.found, needless.progress]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });
});
