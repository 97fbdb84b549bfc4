import {
  type ParsedCronItem,
  parseCronItems,
  type Runner,
  type RunnerOptions,
  run,
  Logger as WorkerLogger,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import { JobGuard } from './job-guard.ts';
import { startTicker } from './ticker.ts';

/** Scheduled work; it runs once whatever the number of servers, and may be repeated. */
export interface Job {
  readonly name: string;
  /** Five cron fields, UTC. */
  readonly cron: string;
  run(now: Date): Promise<unknown>;
}

/** How long a worker that lost its connection is given to end by itself. */
const leaveAfterMs = 2000;
const watchPauseMs = 5000;

export interface JobsOptions {
  /** For checks that must not queue behind calls; default the pool of the jobs. */
  watch?: Pool;
  /** The clock of this machine, which the worker schedules by; `Date.now` when unset. */
  machineNow?: () => number;
  /** Called every few seconds with the time since which no job ran although it was due, or undefined. */
  recordSilence?: (since: Date | undefined) => void;
}

/**
 * Runs the jobs by graphile-worker in the portal's own database until stopped. A worker that ends because the
 * database was unreachable is restarted, because deadlines must not wait for a restart of the portal. Throws if the
 * schedule of a job cannot be parsed, since no job would run then.
 * No job runs while the clock of this machine differs from the database's: a fast clock would expire orders early,
 * and would mark jobs as done until that time for every portal. Marks in the future are corrected.
 */
export function startJobs(
  pool: Pool,
  jobs: readonly Job[],
  clock: Clock,
  log: Logger,
  { watch = pool, machineNow, recordSilence = () => {} }: JobsOptions = {},
): () => Promise<void> {
  const guard = new JobGuard({ watch, log, recordSilence, ...(machineNow ? { machineNow } : {}) });
  const options = runnerOptions(pool, jobs, clock, log, guard);
  let runner: Runner | undefined;
  let stopping = false;
  const work = async () => {
    if (!(await guard.admitsWorker())) return;
    runner = await run(options);
    if (stopping) await runner.stop();
    const stopWatching = startTicker('watch of jobs', watchPauseMs, () => guard.watch(runner), log);
    await untilOver(runner);
    runner = undefined;
    await stopWatching();
  };
  const stopRestarting = startTicker('jobs', 2000, work, log);
  return async () => {
    stopping = true;
    // A worker that has died cannot be stopped, and need not be.
    await runner?.stop().catch(() => {});
    await stopRestarting();
  };
}

/**
 * Waits until a worker has ended. A worker that could not record the end of a job shuts down, but if another
 * job ends meanwhile it miscounts what it waits for and never settles (graphile-worker 0.17.3, `batch` in
 * main.js). It is abandoned after a timeout: it accepts no more jobs, and its running jobs are locked in the
 * database.
 */
async function untilOver(runner: Runner): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const leftBehind = new Promise<void>((resolve) => {
    runner.events.once('pool:fatalError', () => {
      timer = setTimeout(resolve, leaveAfterMs);
    });
  });
  const ended = runner.promise.finally(() => clearTimeout(timer));
  await Promise.race([ended, leftBehind]);
  // The timer of an abandoned worker would run beside that of the next one.
  void runner.stop().catch(() => {});
}

function runnerOptions(
  pool: Pool,
  jobs: readonly Job[],
  clock: Clock,
  log: Logger,
  guard: JobGuard,
): RunnerOptions {
  const runOne = async (job: Job) => {
    await guard.refuseWrongClock();
    await job.run(clock.now());
  };
  return {
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    // Without batching, the end of a job is recorded by an unawaited query: if the connection is lost at that
    // moment, the unhandled rejection would end the portal.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: quietLogger(log),
    taskList: Object.fromEntries(jobs.map((job) => [job.name, () => runOne(job)])),
    parsedCronItems: readTimes(jobs),
  };
}

/** Throws when the cron fields of a job cannot be read; ranges take no steps. */
export function readTimes(jobs: readonly Job[]): ParsedCronItem[] {
  return parseCronItems(
    jobs.map((job) => ({
      task: job.name,
      match: job.cron,
      options: { maxAttempts: 5, jobKey: job.name, jobKeyMode: 'replace' as const },
    })),
  );
}

/** The worker's own chatter stays out of the log; its warnings and errors do not. */
function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
