import { type NoticeNews, streamHeartbeatMs } from '@serai/contract/messages/notices';
import { sql } from 'kysely';
import type { Caller, Db } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import type { Change } from '../../platform/changes/change-reader.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { EventStream } from '../../platform/http/event-streams.ts';
import { capped, countOf } from '../../platform/list/count.ts';

/** Per user and process; a further stream closes the oldest. */
const MAX_OF_A_USER = 8;
const MAX_OF_A_PROCESS = 5000;

/** Returns the expiry of the access token for each open session; others are absent. */
export type FindSessionEnds = (sessionIds: readonly number[]) => Promise<ReadonlyMap<number, Date>>;

interface Reader {
  userId: number;
  sessionId: number;
  /**
   * Expiry of the access token. When it expires or is renewed, the reader reconnects with the new one. Unset until
   * it is first read.
   */
  tokenEnds: Date | undefined;
  stream: EventStream;
}

/**
 * Open notice streams of this process. Triggers record users with changed notices, whichever process wrote
 * them; a stream starts with the current state, so no change is missed between two streams.
 */
export class NoticeStreams implements Followed {
  private readonly db: Db;
  private readonly clock: { now(): Date };
  private readonly findSessionEnds: FindSessionEnds;
  private readonly readers = new Map<number, Reader[]>();
  private count = 0;
  private untold = new Set<Reader>();
  private telling: Promise<void> = Promise.resolve();
  private beatAt = 0;

  constructor(deps: { db: Db; clock: { now(): Date }; findSessionEnds: FindSessionEnds }) {
    this.db = deps.db;
    this.clock = deps.clock;
    this.findSessionEnds = deps.findSessionEnds;
  }

  /** Opens a stream for the caller; the current state is sent as soon as it is read. */
  open({ userId, sessionId }: Caller, stream: EventStream): void {
    const reader: Reader = { userId, sessionId, tokenEnds: undefined, stream };
    const others = this.readers.get(userId) ?? [];
    this.readers.set(userId, [...others, reader]);
    this.count += 1;
    stream.onEnd(() => this.forget(reader));
    if (others.length >= MAX_OF_A_USER) this.end(others[0]!);
    this.tell([reader]).catch(() => this.end(reader));
  }

  /** @throws AppError `too_many_requests` if this process has its maximum number of streams. */
  refuseWhenFull(): void {
    if (this.count >= MAX_OF_A_PROCESS) throw new AppError('too_many_requests');
  }

  /** After a reload every user's notices may have changed. */
  async load(): Promise<void> {
    await this.tell(this.all());
  }

  async apply(changes: readonly Change[]): Promise<void> {
    const users = new Set(changes.flatMap(({ topic, id }) => (topic === 'notices' && id ? [id] : [])));
    await this.tell([...users].flatMap((userId) => this.readers.get(userId) ?? []));
  }

  /** Ends streams whose session has ended, and sends keep-alives to the others. */
  async watch(): Promise<void> {
    const readers = this.all();
    await this.keepOpen(readers);
    const now = this.clock.now().getTime();
    if (now - this.beatAt < streamHeartbeatMs) return;
    this.beatAt = now;
    for (const { stream } of readers) stream.beat();
  }

  private all(): Reader[] {
    return [...this.readers.values()].flat();
  }

  private end(reader: Reader): void {
    this.forget(reader);
    reader.stream.end();
  }

  private forget(reader: Reader): void {
    const known = this.readers.get(reader.userId) ?? [];
    if (!known.includes(reader)) return;
    const left = known.filter((one) => one !== reader);
    if (left.length > 0) this.readers.set(reader.userId, left);
    else this.readers.delete(reader.userId);
    this.untold.delete(reader);
    this.count -= 1;
  }

  /**
   * Readers that change while others are being notified are collected for the next round, so that the last
   * message is the newest.
   */
  private tell(readers: readonly Reader[]): Promise<void> {
    if (readers.length === 0) return Promise.resolve();
    for (const reader of readers) this.untold.add(reader);
    const mine = this.telling.then(() => this.notifyPending());
    this.telling = mine.catch(() => {});
    return mine;
  }

  private async notifyPending(): Promise<void> {
    const readers = [...this.untold];
    this.untold = new Set();
    if (readers.length === 0) return;
    const open = await this.keepOpen(readers);
    const news = await findNews(this.db, [...new Set(open.map(({ userId }) => userId))]);
    for (const { userId, stream } of open) stream.send(news.get(userId));
  }

  /** Returns the readers whose session is open with the same token; ends the other streams. */
  private async keepOpen(readers: readonly Reader[]): Promise<Reader[]> {
    if (readers.length === 0) return [];
    const ends = await this.findSessionEnds([...new Set(readers.map(({ sessionId }) => sessionId))]);
    const now = this.clock.now();
    return readers.filter((reader) => {
      const tokenEnds = ends.get(reader.sessionId);
      reader.tokenEnds ??= tokenEnds;
      const isOpen = tokenEnds && tokenEnds > now && tokenEnds.getTime() === reader.tokenEnds?.getTime();
      if (!isOpen) this.end(reader);
      return isOpen;
    });
  }
}

async function findNews(db: Db, userIds: readonly number[]): Promise<Map<number, NoticeNews>> {
  const { rows } = await sql<{ user_id: number; unread: number; newest: number | null }>`
    SELECT told.user_id::int, (SELECT id FROM notices WHERE notices.user_id = told.user_id ORDER BY -id LIMIT 1) AS newest,
      ${countOf(sql`SELECT FROM notices WHERE notices.user_id = told.user_id AND read_at IS NULL`)}::int AS unread
    FROM unnest(${userIds}::bigint[]) AS told (user_id)`.execute(db);
  return new Map(
    rows.map(({ user_id, unread, newest }) => [user_id, { unread: capped(unread).total, newest }]),
  );
}
