/// What is used of the package, which brings no types.
declare module 'istanbul-lib-instrument' {
  export interface Instrumenter {
    /** The code with counters in it. A source map of the code leads the counts to its source. */
    instrumentSync(code: string, filename: string, inputSourceMap?: unknown): string;
    /** The counters of the last file, all at zero. */
    lastFileCoverage(): FileCounts;
  }

  /** How often what of a file has run: the form that all tools of Istanbul share. */
  export interface FileCounts {
    readonly path: string;
    readonly statementMap: Record<string, unknown>;
    readonly s: Record<string, number>;
  }

  export function createInstrumenter(options: Readonly<Record<string, unknown>>): Instrumenter;
}
