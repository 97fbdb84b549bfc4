import { parseCronItems, run, Logger as WorkerLogger } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';

/** Work that comes round by the clock; it runs once however many servers there are, and may be repeated. */
export interface Job {
  readonly name: string;
  /** Five cron fields, UTC. */
  readonly cron: string;
  run(now: Date): Promise<unknown>;
}

/** Runs the jobs by graphile-worker in the portal's own database until stopped. */
export async function startJobs(
  pool: Pool,
  jobs: readonly Job[],
  clock: Clock,
  log: Logger,
): Promise<() => Promise<void>> {
  const runner = await run({
    pgPool: pool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: quietLogger(log),
    taskList: Object.fromEntries(
      jobs.map((job) => [job.name, async () => void (await job.run(clock.now()))]),
    ),
    parsedCronItems: parseCronItems(
      jobs.map((job) => ({
        task: job.name,
        match: job.cron,
        options: { maxAttempts: 5, jobKey: job.name, jobKeyMode: 'replace' as const },
      })),
    ),
  });
  runner.promise.catch((error: unknown) => log.error({ err: error }, 'jobs stopped'));
  return () => runner.stop();
}

/** The worker's own chatter stays out of the log; its warnings and errors do not. */
function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error(message);
    else if (level === 'warning') log.warn(message);
  });
}
