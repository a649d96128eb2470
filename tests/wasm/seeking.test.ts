import { expect, test } from 'vitest';

import { externalMemory } from '../support/page/external-memory.ts';
import { processorTime } from '../support/page/processor-time.ts';
import { loadModule } from './module.ts';

const module = await loadModule();

/** The first sample of the UCF assignment, without its givens: a search that never ends. */
const puzzle = '1;torus-knight,torus-pairs:26.23;zzzc';

/** The quickest way to search and the slowest, which is given fewer events to be done in time. */
const searches = [
  { puzzle, algorithm: 'recursion', order: 'reading', singles: false, events: 100_000_000 },
  { puzzle, algorithm: 'recursion', order: 'fewest', singles: true, events: 20_000_000 },
];

test.each(searches)(
  'goes anywhere in a trace of $events events at once: $order, singles $singles',
  ({ events, ...search }) => {
    const move = { position: 0, goal: 'stay', depth: 0, budget: 0, ahead: events };
    const before = externalMemory();
    const seen = module.watch(search, move);
    expect(seen.seen).toBe(events);
    // Checkpoints take under 4 MB; the module's memory grows in steps.
    expect(externalMemory() - before).toBeLessThan(16 * 1024 * 1024);

    const times: number[] = [];
    let position = 12_345_678;
    for (let round = 0; round < 50; round++) {
      position = (position * 48_271) % (events - 11);
      const begin = processorTime();
      const view = module.watch(search, { ...move, position, ahead: 0 });
      times.push(processorTime() - begin);
      expect(view.position).toBe(position);
    }
    times.sort((a, b) => a - b);
    // The slowest may have waited for a busy machine; nine in ten have not.
    expect(times[44]).toBeLessThan(50);
    console.info(`seeking takes ${times[25]?.toFixed(1)} ms, at most ${times[49]?.toFixed(1)} ms`);
  },
  120_000,
);
