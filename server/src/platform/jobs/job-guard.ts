import type { Runner } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { describeClockDifference, isClockRight, readClockDifference } from '../db/clock-difference.ts';

/** At least one job is due every minute; if none has run for this long, something is broken. */
const silenceMs = 5 * 60_000;
const repeatAlarmMs = 60_000;
const noJob = 'no job has been scheduled for five minutes';
const jobWaits = 'a job has waited or failed for five minutes';

interface GuardOptions {
  watch: Pool;
  log: Logger;
  machineNow?: () => number;
  recordSilence: (since: Date | undefined) => void;
}

/** Prevents jobs from running with a wrong clock, and reports when no job runs. */
export class JobGuard {
  private readonly options: GuardOptions;
  private readonly alarms = new Map<string, number>();
  /** Monotonic, so that it means the same when the machine's clock jumps. */
  private startedAt = performance.now();

  constructor(options: GuardOptions) {
    this.options = options;
  }

  /** Whether a worker may start; pulls marks in the future back first. */
  async admitsWorker(): Promise<boolean> {
    if (!(await this.checkClock())) return false;
    await pullMarksBack(this.options.watch);
    this.startedAt = performance.now();
    return true;
  }

  /**
   * Stops the worker if the clock is wrong or nothing is scheduled; the caller starts another one. Reports
   * overdue jobs once a minute.
   */
  async watch(runner: Runner | undefined): Promise<void> {
    if (!(await this.checkClock())) return stop(runner);
    await pullMarksBack(this.options.watch);
    const { scheduled, job, waiting } = await findSilence(this.options.watch);
    // After a pause of all portals the last jobs are old although nothing is broken.
    const isNew = performance.now() - this.startedAt < silenceMs;
    const since = scheduled ?? waiting;
    this.options.recordSilence(isNew || since === null ? undefined : since);
    if (isNew) return;
    if (waiting) this.alarm('waiting', () => this.options.log.error({ job, since: waiting }, jobWaits));
    if (!scheduled) return;
    this.alarm('silence', () => this.options.log.error({ since: scheduled }, noJob));
    await stop(runner);
  }

  /** @throws Error when the clock is wrong: the job is tried again later, by any portal. */
  async refuseWrongClock(): Promise<void> {
    const difference = await this.readDifference();
    if (!isClockRight(difference)) throw new Error(describeClockDifference(difference));
  }

  private async checkClock(): Promise<boolean> {
    const difference = await this.readDifference();
    const isRight = isClockRight(difference);
    if (!isRight) {
      this.alarm('clock', () =>
        this.options.log.error({ differenceMs: difference }, 'the clock is wrong; no job runs here'),
      );
    }
    return isRight;
  }

  private readDifference(): Promise<number> {
    return readClockDifference(this.options.watch, this.options.machineNow);
  }

  private alarm(name: string, say: () => void): void {
    const now = performance.now();
    if (now - (this.alarms.get(name) ?? Number.NEGATIVE_INFINITY) < repeatAlarmMs) return;
    this.alarms.set(name, now);
    say();
  }
}

async function stop(runner: Runner | undefined): Promise<void> {
  // A worker that has ended cannot be stopped again.
  await runner?.stop().catch(() => {});
}

/**
 * Corrects marks of the cron schedule that a wrong clock set into the future. The worker runs a job only for minutes
 * after its mark, so such a mark stops the job on every portal until that minute.
 */
async function pullMarksBack(pool: Pool): Promise<void> {
  if (!(await hasSchedule(pool))) return;
  await pool.query(
    `UPDATE graphile_worker._private_known_crontabs SET last_execution = date_trunc('minute', now())
     WHERE last_execution > now() + interval '1 minute'`,
  );
}

interface Silence {
  /** When jobs were scheduled last, if that is too long ago. */
  scheduled: Date | null;
  /** The job that waits or fails longest, if that is too long, and since when. */
  job: string | null;
  waiting: Date | null;
}

async function findSilence(pool: Pool): Promise<Silence> {
  const { rows } = await pool.query<Silence>(
    `WITH late AS (SELECT now() - $1::int * interval '1 millisecond' AS at)
     SELECT
       (SELECT max(last_execution) FROM graphile_worker._private_known_crontabs
        HAVING max(last_execution) < (SELECT at FROM late)) AS scheduled,
       oldest.identifier AS job, oldest.created_at AS waiting
     FROM late LEFT JOIN LATERAL (
       SELECT identifier, created_at
       FROM graphile_worker._private_jobs jobs JOIN graphile_worker._private_tasks tasks ON tasks.id = jobs.task_id
       WHERE locked_at IS NULL AND run_at < now() AND created_at < late.at
       ORDER BY created_at LIMIT 1
     ) AS oldest ON true`,
    [silenceMs],
  );
  return rows[0]!;
}

async function hasSchedule(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ has: boolean }>(
    `SELECT to_regclass('graphile_worker._private_known_crontabs') IS NOT NULL AS has`,
  );
  return rows[0]!.has;
}
