import { describe, expect, test } from 'vitest';

import { RegionPainting } from '../../../site/src/game/painting.svelte.ts';
import { gapsIn, isWhole, noRegion, numberedInOrder } from '../../../site/src/puzzle/regions.ts';
import { editorWords } from '../../../site/src/words/rule-editors.ts';

const boxes = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3];

/** Regions with some cells changed. */
const but = (changes: Readonly<Record<number, number>>) =>
  boxes.map((region, cell) => changes[cell] ?? region);

describe('what painted regions lack', () => {
  const said = (regions: readonly number[]) => {
    const { unpainted, uneven } = gapsIn(regions, 4);
    return editorWords.regionsMissing(unpainted, uneven, 4);
  };

  test('nothing where every region has as many cells as there are digits', () => {
    expect(isWhole(gapsIn(boxes, 4))).toBe(true);
    // They need not hang together.
    expect(isWhole(gapsIn(but({ 0: 3, 15: 0 }), 4))).toBe(true);
  });

  test('cells without a region, and regions of another size', () => {
    expect(isWhole(gapsIn(but({ 0: noRegion }), 4))).toBe(false);
    expect(said(but({ 0: noRegion }))).toBe('1 cell has no region. Region 1 has 3 of 4 cells.');
    expect(isWhole(gapsIn(but({ 0: 1 }), 4))).toBe(false);
    expect(said(but({ 0: 1 }))).toBe(
      'Region 1 has 3 of 4 cells, and one other region does not have 4 either.',
    );
    expect(said(boxes.map(() => noRegion))).toBe(
      '16 cells have no region. Region 1 has 0 of 4 cells, and 3 other regions do not have 4 either.',
    );
  });

  test('regions are numbered as they appear', () => {
    expect(numberedInOrder(but({ 0: 3, 15: 0 }))).toEqual([
      0, 1, 2, 2, 1, 1, 2, 2, 3, 3, 0, 0, 3, 3, 0, 1,
    ]);
  });
});

describe('painting', () => {
  test('a stroke paints the chosen region, and is taken back as one', () => {
    const painting = new RegionPainting(boxes);
    painting.choose(1);
    painting.paint(0, true);
    painting.paint(1, false);
    painting.paint(1, false);
    painting.paint(2, false);
    expect(painting.regions).toEqual(but({ 0: 1, 1: 1 }));
    painting.choose(2);
    painting.paint(5, true);
    expect(painting.regions).toEqual(but({ 0: 1, 1: 1, 5: 2 }));
    painting.undo();
    expect(painting.regions).toEqual(but({ 0: 1, 1: 1 }));
    painting.undo();
    expect(painting.regions).toEqual(boxes);
    painting.undo();
    expect(painting.regions).toEqual(boxes);
  });

  test('a stroke that begins on a cell of its region takes cells out', () => {
    const painting = new RegionPainting(boxes);
    painting.paint(0, true);
    painting.paint(2, false);
    expect(painting.regions).toEqual(but({ 0: noRegion, 2: noRegion }));
    painting.paint(0, true);
    expect(painting.regions).toEqual(but({ 2: noRegion }));
    painting.choose(noRegion);
    painting.paint(2, true);
    painting.paint(3, false);
    expect(painting.regions).toEqual(but({ 2: noRegion, 3: noRegion }));
    painting.undo();
    expect(painting.regions).toEqual(but({ 2: noRegion }));
  });

  test('a cleared board comes back', () => {
    const painting = new RegionPainting(boxes);
    painting.clear();
    expect(new Set(painting.regions)).toEqual(new Set([noRegion]));
    painting.undo();
    expect(painting.regions).toEqual(boxes);
  });
});
