import { expect, test } from 'vitest';

import type { Shape } from '../../../../site/src/puzzle/shape.ts';
import { aboutBoard } from '../../../../site/src/rules/variants/board.ts';

const nine: Shape = { rows: 9, columns: 9, digits: 9, lowest: 0, boxRows: 3, boxColumns: 3 };

test('a board without switches tells its digits, and where hints end', () => {
  expect(aboutBoard(nine, true)).toMatch(
    /^Digits from 0 to 8\. No digit stands twice in a row, column or box\. The switches are for /,
  );
  expect(aboutBoard(nine, true)).not.toContain('Hints');
  for (const larger of [{ rows: 10 }, { columns: 10 }, { digits: 10 }])
    expect(aboutBoard({ ...nine, ...larger }, false)).toContain(
      'Hints and grades know boards of up to nine rows, columns and digits.',
    );
});
