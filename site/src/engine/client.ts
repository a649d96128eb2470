import type { AskOptions, Engine, StartTimes } from './engine.ts';
import { EngineFailure } from './engine.ts';
import type { Environment, Launched, WorkerLike } from './launch.ts';
import { Launcher } from './launch.ts';
import type { FromWorker } from './protocol.ts';
import { canBeShared, countTogether } from './shared-count.ts';
import { requireSupport } from './support.ts';
import type { EngineRequest } from './messages/request-types.ts';
import type { Progress, Reply } from './messages/types.ts';

/**
 * How long a job waits for the workers that there are, in milliseconds, before another is started. Most
 * questions are answered sooner, and workers that start together hold up the page on a device of few cores.
 */
const waitForWorker = 50;

/** A request on its way: waiting in line, or under way on one worker. */
interface Job {
  readonly id: number;
  readonly request: EngineRequest;
  readonly onProgress: ((progress: Progress) => void) | undefined;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * The page's side of the engine: a line of jobs and a few workers. A worker computes without
 * looking up, so a job is cancelled by ending its worker; the module is compiled only once, which
 * makes the next worker cheap. What an ended worker had still sent is never heard.
 */
class EngineClient implements Engine {
  readonly #environment: Environment;
  readonly #launcher: Launcher;
  readonly #waiting: Job[] = [];
  readonly #idle: WorkerLike[] = [];
  readonly #running = new Map<WorkerLike, Job>();
  /** The worker that keeps the watched searches ready; anywhere else they would run again. */
  #watcher: WorkerLike | undefined;
  #starting = 0;
  /** Runs while jobs wait for the workers that there are. */
  #waitTimer: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;
  #closed = false;
  #answered = false;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#launcher = new Launcher(environment);
  }

  ask<R extends EngineRequest>(request: R, options: AskOptions = {}): Promise<Reply<R['kind']>> {
    // One worker stays free for short requests, as for any long job.
    const workers = this.#environment.most - 1;
    const asked: EngineRequest = request;
    if (workers > 1 && canBeShared(asked)) {
      return countTogether(this, asked, options, workers) as Promise<Reply<R['kind']>>;
    }
    return this.#askOne(request, options);
  }

