import { expect, test } from 'vitest';

import { generating } from '../../../site/src/words/en/generating.ts';

test('the day in a title is written as the language writes it, in every month', () => {
  for (let month = 0; month < 12; month++) {
    const day = new Date(2026, month, month + 9);
    const written = day.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    expect(generating.dailyTitle(day, 'Very hard')).toBe(
      `Puzzle of the day, ${written}, very hard`,
    );
  }
});
