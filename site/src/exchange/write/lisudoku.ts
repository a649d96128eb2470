/** The JSON of lisudoku, packed into the link of its solver. */
import { compress } from './compress.ts';
import { housesOf, limitOf, parityOf, placed, type Placed } from './cells.ts';
import { besideLosses, ruleLosses, type Form, type Loss, type Outgoing } from './outgoing.ts';
import { groupsOf, pairsWhere, saidIn } from './said.ts';

const switches: Readonly<Record<string, string>> = {
  AntiKnight: 'antiKnight',
  AntiKing: 'antiKing',
  'Diagonal -1': 'primaryDiagonal',
  'Diagonal 1': 'secondaryDiagonal',
};
const lines: Readonly<Record<string, string>> = {
  Thermo: 'thermos',
  Renban: 'renbans',
  Palindrome: 'palindromes',
};
const dots: Readonly<Record<string, string>> = { WhiteDot: 'Consecutive', BlackDot: 'Double' };
const sizes: readonly number[] = [4, 6, 9];
const address = 'https://lisudoku.xyz/solver?import=';

interface Parted {
  readonly data: Readonly<Record<string, unknown>>;
  readonly losses: readonly Loss[];
}

function part(outgoing: Outgoing): Parted | undefined {
  const { puzzle } = outgoing;
  const { size } = puzzle.shape;
  if (size === undefined || !sizes.includes(size)) return undefined;
  const said = saidIn(puzzle);
  const place = (cell: number) => ({ row: Math.floor(cell / size), col: cell % size });
  const lists: Record<string, unknown[]> = {};
  const lost: string[] = [...said.others];
  const flags: Record<string, true> = {};
  const put = (field: string, clue: unknown) => (lists[field] ??= []).push(clue);
  for (const item of said.items) {
    const flag = switches[[item.kind, ...item.arguments].join(' ')];
    const limit = limitOf(item, said.shape);
    const parity = limit && parityOf(limit.values, said.shape);
    const found = placed(item, said.shape);
    const houses = housesOf(item, said.shape);
    if (flag !== undefined) flags[flag] = true;
    else if (item.kind === 'StrictKropki') flags['kropkiNegative'] = true;
    else if (limit && parity !== undefined)
      put(parity ? 'oddCells' : 'evenCells', place(limit.cell));
    else if (houses) for (const cells of houses) put('extraRegions', cells.map(place));
    else if (!found || !take(found)) lost.push(item.kind);
  }
  const negative = pairsWhere(size, (a, b) => b - a === 1 || b === 2 * a);
  const hasDots = 'kropkiDots' in lists;
  if (said.pairs.length > 0 && !hasDots && said.pairs.join(' ') === negative.join(' '))
    flags['kropkiNegative'] = true;
  else if (said.pairs.length > 0) lost.push('pairs');
  const regions = groupsOf(said.regions);
  const isWhole = regions.length === size && regions.every((cells) => cells.length === size);
  return {
    data: {
      gridSize: size,
      fixedNumbers: said.givens.flatMap((value, cell) =>
        value ? [{ position: place(cell), value }] : [],
      ),
      ...(isWhole && { regions: regions.map((cells) => cells.map(place)) }),
      ...lists,
      ...flags,
    },
    losses: [
      ...ruleLosses(lost),
      ...(isWhole ? [] : ([{ what: 'regions' }] as const)),
      ...besideLosses(outgoing),
    ],
  };

  /** False for what has no field there. */
  function take({ kind, cells, said: words }: Placed): boolean {
    const line = lines[kind];
    const dotType = dots[kind];
    const places = cells.map(place);
    const [first, second] = places;
    if (line !== undefined) put(line, places);
    else if (dotType !== undefined) put('kropkiDots', { dotType, cell1: first, cell2: second });
    else if (kind === 'Cage') {
      const sum = Number(words['sum'] ?? 0);
      put('killerCages', { sum: sum > 0 ? sum : null, region: places });
    } else if (kind === 'AllDifferent') put('extraRegions', places);
    else if (kind === 'Arrow') arrow(1);
    else if (kind === 'PillArrow' && Number(words['cells of the pill']) <= 3)
      return arrow(Number(words['cells of the pill']));
    else return false;
    return true;

    function arrow(pill: number): boolean {
      const isInOrder = cells
        .slice(0, pill)
        .every((cell, at) => at === 0 || cell > (cells[at - 1] ?? 0));
      if (!isInOrder) return false;
      put('arrows', { circleCells: places.slice(0, pill), arrowCells: places.slice(pill) });
      return true;
    }
  }
}

/** A link of its solver. */
export const lisudoku: Form = {
  losses: (outgoing) => part(outgoing)?.losses ?? [{ what: 'board' }],
  write: (outgoing) => {
    const found = part(outgoing);
    return found ? address + encodeURIComponent(compress(JSON.stringify(found.data))) : '';
  },
};
