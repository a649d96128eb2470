import { noRegion } from '../puzzle/regions.ts';

/** Regions while a person paints them; the puzzle keeps its own until they are whole. */
export class RegionPainting {
  #regions = $state.raw<readonly number[]>([]);
  /** What the next stroke paints; `noRegion` takes cells out of their regions. */
  region = $state(0);
  /** The regions before each stroke, the latest last. */
  #strokes = $state.raw<readonly (readonly number[])[]>([]);
  /** The stroke began on a cell of the same region: it takes cells out. */
  #erasing = false;
  /** Nothing of the stroke is painted yet. */
  #begins = true;

  constructor(regions: readonly number[]) {
    this.#regions = regions;
  }

  get regions(): readonly number[] {
    return this.#regions;
  }

  choose(region: number): void {
    this.region = region;
    this.#erasing = false;
    this.#begins = true;
  }

  /** Paints a cell; `begins` says that a stroke begins with it, and does not just go on. */
  paint(cell: number, begins: boolean): void {
    if (begins) {
      this.#begins = true;
      this.#erasing = this.#regions[cell] === this.region;
    }
    const region = this.#erasing ? noRegion : this.region;
    if (this.#regions[cell] === region) return;
    if (this.#begins) this.#strokes = [...this.#strokes, this.#regions];
    this.#begins = false;
    this.#regions = this.#regions.map((each, index) => (index === cell ? region : each));
  }

  /** No cell has a region any more. */
  clear(): void {
    this.#strokes = [...this.#strokes, this.#regions];
    this.#regions = this.#regions.map(() => noRegion);
  }

  /** Takes the last stroke back. */
  undo(): void {
    const before = this.#strokes.at(-1);
    if (!before) return;
    this.#regions = before;
    this.#strokes = this.#strokes.slice(0, -1);
    this.#begins = true;
  }
}
