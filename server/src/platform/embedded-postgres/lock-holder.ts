import type { ProcessIdentity } from './process-identity.ts';

/** Process that holds a data directory. */
export interface LockHolder extends ProcessIdentity {
  host: string;
  /** ISO instant at which the holder took the directory. */
  since: string;
  /** Unique for each taking, so that a holder can see that the lock is no longer its own. */
  token: string;
}
