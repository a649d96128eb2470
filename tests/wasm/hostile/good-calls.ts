import type { WasmModule } from '../../../site/src/engine/module/module.ts';
import type { VariantModule } from '../../../site/src/engine/module/variant-module.ts';

/** For each function of a module what it answers at once. One that is missing does not compile. */
export type Calls<Module> = {
  readonly [Name in keyof Module]: Module[Name] extends (...given: infer Given) => unknown
    ? Given
    : never;
};

/** Whatever is broken beside them, these end a call; on a busy machine the nodes are the first to do so. */
const limits = { solutions: 20, nodes: 2000, milliseconds: 3000 };
const work = { entered: '', open: [] };
const listener = () => undefined;
const puzzle = '1;;12e2b2b4b';
const contradictory = '1;;11n';
const search = { puzzle: '1;;12n', algorithm: 'recursion', order: 'fewest', singles: true };
const move = { position: 5, goal: 'event', depth: 1, budget: 500, ahead: 20 };

const shared = {
  solve: [puzzle, limits, listener],
  count: ['1;;p', limits, listener],
  count_part: ['1;;p', { number: 1, of: 3, way: '' }, limits, listener],
  first: ['1;;p', limits, listener],
  enumerate: ['1;;p', 3, 5, limits, listener],
  candidates: ['1;;12n', limits, listener],
  contradiction: [contradictory, limits, listener],
  inspect: [contradictory],
  peers: [puzzle],
  import_text: ['1234341221434321\n1200000000000000'],
  watch: [search, move],
  search_tree: [search, 50],
  steps: [puzzle, 2],
  hint: [puzzle, { entered: '0000000000000000', open: [15, 15] }, '', limits],
  path: [puzzle, work, '', limits],
  grade: [puzzle, limits],
} satisfies Partial<Calls<WasmModule>>;

/** Calls of the first module. */
export const goodCalls: Calls<WasmModule> = {
  ...shared,
  generate: [
    '1;;p',
    {
      seed: 1,
      number: 0,
      least_givens: 0,
      most_givens: 16,
      minimal: true,
      symmetry: 'half-turn',
      level: 'easy',
      needs: '',
      without: 'Naked Pair',
    },
    limits,
    listener,
  ],
  prove: ['classic', '1234341221434321\n1200000000000000'],
  export_text: [puzzle, 'rows'],
  read_assignment: ['5 3 0 0 7 0 0 0 0\n'.padEnd(9 * 18, '0 0 0 0 0 0 0 0 0\n'), 'umass'],
  answer_assignment: ['umass', puzzle, 1, limits, listener],
  describe: [],
  rate: [puzzle, limits],
};

const text = '.Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C2_4';
const variant = '1;constraints:.Thermo!R1C1!R1C2!R1C3!R1C4.Cage!3!R1C1!R1C2;e4j';
const variantSearch = { ...search, puzzle: variant };

/** Calls of the second module. */
export const goodVariantCalls: Calls<VariantModule> = {
  ...shared,
  solve: [variant, limits, listener],
  count: [variant, limits, listener],
  count_part: [variant, { number: 1, of: 3, way: '' }, limits, listener],
  first: [variant, limits, listener],
  enumerate: [variant, 1, 5, limits, listener],
  candidates: [variant, limits, listener],
  contradiction: [variant.replace('e4j', '2o'), limits, listener],
  inspect: [variant.replace('e4j', '2o')],
  peers: [variant],
  import_text: [variant],
  watch: [variantSearch, move],
  search_tree: [variantSearch, 50],
  steps: [variant, 2],
  hint: [variant, work, '', limits],
  path: [variant, work, '', limits],
  grade: [variant, limits],
  read_variant: [text],
  write_variant: [variant],
  variant_rules: [variant],
  kinds: [],
  place: ['killer', { level: '', seed: 1, number: 0 }, limits, listener],
  redundant: [variant, limits, listener],
  changeable: [variant, limits, listener],
  minimal_forms: [variant, limits, listener],
  improve: [
    variant,
    {
      aim: 'harder',
      seed: 1,
      number: 0,
      tries: 5,
      keeps_solution: true,
      symmetry: 'none',
      level: '',
    },
    limits,
    listener,
  ],
};
