/// What is used of the package, which brings no types.
declare module 'istanbul-lib-coverage' {
  /** How often what of each file has run, by its path. */
  export type CoverageMapData = Readonly<Record<string, object>>;

  export interface CoverageMap {
    /** Adds the counts of another one. */
    merge(other: CoverageMapData): void;
    files(): readonly string[];
  }

  const library: { createCoverageMap(): CoverageMap };
  export default library;
}
