/** Conflicts of rules about the whole board, of regions, and of rules that a puzzle brings itself. */
import { saidInCode } from '../codes.ts';
import { alike, type FamilySayings, type Sayings } from './telling.ts';

const differ = (where: string, needs: string): Sayings => ({
  needs: () => needs,
  better: [alike(where)],
});

const table = (kind: string): Sayings => ({
  needs: ({ text }) => {
    const name = saidInCode(kind, text);
    return `The digits are no pair of the table${name ? ` ${name}` : ''}`;
  },
});

const code = (kind: string, what: string): Sayings => ({
  needs: ({ text }) => {
    const name = saidInCode(kind, text);
    const quoted = name.startsWith('“') ? name : `“${name}”`;
    return `The line does not fit the ${what}${name ? ` ${quoted}` : ''}`;
  },
});

export const otherSayings: FamilySayings = {
  AllDifferent: differ('in a set of cells that differ', 'The cells need different digits'),
  Diagonal: differ('on a diagonal', 'The diagonal needs different digits'),
  Windoku: differ('in a window', 'The window needs different digits'),
  DisjointSets: differ(
    'in the same place of their boxes',
    'Cells in the same place of their boxes differ',
  ),
  AntiKnight: differ('a knight’s move apart', 'Cells a knight’s move apart differ'),
  AntiKing: differ('touch', 'Cells that touch differ'),
  AntiConsecutive: { needs: () => 'Consecutive digits side by side' },
  AntiTaxicab: {
    needs: () => 'Equal digits as many steps apart as they say',
    better: [
      (broken) => {
        const [value = 0] = broken.values;
        return alike(value === 1 ? 'one step apart' : `${value} steps apart`)(broken);
      },
    ],
  },
  Jigsaw: differ('in a jigsaw region', 'The region needs different digits'),
  RegionSameValues: { needs: () => 'Rows, columns, boxes and regions need the same digits' },
  GlobalEntropy: {
    needs: () => 'Every square of four cells needs a low, a middle and a high digit',
  },
  GlobalMod: { needs: () => 'Every square of four cells needs every remainder by 3' },
  DutchFlatmates: {
    needs: () =>
      'The middle digit needs the smallest right above it, or the largest right below it',
  },
  Pair: table('Pair'),
  PairX: table('PairX'),
  Binary: table('Binary'),
  BinaryX: table('BinaryX'),
  NFA: code('NFA', 'state machine'),
  Regex: code('Regex', 'pattern'),
  Or: { needs: () => 'None of the rules of which one must hold is met' },
  And: { needs: () => 'One of the rules that must hold together is broken' },
  Replicate: { needs: () => 'One of the copies of a rule is broken' },
  Var: { needs: () => 'A rule about cells beside the grid is broken' },
  RegionSize: { needs: () => 'The regions need another size' },
  SearchPriority: { needs: () => 'These digits do not go together' },
  ConnectedValues: {
    needs: () => 'The cells with these digits must be connected',
  },
  ChaosConstruction: {
    needs: () => 'No regions can be built with these digits',
  },
  ChaosArrow: {
    needs: () => 'The circle must say how many cells its lines reach within regions',
  },
  ChaosCount: {
    needs: () => 'The square must say how many of its cells belong to one region',
  },
  Doppelganger: {
    needs: () => 'Rows, columns and boxes must each lack another digit for their 0',
  },
  Shape: { needs: () => 'These digits do not fit the board' },
  NoBoxes: { needs: () => 'These digits do not fit the board' },
};
