import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { startTicker } from '../jobs/ticker.ts';
import { type Change, ChangeReader } from './change-reader.ts';

const POLL_MS = 250;

/** Data kept in memory that follows the database, whichever process writes. */
export interface Followed {
  /** Loads everything, replacing the present data. */
  load(): Promise<void>;
  /**
   * Reloads the changed data; `changes` are of all topics, may be empty, and may be applied already. Data that
   * depends on the day advances with the calendar here.
   */
  apply(changes: readonly Change[]): Promise<void>;
}

/**
 * Keeps data in memory in step with the database, within a second: loads it, then polls the changes recorded by
 * triggers in `changes`, once for all parts. Replies from memory are hints; a booking checks the database.
 */
export class ChangeFollower<T> {
  /** False until everything is loaded, also when it must be loaded again. */
  isLoaded = false;

  private readonly followed: readonly Followed[];
  private readonly log: Logger;
  private readonly changes: ChangeReader<T>;
  private last: Promise<void> = Promise.resolve();

  constructor({ db, log }: { db: Kysely<T>; log: Logger }, followed: readonly Followed[]) {
    this.followed = followed;
    this.log = log;
    this.changes = new ChangeReader(db);
  }

  /** Reads everything. */
  async load(): Promise<void> {
    this.isLoaded = false;
    // Recorded before the first row is read, so that no change in between is missed.
    await this.changes.begin();
    await Promise.all(this.followed.map((each) => each.load()));
    this.isLoaded = true;
  }

  /** Follows changes until the returned function is called, which waits for a running read. */
  follow(): () => Promise<void> {
    return startTicker('changes', POLL_MS, () => this.refresh(), this.log);
  }

  /** Reads all changes since the last time; afterwards memory contains everything committed before the call. */
  refresh(): Promise<void> {
    // Waits for a running read, which may have begun before the caller's commit.
    const mine = this.last.then(() => this.readChanges());
    this.last = mine.catch(() => {});
    return mine;
  }

  private async readChanges(): Promise<void> {
    const changes = this.isLoaded ? await this.changes.read() : 'lost';
    if (changes === 'lost') {
      this.log.warn('changes may have been missed; reading everything again');
      return this.load();
    }
    for (const each of this.followed) await each.apply(changes);
    this.changes.done();
  }
}
