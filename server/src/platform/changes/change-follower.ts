import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { startTicker } from '../jobs/ticker.ts';
import { type Change, ChangeReader } from './change-reader.ts';

const POLL_MS = 250;

/** Something that is kept in memory and follows what any process writes to the database. */
export interface Followed {
  /** Reads everything, in place of what is there. */
  load(): Promise<void>;
  /**
   * Reads again what changed; `changes` are of all topics, may be none, and may be in memory already. Anyone who keeps
   * days moves on with the calendar here.
   */
  apply(changes: readonly Change[]): Promise<void>;
}

/**
 * Keeps data in memory in step with the database, within a second: loads it, then polls what triggers record
 * in `changes`, once for all parts. Replies from memory are hints; a booking checks the database.
 */
export class ChangeFollower<T> {
  /** False until everything is read, also when it must be read again. */
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
    // Marked before the first row is read, so that no change falls between the two.
    await this.changes.begin();
    await Promise.all(this.followed.map((each) => each.load()));
    this.isLoaded = true;
  }

  /** Follows changes until the function it answers with is called, which waits for a reading under way. */
  follow(): () => Promise<void> {
    return startTicker('changes', POLL_MS, () => this.refresh(), this.log);
  }

  /** Reads what changed since the last time; what was committed before the call is in memory afterwards. */
  refresh(): Promise<void> {
    // After a reading under way, which may have begun before the caller's commit.
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
