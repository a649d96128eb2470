// Makes the lists of this folder with the WASM module: node tests/bench/make-lists.mjs
// The same puzzles every time, unless the search finds other solutions first.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { loadModule } from '../../scripts/module.mjs';

const { values: options } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
if (options.help) {
  console.log('usage: make-lists.mjs   writes the puzzle lists beside it; README.md tells how');
  process.exit();
}

const module = await loadModule();
const cellCount = 81;
const empty = '.';

/** A generator of random numbers by its state (mulberry32, public domain). */
function randomFrom(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Puzzles under some rules. */
class Maker {
  constructor(rules, seed) {
    this.rules = rules;
    this.random = randomFrom(seed);
  }

  prove(cells) {
    const { counts, nodes } = module.prove(this.rules, cells.join(''));
    return { solutions: Number(counts), nodes };
  }

  shuffled(items) {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(this.random() * (last + 1));
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }

  cellOrder() {
    return this.shuffled(Array.from({ length: cellCount }, (_, cell) => cell));
  }

  /** Random digits on random cells for as long as a solution is left, until it is the only one. */
  solution() {
    const cells = Array(cellCount).fill(empty);
    for (const cell of this.cellOrder()) {
      for (const digit of this.shuffled('123456789')) {
        cells[cell] = digit;
        const { solutions } = this.prove(cells);
        if (solutions === 1) return this.filled(cells);
        if (solutions > 1) break;
      }
    }
    throw new Error('no solution');
  }

  filled(cells) {
    const limits = { solutions: 0, nodes: 0, milliseconds: 0 };
    return [...module.first(`1;${this.rules};${cells.join('')}`, limits, null).solution];
  }

  /** A puzzle with one solution in which no given can be left out. */
  minimal(solution = this.solution()) {
    const cells = [...solution];
    for (const cell of this.cellOrder()) {
      const given = cells[cell];
      cells[cell] = empty;
      if (this.prove(cells).solutions !== 1) cells[cell] = given;
    }
    return cells;
  }

  /** More givens, until no cell has to be tried. */
  easy() {
    const solution = this.solution();
    const cells = this.minimal(solution);
    for (const cell of this.cellOrder()) {
      if (this.prove(cells).nodes === 1) break;
      cells[cell] = solution[cell];
    }
    return cells;
  }

  /** Several solutions: a minimal puzzle without one of its givens. */
  fewGivens() {
    const cells = this.minimal();
    cells[this.cellOrder().find((cell) => cells[cell] !== empty)] = empty;
    return cells;
  }

  /** Several solutions, and none of them is left but one when a given is added. */
  manyGivens() {
    const solution = this.solution();
    const cells = this.minimal(solution);
    const given = this.cellOrder().find((cell) => cells[cell] !== empty);
    cells[given] = empty;
    for (const cell of this.cellOrder()) {
      const before = cells[cell];
      cells[cell] = solution[cell];
      if (this.prove(cells).solutions === 1) cells[cell] = before;
    }
    return cells;
  }

  /** No solution: a minimal puzzle with another digit in place of one of its givens. */
  spoilt() {
    for (;;) {
      const cells = this.minimal();
      const given = this.cellOrder().find((cell) => cells[cell] !== empty);
      const digits = this.shuffled('123456789').filter((digit) => digit !== cells[given]);
      for (const digit of digits) {
        cells[given] = digit;
        const { solutions, nodes } = this.prove(cells);
        if (solutions === 0 && nodes > 1) return cells;
      }
    }
  }

  /** Of so many minimal puzzles those that take the most nodes. */
  hardest(wanted, drawn) {
    return this.many(drawn, () => this.minimal())
      .map((cells) => ({ cells, nodes: this.prove(cells).nodes }))
      .sort((one, other) => other.nodes - one.nodes)
      .slice(0, wanted)
      .map(({ cells }) => cells);
  }

  many(count, make) {
    return Array.from({ length: count }, make);
  }

  /** Some of everything. */
  mixed() {
    return [
      ...this.many(10, () => this.easy()),
      ...this.many(40, () => this.minimal()),
      ...this.hardest(20, 200),
      ...this.many(15, () => this.fewGivens()),
      ...this.many(10, () => this.manyGivens()),
      ...this.many(5, () => this.spoilt()),
    ];
  }
}

const lists = {
  'classic-easy': ['classic', (maker) => maker.many(150, () => maker.easy())],
  'classic-minimal': ['classic', (maker) => maker.many(200, () => maker.minimal())],
  'classic-hard': ['classic', (maker) => maker.hardest(150, 15_000)],
  'classic-several': [
    'classic',
    (maker) => [
      ...maker.many(75, () => maker.fewGivens()),
      ...maker.many(75, () => maker.manyGivens()),
      ...maker.many(25, () => maker.spoilt()),
    ],
  ],
  'torus-knight': ['torus-knight', (maker) => maker.mixed()],
  mystic: ['torus-knight,torus-pairs:26.23', (maker) => maker.mixed()],
  asterisk: ['asterisk', (maker) => maker.mixed()],
};

Object.entries(lists).forEach(([name, [rules, make]], index) => {
  const puzzles = make(new Maker(rules, index + 1)).map((cells) => cells.join(''));
  const file = new URL(`${name}.txt`, import.meta.url);
  writeFileSync(file, `${puzzles.join('\n')}\n`);
  console.log(`${name}: ${puzzles.length}`);
});
