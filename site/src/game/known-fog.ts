/** Of which puzzles the person knows what lies in their fog, by id: it was painted here, or lifted. */
export class KnownFog {
  #ids = new Set<string>();
  #keep: ((id: string) => void) | undefined;

  /** Begins with those that were kept; `keep` hears of each further one. */
  begin(ids: readonly string[], keep: (id: string) => void): void {
    this.#ids = new Set(ids);
    this.#keep = keep;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(id: string): void {
    if (this.#ids.has(id)) return;
    this.#ids.add(id);
    this.#keep?.(id);
  }
}
