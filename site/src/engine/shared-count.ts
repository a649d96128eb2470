import type { AskOptions, Engine } from './engine.ts';
import type { Stage, StopReason } from './messages/names.ts';
import type { CountPart, EngineRequest } from './messages/request-types.ts';
import type { EngineAnswer, CountedPart, Progress, Reply } from './messages/types.ts';

type CountRequest = Extract<EngineRequest, { kind: 'count' }>;

/** How long one worker counts alone, in milliseconds: most counts have ended by then. */
const aloneAtFirst = 1000;

/** Between two reports of progress, in milliseconds. */
const betweenReports = 50;

/** Whether a request is a count that workers can share: a budget of nodes is for one search. */
export function canBeShared(request: EngineRequest): request is CountRequest {
  return request.kind === 'count' && !request.limits?.nodes;
}

/**
 * Counts on one worker, and on several where that takes long: then each takes one part after
 * another, and the parts' counts are added up. Ends with the first part that fails.
 */
export function countTogether(
  engine: Engine,
  request: CountRequest,
  options: AskOptions,
  workers: number,
): Promise<Reply<'count'>> {
  return new SharedCount(engine, request, options, workers).run();
}

class SharedCount {
  readonly #engine: Engine;
  readonly #request: CountRequest;
  readonly #options: AskOptions;
  readonly #workers: number;
  readonly #begin = performance.now();
  /** Ends the parts under way. */
  readonly #ending = new AbortController();

  #parts = 1;
  #nextPart = 0;
  #partsDone = 0;
  #count = 0n;
  #nodes = 0;
  #stopped: StopReason = 'complete';
  /** Progress of the parts under way. */
  readonly #underWay = new Map<number, Progress>();
  /** What was reported last; none of its numbers goes back within a stage. */
  #reported = { count: 0n, nodes: 0, fraction: 0, stage: 'reading' as Stage };
  #reportedAt = 0;

  constructor(engine: Engine, request: CountRequest, options: AskOptions, workers: number) {
    this.#engine = engine;
    this.#request = request;
    this.#options = options;
    this.#workers = workers;
  }

  async run(): Promise<Reply<'count'>> {
    const alone = await this.#countAlone();
    if (alone.reply !== null) return alone.reply;
    this.#parts = this.#workers * alone.partsPerWorker;
    const { signal } = this.#options;
    const abort = () => this.#ending.abort(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    try {
      await Promise.all(Array.from({ length: this.#workers }, () => this.#takeParts(alone.way)));
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#ending.abort();
    }
    return { ok: true, value: this.#answer() };
  }

  /** The reply of one worker, or the way it found to count when it was not done soon. */
  async #countAlone(): Promise<
    { reply: Reply<'count'> } | { reply: null; way: string; partsPerWorker: number }
  > {
    for (let moment = aloneAtFirst; ; moment *= 4) {
      const left = this.#timeLeft();
      const reply = await this.#ask({ number: 0, of: 1, way: '' }, Math.min(left, moment), {
        ...this.#options,
        onProgress: (progress) => this.#report([progress]),
      });
      if (!reply.ok) return { reply };
      const { way, partsPerWorker, ...answer } = reply.value;
      if (answer.stopped !== 'time_limit' || left <= moment) {
        return { reply: { ok: true, value: answer } };
      }
      // A slow device may still be busy choosing the way, which every part would do again.
      if (way !== '') return { reply: null, way, partsPerWorker };
    }
  }

  /** One worker's share: part after part, until none is left or one was stopped. */
  async #takeParts(way: string): Promise<void> {
    while (this.#nextPart < this.#parts && this.#stopped === 'complete') {
      const number = this.#nextPart++;
      const left = this.#timeLeft();
      if (left <= 0) {
        this.#stopped = 'time_limit';
        return;
      }
      const part = { number, of: this.#parts, way };
      const reply = await this.#ask(part, left, {
        signal: this.#ending.signal,
        onProgress: (progress) => {
          this.#underWay.set(number, progress);
          this.#reportAll();
        },
      }).catch((reason: unknown) => {
        // Where all that was asked for has been found, the other parts were ended for that.
        if (this.#stopped === 'solution_limit') return null;
        throw reason;
      });
      if (reply === null) return;
      if (!reply.ok) throw new Error(`a part is refused: ${reply.problem.code}`);
      this.#add(number, reply.value);
    }
  }

  #add(number: number, part: CountedPart): void {
    this.#underWay.delete(number);
    this.#partsDone++;
    this.#nodes += part.nodes;
    this.#count += BigInt(part.count);
    if (this.#stopped === 'complete') this.#stopped = part.stopped;
    const most = BigInt(this.#request.limits?.solutions ?? 0);
    if (most > 0n && this.#count >= most) {
      this.#count = most;
      this.#stopped = 'solution_limit';
      this.#ending.abort();
    }
    this.#reportAll();
  }

  #ask(part: CountPart, milliseconds: number, options: AskOptions): Promise<Reply<'count-part'>> {
    const { puzzle, limits } = this.#request;
    const time = Number.isFinite(milliseconds) ? { milliseconds } : {};
    const limited = { ...limits, ...time };
    return this.#engine.ask({ kind: 'count-part', puzzle, part, limits: limited }, options);
  }

  /** Milliseconds that the request may still take. */
  #timeLeft(): number {
    const { milliseconds } = this.#request.limits ?? {};
    return milliseconds ? milliseconds - (performance.now() - this.#begin) : Infinity;
  }

  #answer(): EngineAnswer {
    return {
      count: this.#count.toString(),
      stopped: this.#stopped,
      nodes: this.#nodes,
      milliseconds: performance.now() - this.#begin,
      solution: null,
    };
  }

  #reportAll(): void {
    const done: Progress = {
      count: this.#count.toString(),
      nodes: this.#nodes,
      fraction: this.#partsDone,
      stage: 'searching',
    };
    // A worker that still reads or prepares the rules has searched nothing of its part.
    const searching = [...this.#underWay.values()].filter(({ stage }) => stage === 'searching');
    this.#report([done, ...searching], this.#parts);
  }

  /** Reports the sum of what is in the same stage; `of` is the sum of all fractions in the end. */
  #report(all: readonly Progress[], of = 1): void {
    const now = performance.now();
    if (now - this.#reportedAt < betweenReports) return;
    this.#reportedAt = now;
    const stage = all[0]?.stage ?? 'searching';
    const { count, nodes } = this.#reported;
    const fraction = stage === this.#reported.stage ? this.#reported.fraction : 0;
    const countNow = all.reduce((sum, progress) => sum + BigInt(progress.count), 0n);
    const nodesNow = all.reduce((sum, progress) => sum + progress.nodes, 0);
    const fractionNow = all.reduce((sum, progress) => sum + progress.fraction, 0) / of;
    this.#reported = {
      count: countNow > count ? countNow : count,
      nodes: Math.max(nodes, nodesNow),
      fraction: Math.max(fraction, Math.min(fractionNow, 1)),
      stage,
    };
    const { onProgress } = this.#options;
    onProgress?.({ ...this.#reported, count: this.#reported.count.toString() });
  }
}
