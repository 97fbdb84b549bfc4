import type { FastifyInstance } from 'fastify';
import type { Route } from './calls.ts';
import type { FileMakers } from './features/files/files.ts';
import type { MailFileMakers } from './features/messages/messages.ts';
import type { Followed } from './platform/changes/change-follower.ts';
import type { Job } from './platform/jobs/jobs.ts';
import type { Ticker } from './platform/jobs/ticker.ts';

/**
 * Parts of the portal that a feature adds; its file `register-<noun>.ts` returns them and
 * `composition/register-features.ts` collects them. Absent parts are empty.
 */
export interface FeatureParts {
  routes?: readonly Route[];
  /** Scheduled work; each run is executed by one process. */
  jobs?: readonly Job[];
  /** Short work that every process repeats. */
  tickers?: readonly Ticker[];
  /** In-memory data that follows database changes. */
  memory?: readonly Followed[];
  /** Makers of the files behind links, by kind. */
  files?: FileMakers;
  /** Makers of mail attachments that differ from the file of the same kind. */
  attachments?: MailFileMakers;
  /** Deletes expired rows. All features are purged once a day by one job. */
  purge?(now: Date): Promise<void>;
  /** Mounts addresses outside the contract, such as pictures. */
  mount?(server: FastifyInstance): void;
  /** Persists data that is only in memory, after the last request; logs its own failures. */
  flush?(): Promise<void>;
}
