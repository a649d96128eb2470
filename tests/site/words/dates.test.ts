import { expect, test } from 'vitest';

import { generating } from '../../../site/src/words/en/generating.ts';
import { wishing } from '../../../site/src/words/en/wishing.ts';

test('the day in a title is written as the language writes it, in every month', () => {
  for (let month = 0; month < 12; month++) {
    const day = new Date(2026, month, month + 9);
    const written = day.toLocaleDateString('en-GB', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
    expect(generating.dailyTitle(day, 'Very hard')).toBe(`Today’s puzzle, ${written}, very hard`);
  }
});

test('a day of the calendar is told with its weekday', () => {
  expect(wishing.daily.told(new Date(2026, 10, 29), [])).toMatch(/^Sunday,? 29 November 2026$/);
  expect(wishing.daily.told(new Date(2026, 10, 28), ['easy solved'])).toMatch(
    /^Saturday,? 28 November 2026: easy solved$/,
  );
});
