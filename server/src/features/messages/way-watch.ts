import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { listNodeHolders } from '../people/people.ts';
import { addNotice } from './add-notice.ts';
import { findWaiting, type OutboxKind } from './outbox-store.ts';

const minuteMs = 60_000;
/** A single failure may be caused by its message; a minute of failures without a success is caused by the channel. */
const downAfterMs = minuteMs;
const notifyAfterMs = 5 * minuteMs;
/** Minimum interval between two notifications of the staff about an intermittent outage. */
const notifyAgainMs = 6 * 3_600_000;
/** Age at which the oldest waiting message is reported although others are sent. */
const lateMs = 10 * minuteMs;

interface WatchDeps {
  db: Db;
  log: Logger;
  kind: OutboxKind;
  /** Receives since when no message of a channel (`mail`, `texts`) can be sent, or undefined when sending works. */
  recordDown: (way: string, since: Date | undefined) => void;
}

/**
 * Monitors whether messages of a channel are sent. While none is sent, or the oldest waits too long, it logs one
 * warning a minute with the number and age of the waiting messages; after five minutes it notifies the staff who
 * may see messages.
 */
export class WayWatch {
  private readonly deps: WatchDeps;
  /** The first failure since the last success. */
  private failingSince: Date | undefined;
  private reportedAt: Date | undefined;
  private isNotified = false;

  constructor(deps: WatchDeps) {
    this.deps = deps;
  }

  recordFailure(now: Date): void {
    this.failingSince ??= now;
  }

  /** Returns whether messages had failed before. */
  recordSuccess(): boolean {
    const wasFailing = this.failingSince !== undefined;
    this.failingSince = undefined;
    this.isNotified = false;
    return wasFailing;
  }

  /** Reports the state, at most once a minute; a no-op if there is nothing to report. */
  async report(now: Date): Promise<void> {
    const { recordDown, kind } = this.deps;
    const since = this.failingSince;
    const downMs = since ? now.getTime() - since.getTime() : 0;
    const isDown = downMs >= downAfterMs;
    recordDown(nameOf(kind), isDown ? since : undefined);
    if (this.reportedAt && now.getTime() - this.reportedAt.getTime() < minuteMs) return;
    this.reportedAt = now;
    const { count, oldest } = await findWaiting(this.deps.db, kind);
    const oldestMs = oldest ? now.getTime() - oldest.getTime() : 0;
    if (isDown || oldestMs >= lateMs) this.warn({ count, oldestMs, since: isDown ? since : undefined });
    if (downMs < notifyAfterMs || this.isNotified) return;
    await notifyDown(this.deps.db, kind, { count, minutes: Math.floor(downMs / minuteMs) }, now);
    this.isNotified = true;
  }

  private warn({
    count,
    oldestMs,
    since,
  }: {
    count: number;
    oldestMs: number;
    since: Date | undefined;
  }): void {
    const facts = {
      kind: nameOf(this.deps.kind),
      waiting: count,
      oldestMinutes: Math.floor(oldestMs / minuteMs),
      ...(since ? { downSince: since } : {}),
    };
    this.deps.log.warn(facts, since ? 'messages do not leave' : 'messages leave late');
  }
}

function nameOf(kind: OutboxKind): string {
  return kind === 'mail' ? 'mail' : 'texts';
}

/** Adds a notice for each member of staff who may see messages, unless another portal has just done so. */
async function notifyDown(
  db: Db,
  kind: OutboxKind,
  facts: { count: number; minutes: number },
  now: Date,
): Promise<void> {
  const event = kind === 'mail' ? 'mail_down' : 'texts_down';
  await inTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(hashtext(${event}))`.execute(trx);
    const known = await trx
      .selectFrom('notices')
      .select('id')
      .where('event', '=', event)
      .where('created_at', '>', new Date(now.getTime() - notifyAgainMs))
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    const staff = await listNodeHolders(trx, '/console/message/view');
    for (const { id } of staff) await addNotice(trx, id, { event, facts, now });
  });
}