  #askOne<R extends EngineRequest>(request: R, options: AskOptions): Promise<Reply<R['kind']>> {
    const { signal, onProgress } = options;
    // A signal may be that of a million jobs, of which it must not keep those that are done.
    const ended = new AbortController();
    const asked = new Promise<Reply>((resolve, reject) => {
      signal?.throwIfAborted();
      if (this.#closed) throw closedError();
      const job: Job = { id: ++this.#lastId, request, onProgress, resolve, reject };
      if (signal !== undefined) this.#cancelOnAbort(job, signal, ended.signal);
      this.#waiting.push(job);
      this.#assign();
    });
    // The worker answers with the kind that was asked; see answer().
    return asked.finally(() => ended.abort()) as Promise<Reply<R['kind']>>;
  }

  async start(): Promise<StartTimes> {
    const { times } = await this.#addWorker();
    performance.mark('ninefold:engine-ready', { detail: times });
    return times;
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#waitTimer);
    for (const worker of [...this.#idle, ...this.#running.keys()]) worker.terminate();
    for (const job of [...this.#running.values(), ...this.#waiting]) job.reject(closedError());
    this.#idle.length = 0;
    this.#waiting.length = 0;
    this.#running.clear();
  }

  /**
   * Hands waiting jobs to idle workers, and starts workers where there are too few: the first at once,
   * which compiles the module for all of them, and others when jobs still wait a little later.
   */
  #assign(): void {
    const isAlone = this.#idle.length + this.#running.size === 0;
    if (this.#handOut() === 0) return;
    if (!isAlone) this.#waitTimer ??= setTimeout(() => this.#addWorkers(), waitForWorker);
    else if (this.#starting === 0) this.#addWorkerForJobs();
  }

  /** Hands waiting jobs to idle workers; how many wait for a worker after that. */
  #handOut(): number {
    let withoutWorker = 0;
    for (const job of [...this.#waiting]) {
      const worker = this.#idleWorkerFor(job);
      if (worker !== undefined) this.#run(job, worker);
      else if (!this.#isWatchedByAnother(job)) withoutWorker++;
    }
    return withoutWorker;
  }

  /** A worker for each job that waits, as far as there may be so many. */
  #addWorkers(): void {
    this.#waitTimer = undefined;
    const present = this.#idle.length + this.#running.size + this.#starting;
    const wanted = Math.min(this.#handOut() - this.#starting, this.#environment.most - present);
    for (let count = 0; count < wanted; count++) this.#addWorkerForJobs();
  }

  /** Whether a job has to wait for the watcher, which is at work on one of its kind. */
  #isWatchedByAnother(job: Job): boolean {
    const current = this.#watcher === undefined ? undefined : this.#running.get(this.#watcher);
    return isWatching(job) && current !== undefined && isWatching(current);
  }

  #idleWorkerFor(job: Job): WorkerLike | undefined {
    const watcher = this.#idle.find((worker) => worker === this.#watcher);
    if (isWatching(job)) {
      return this.#isWatchedByAnother(job) ? undefined : (watcher ?? this.#idle.at(-1));
    }
    const full = this.#idle.length + this.#running.size >= this.#environment.most;
    return this.#idle.find((worker) => worker !== watcher) ?? (full ? watcher : undefined);
  }

  #run(job: Job, worker: WorkerLike): void {
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    this.#idle.splice(this.#idle.indexOf(worker), 1);
    this.#running.set(worker, job);
    if (isWatching(job)) this.#watcher = worker;
    worker.postMessage({ kind: 'ask', id: job.id, request: job.request });
  }

  #addWorkerForJobs(): void {
    // A failure is told to the jobs in line.
    this.#addWorker().catch(() => undefined);
  }

  async #addWorker(): Promise<Launched> {
    this.#starting++;
    let launched: Launched;
    try {
      requireSupport();
      launched = await this.#launcher.launch();
    } catch (error) {
      this.#starting--;
      // Without a worker nobody would ever answer those in line, whoever wanted this one.
      if (this.#running.size + this.#starting === 0) {
        for (const job of this.#waiting.splice(0)) job.reject(error);
      }
      throw error;
    }
    this.#starting--;
    const { worker } = launched;
    if (this.#closed) {
      worker.terminate();
      throw closedError();
    }
    worker.onmessage = ({ data }) => this.#hear(worker, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(worker, new EngineFailure('crashed', event.message || 'the worker stopped'));
    };
    worker.onmessageerror = () =>
      this.#lose(worker, new EngineFailure('crashed', 'an unreadable message'));
    this.#idle.push(worker);
    this.#assign();
    return launched;
  }

  #hear(worker: WorkerLike, message: FromWorker): void {
    const job = this.#running.get(worker);
    if (job === undefined || message.id !== job.id) return;
    switch (message.kind) {
      case 'progress':
        job.onProgress?.(message.progress);
        break;
      case 'reply':
        if (!this.#answered) performance.mark('ninefold:first-answer');
        this.#answered = true;
        this.#running.delete(worker);
        this.#idle.push(worker);
        job.resolve(message.reply);
        this.#assign();
        break;
      case 'crashed':
        this.#lose(worker, new EngineFailure('crashed', message.message));
        break;
      case 'out_of_memory':
        this.#lose(worker, new EngineFailure('out_of_memory', 'the memory could not grow'));
        break;
      case 'ready':
        break;
      default:
        message satisfies never;
    }
  }

  /** A worker is beyond use; its job fails, the jobs in line get another worker. */
  #lose(worker: WorkerLike, failure: EngineFailure): void {
    const job = this.#running.get(worker);
    this.#end(worker);
    job?.reject(failure);
    this.#assign();
  }

  #end(worker: WorkerLike): void {
    worker.onmessage = null;
    worker.onerror = null;
    worker.onmessageerror = null;
    worker.terminate();
    this.#running.delete(worker);
    if (this.#watcher === worker) this.#watcher = undefined;
    const index = this.#idle.indexOf(worker);
    if (index >= 0) this.#idle.splice(index, 1);
  }

  #cancelOnAbort(job: Job, signal: AbortSignal, ended: AbortSignal): void {
    signal.addEventListener(
      'abort',
      () => {
        const place = this.#waiting.indexOf(job);
        if (place >= 0) this.#waiting.splice(place, 1);
        const worker = [...this.#running].find(([, running]) => running === job)?.[0];
        job.reject(signal.reason);
        if (worker === undefined) return;
        this.#end(worker);
        this.#assign();
        // One worker stays warm, so that what is asked next need not wait for a start.
        if (this.#idle.length + this.#starting === 0 && !this.#closed) this.#addWorkerForJobs();
      },
      { once: true, signal: ended },
    );
  }
}

function isWatching({ request }: Job): boolean {
  return request.kind === 'watch' || request.kind === 'tree';
}

function closedError(): DOMException {
  return new DOMException('The engine was closed', 'AbortError');
}

/** An engine in that environment; nothing starts before the first request or start(). */
export function createEngineIn(environment: Environment): Engine {
  return new EngineClient(environment);
}
