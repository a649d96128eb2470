import type { Keeper } from '../../page/storage.ts';
import { levels, placedKinds, type Level, type PlacedKind } from '../../solver/maker.ts';

/** What is known of a puzzle of some day. */
export interface Daily {
  readonly day: Date;
  readonly level: Level;
  /** Of a variant; classic without one. */
  readonly kind?: PlacedKind;
  /** The puzzle's description: it is the same wherever it is met. */
  readonly puzzle: string;
  /** How long it took, once it is solved. */
  readonly seconds?: number;
}

/** Those opened longest ago make room. */
const most = 600;

/** The puzzles of days that were opened in this browser, kept by day, grade and kind. */
export class Dailies {
  readonly #keeper: Keeper;
  #known = $state.raw<readonly Daily[]>([]);

  constructor(keeper: Keeper) {
    this.#keeper = keeper;
    this.#known = this.#kept();
  }

  of(day: Date, level: Level, kind?: PlacedKind): Daily | undefined {
    return this.#known.find((each) => isSame(each, day, level, kind));
  }

  /** Which puzzle of a day a description is, if any. */
  named(puzzle: string): Daily | undefined {
    return this.#known.find((each) => each.puzzle === puzzle);
  }

  /** A later page may make another puzzle of a day: that one can be solved now. */
  begin(day: Date, level: Level, puzzle: string, kind?: PlacedKind): void {
    const known = this.of(day, level, kind);
    if (known && (known.puzzle === puzzle || known.seconds !== undefined)) return;
    this.#write({ day, level, ...(kind && { kind }), puzzle });
  }

  /** The first time counts. */
  solve(puzzle: string, seconds: number): void {
    const daily = this.named(puzzle);
    if (daily && daily.seconds === undefined) this.#write({ ...daily, seconds });
  }

  #write(daily: Daily): void {
    // Another tab may have added some since.
    const { day: which, level, kind } = daily;
    const others = this.#kept().filter((each) => !isSame(each, which, level, kind));
    this.#known = [...others, daily].slice(-most);
    this.#keeper.write(
      'dailies',
      this.#known.map(({ day, ...rest }) => ({ day: numberOf(day), ...rest })),
    );
  }

  #kept(): readonly Daily[] {
    const { value } = this.#keeper.read('dailies');
    return Array.isArray(value) ? value.flatMap(acceptedDaily) : [];
  }
}

/** Of what was kept only what is one. */
function acceptedDaily(kept: unknown): Daily[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const { day, level, kind, puzzle, seconds } = kept as Record<string, unknown>;
  const known = levels.find((each) => each === level);
  const placed = placedKinds.find((each) => each === kind);
  if (typeof day !== 'number' || !known || typeof puzzle !== 'string') return [];
  // Of a kind that a later page knows.
  if (kind !== undefined && !placed) return [];
  const date = new Date(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100);
  const isTimed = typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0;
  return numberOf(date) === day
    ? [
        {
          day: date,
          level: known,
          ...(placed && { kind: placed }),
          puzzle,
          ...(isTimed && { seconds }),
        },
      ]
    : [];
}

/** 20261129: the date where the person is, as a number. */
export function numberOf(day: Date): number {
  return (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();
}

function isSame(daily: Daily, day: Date, level: Level, kind: PlacedKind | undefined): boolean {
  return daily.level === level && daily.kind === kind && isSameDay(daily.day, day);
}

export function isSameDay(one: Date, other: Date): boolean {
  return numberOf(one) === numberOf(other);
}
