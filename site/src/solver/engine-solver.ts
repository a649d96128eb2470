/** The solver of the page, kept by the engine's workers. The only part of the state that knows them. */
import type { EngineAnswer, AskOptions, Engine, Outcome, PeerGroup } from '../engine/index.ts';
import { workersFor } from '../engine/workers.ts';
import { readDescription, writeDescription } from '../puzzle/description.ts';
import { saysRules } from '../puzzle/constraints.ts';
import { RefusedRule } from './refused-rule.ts';
import { faceOf, isBase, isOfVariants } from '../rules/parameters.ts';
import { isVariant, type Puzzle, type VariantRules } from '../puzzle/puzzle.ts';
import { digitOf, type Shape } from '../puzzle/shape.ts';
import { partOf } from './described.ts';
import {
  mostOccurrences,
  type SolverAnswer,
  type Imported,
  type Inspection,
  type Job,
  type Lists,
  type Progress,
  type Question,
  type Reach,
  type Solver,
  type TextForm,
  type VariantRead,
} from './solver.ts';

/** How many solutions are fetched, to be leafed through or downloaded. */
const mostSolutions = 10_000;

export class EngineSolver implements Solver {
  #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  ask(question: Question, puzzle: Puzzle, onprogress: (progress: Progress) => void): Job {
    const aborter = new AbortController();
    const began = performance.now();
    let last: Progress = { count: '0', nodes: 0, fraction: 0, stage: 'reading' };
    const onProgress = (progress: Progress) => {
      last = progress;
      onprogress(progress);
    };
    const asked = this.#answer(question, puzzle, {
      signal: aborter.signal,
      onProgress,
    });
    const answer = asked.catch((failure: unknown) => {
      if (!aborter.signal.aborted) throw failure;
      const { count, nodes } = last;
      return {
        count,
        nodes,
        milliseconds: performance.now() - began,
        stopped: 'cancelled',
      } satisfies SolverAnswer;
    });
    return { answer, stop: () => aborter.abort() };
  }

  async inspect(puzzle: Puzzle): Promise<Inspection> {
    const value = valueOf(
      await this.#engine.ask({ kind: 'inspect', puzzle: writeDescription(puzzle) }),
    );
    const conflicts = value.conflicts.map(({ first, second, others, rule }) => ({
      cells: [...new Set([first, second, ...others])],
      rule,
    }));
    return { conflicts, open: value.marks };
  }

  async reach(puzzle: Puzzle): Promise<Reach> {
    const groups = valueOf(
      await this.#engine.ask({ kind: 'peers', puzzle: writeDescription(puzzle) }),
    );
    const union = (chosen: readonly PeerGroup[]) =>
      puzzle.givens.map((_, cell) => [
        ...new Set(chosen.flatMap((group) => group.cells[cell] ?? [])),
      ]);
    const seen = union(groups);
    const near = union(groups.filter(({ rule }) => isBase(rule)));
    return {
      seen,
      far: seen.map((cells, cell) => cells.filter((other) => !near[cell]?.includes(other))),
      different: union(groups.filter(({ rule }) => !faceOf(rule)?.allowsEqual)),
    };
  }

  async read(text: string): Promise<Imported> {
    const read = async (piece: string) =>
      partOf(valueOf(await this.#engine.ask({ kind: 'import', text: piece })));
    const first = await read(text);
    const { puzzles, problem, format } = first;
    if (problem && format) {
      // What reads lists with bad lines comes with the first of them.
      const more = await import('./read-on.ts').catch(() => undefined);
      if (more?.canReadOn(first)) return more.readOn(text, first, read);
    }
    return { puzzles, ...(problem && { problem }) };
  }

  async readVariant(text: string): Promise<VariantRead> {
    const value = valueOf(await this.#engine.ask({ kind: 'read-variant', text }));
    const { problem } = value;
    if (problem) {
      const { item, kind, argument, found, expected } = problem;
      return { kind: 'wrong', item, called: kind, argument, found, expected };
    }
    const puzzle = readDescription(value.puzzle ?? '');
    if (!puzzle) throw new Error('a description that the page cannot read');
    return { kind: 'puzzle', puzzle };
  }

  async variantRules(puzzle: Puzzle): Promise<VariantRules> {
    if (!saysRules(puzzle.rules)) return { rules: [], boxes: [] };
    const empty = { ...puzzle, givens: puzzle.givens.map(() => 0) };
    const reply = await this.#engine.ask({
      kind: 'variant-rules',
      puzzle: writeDescription(empty),
    });
    if (!reply.ok) throw new RefusedRule(reply.problem);
    return reply.value;
  }

  async writeVariant(puzzle: Puzzle): Promise<string> {
    return valueOf(
      await this.#engine.ask({ kind: 'write-variant', puzzle: writeDescription(puzzle) }),
    );
  }

  async lists(): Promise<Lists> {
    const { EngineLists } = await import('./lists.ts');
    return new EngineLists(this.#engine, workersFor(navigator));
  }

  async write(puzzle: Puzzle, form: TextForm): Promise<string> {
    if (isVariant(puzzle) && form === 'description') return writeDescription(puzzle);
    // The other forms hold the grid alone.
    const plain = { ...puzzle, rules: puzzle.rules.filter(({ name }) => !isOfVariants(name)) };
    return valueOf(
      await this.#engine.ask({ kind: 'export', puzzle: writeDescription(plain), form }),
    );
  }

  async #answer(
    question: Question,
    { shape, ...rest }: Puzzle,
    options: AskOptions,
  ): Promise<SolverAnswer> {
    const engine = this.#engine;
    const puzzle = writeDescription({ shape, ...rest });
    switch (question) {
      case 'solve':
      case 'count':
      case 'first': {
        if (question === 'count' && isVariant({ shape, ...rest }) && workersFor(navigator) > 1) {
          const { countBesideSolve } = await import('./count-beside-solve.ts');
          return plain(valueOf(await countBesideSolve(engine, puzzle, options)), shape);
        }
        return plain(valueOf(await engine.ask({ kind: question, puzzle }, options)), shape);
      }
      case 'all': {
        const value = valueOf(
          await engine.ask({ kind: 'enumerate', puzzle, skip: 0, most: mostSolutions }, options),
        );
        const solutions = value.grids.map((grid) => digitsOfGrid(grid, shape));
        return { ...plain(value, shape), solutions };
      }
      case 'candidates':
      case 'howMany': {
        const limits = question === 'howMany' && { limits: { solutions: mostOccurrences } };
        const asked = { kind: 'candidates', puzzle, ...limits } as const;
        const { cells, solutions, ...effort } = valueOf(await engine.ask(asked, options));
        return {
          ...effort,
          count: '',
          candidates: cells,
          ...(limits && { occurrences: solutions }),
        };
      }
      case 'whyNot': {
        const { cells, rules, solvable, ...effort } = valueOf(
          await engine.ask({ kind: 'contradiction', puzzle }, options),
        );
        return {
          ...effort,
          count: solvable ? '1' : '0',
          ...(cells.length > 0 && { core: cells }),
          ...(rules.length > 0 && { rulesAtOdds: rules }),
        };
      }
    }
  }
}

function valueOf<T>(reply: Outcome<T>): T {
  if (!reply.ok) throw new Error(reply.problem.code);
  return reply.value;
}

function plain(
  { count, stopped, nodes, milliseconds, solution }: EngineAnswer,
  shape: Shape,
): SolverAnswer {
  return {
    count,
    stopped,
    nodes,
    milliseconds,
    ...(solution && { solution: digitsOfGrid(solution, shape) }),
  };
}

function digitsOfGrid(text: string, shape: Shape): number[] {
  return [...text].map((character) => digitOf(shape, character));
}
