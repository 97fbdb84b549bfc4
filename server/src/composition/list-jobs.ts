import type { Db } from '../calls.ts';
import { purgeCaptchas } from '../platform/captcha/captcha.ts';
import { pruneChanges } from '../platform/changes/change-reader.ts';
import { daysBefore } from '../platform/clock.ts';
import { purgeKeys } from '../platform/idempotency.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { purgeCounters } from '../platform/throttle/throttle.ts';
import type { RegisteredParts } from './register-features.ts';

/** Lists all scheduled jobs with their times (cron fields, UTC): those of the features, then those of the platform. */
export function listJobs(db: Db, { jobs, purges }: Pick<RegisteredParts, 'jobs' | 'purges'>): Job[] {
  return [
    ...jobs,
    { name: 'prune-changes', cron: '*/5 * * * *', run: () => pruneChanges(db) },
    {
      name: 'forget-idempotency-keys',
      cron: '17 3 * * *',
      run: (now) => purgeKeys(db, daysBefore(now, 30)),
    },
    {
      name: 'forget-what-is-over',
      cron: '27 3 * * *',
      run: async (now) => {
        await purgeCaptchas(db, now);
        await purgeCounters(db, daysBefore(now, 1));
        for (const purge of purges) await purge(now);
      },
    },
  ];
}
