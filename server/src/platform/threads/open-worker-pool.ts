import type { Worker } from 'node:worker_threads';
import { AppError } from '../http/app-error.ts';
import { startThread } from './start-thread.ts';

/** Runs work that would block the main thread in a pool of threads. */
export interface WorkerPool<Input, Output> {
  /**
   * Runs a job when a thread is free. Input and output are copied between threads, so they are plain data.
   * @throws AppError `busy_try_again` if too many are waiting or the job exceeds its time; the job's exception; an
   *   error if its thread ends. None of these affects other jobs.
   */
  run(input: Input): Promise<Output>;
  /** Ends the threads; running and waiting jobs are refused with `stopping`. */
  close(): Promise<void>;
}

export interface WorkerPoolBounds {
  threads: number;
  /** Maximum number of jobs waiting for a thread. */
  waiting: number;
  /** Maximum duration of a job before its thread is terminated. */
  jobMs: number;
  /** An idle thread ends after this time and frees its memory. */
  idleMs: number;
  /** Maximum JavaScript memory of a thread, in megabytes. */
  heapMb: number;
}

interface Job<Input, Output> {
  input: Input;
  resolve(output: Output): void;
  reject(error: unknown): void;
}

/** Messages of a thread: `ready` once, then one result per job. */
export type Said<Output> = 'ready' | { output: Output } | { error: unknown };

/**
 * Creates a pool whose threads run one of our modules, such as `platform/pdf/pdf-thread`; no thread runs before the
 * first job.
 */
export function openWorkerPool<Input, Output>(
  module: string,
  bounds: WorkerPoolBounds,
): WorkerPool<Input, Output> {
  const waiting: Job<Input, Output>[] = [];
  const idle: Thread<Input, Output>[] = [];
  const threads = new Set<Thread<Input, Output>>();
  let isClosed = false;

  function start(): Thread<Input, Output> {
    const thread = new Thread<Input, Output>(module, bounds, {
      whenFree: () => {
        idle.push(thread);
        handOut();
      },
      // From here on it gets no job, but counts until its memory is freed.
      whenEnding: () => {
        if (idle.includes(thread)) idle.splice(idle.indexOf(thread), 1);
      },
      whenEnded: () => {
        threads.delete(thread);
        handOut();
      },
    });
    threads.add(thread);
    return thread;
  }

  function handOut(): void {
    while (waiting.length > 0) {
      const thread = idle.pop() ?? (threads.size < bounds.threads ? start() : undefined);
      if (!thread) return;
      thread.take(waiting.shift()!);
    }
  }

  return {
    run: async (input) => {
      if (isClosed) throw new AppError('stopping');
      if (waiting.length >= bounds.waiting) throw new AppError('busy_try_again');
      return new Promise((resolve, reject) => {
        waiting.push({ input, resolve, reject });
        handOut();
      });
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new AppError('stopping'));
      await Promise.all([...threads].map((thread) => thread.end(new AppError('stopping'))));
    },
  };
}

/** Callbacks for the events of a thread. */
interface Told {
  whenFree(): void;
  whenEnding(): void;
  whenEnded(): void;
}

/** A worker thread with its current job. */
class Thread<Input, Output> {
  readonly #worker: Worker;
  readonly #bounds: WorkerPoolBounds;
  readonly #tell: Told;
  #isReady = false;
  #job: Job<Input, Output> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #cause: unknown;

  constructor(module: string, bounds: WorkerPoolBounds, tell: Told) {
    this.#bounds = bounds;
    this.#tell = tell;
    this.#worker = startThread(module, {
      resourceLimits: { maxOldGenerationSizeMb: bounds.heapMb },
    });
    this.#worker.on('message', (said: Said<Output>) => {
      if (said === 'ready') {
        this.#isReady = true;
        this.#watch();
        return;
      }
      this.#settle(said);
      this.#rest();
      tell.whenFree();
    });
    this.#worker.on('error', (error) => {
      this.#cause ??= error;
      tell.whenEnding();
    });
    this.#worker.on('exit', () => {
      clearTimeout(this.#timer);
      this.#settle({ error: this.#cause ?? new Error(`The thread of ${module} ended in its work`) });
      tell.whenEnded();
    });
  }

  take(job: Job<Input, Output>): void {
    this.#job = job;
    this.#worker.ref();
    if (this.#isReady) this.#watch();
    this.#worker.postMessage(job.input);
  }

  /** The time limit of a job starts when its thread can begin it. */
  #watch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const log = `A job took longer than ${this.#bounds.jobMs} ms; its thread is ended`;
      void this.end(new AppError('busy_try_again', { log }));
    }, this.#bounds.jobMs);
  }

  /** Terminates the thread; its job is refused with the cause. */
  async end(cause: unknown): Promise<void> {
    this.#cause ??= cause;
    this.#tell.whenEnding();
    await this.#worker.terminate();
  }

  /** An idle thread does not keep the process alive, and ends after a while. */
  #rest(): void {
    clearTimeout(this.#timer);
    this.#worker.unref();
    this.#timer = setTimeout(() => void this.end(undefined), this.#bounds.idleMs).unref();
  }

  #settle(answer: Exclude<Said<Output>, 'ready'>): void {
    const job = this.#job;
    this.#job = undefined;
    if (!job) return;
    if ('output' in answer) job.resolve(answer.output);
    else job.reject(answer.error);
  }
}
