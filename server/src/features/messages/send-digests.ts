import type { QueueName } from '@serai/contract/back-office/queue-names';
import { digest as en } from '@serai/phrases/en/digest';
import { digest as zh } from '@serai/phrases/zh/digest';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { opensAt, type WorkCalendar } from '../../domain/working-hours.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { findRights, type Rights } from '../permissions/permissions.ts';
import { listQueueLimits, notifyStaff, type StaffQueue } from './notify-staff.ts';
import { notifyUsers } from './notify-users.ts';

/** One kind of waiting work, with its count. */
export interface DigestItem {
  what: keyof typeof zh;
  count: number;
  /** Numbers of the first objects. */
  first?: readonly string[];
}

/** Whether the readers of a digest see a queue. */
export type CoversQueue = (name: QueueName) => boolean;

/**
 * Digest sources of features: for a queue of the staff, and for a member by their rights. Empty items are
 * omitted. Sources of objects that wait in queues count those of covered queues only.
 */
export interface DigestSources {
  staff: readonly ((db: Db, queue: StaffQueue, now: Date, covers: CoversQueue) => Promise<DigestItem[]>)[];
  member: readonly ((db: Db, rights: Rights, now: Date) => Promise<DigestItem[]>)[];
}

/** Maximum delay after opening time at which a portal that was down still sends the digest. */
const LATEST_MS = 3 * 3_600_000;

/**
 * When the desk opens on a working day, notifies staff of open work for their role, and each member who has
 * switched it on of their work for the day: once a day each. Returns how many digests were sent. Idempotent, and
 * safe in several processes.
 */
export async function sendDigests(
  db: Db,
  { calendar, sources }: { calendar: WorkCalendar; sources: DigestSources },
  now: Date,
): Promise<number> {
  const day = localDate(now.getTime(), calendar.tz);
  const opens = opensAt(calendar, day);
  if (opens === undefined || now.getTime() < opens || now.getTime() >= opens + LATEST_MS) return 0;
  let sent = (await inTransaction(db, (trx) => notifyStaffOf(trx, sources, day, now))) ? 1 : 0;
  for (const userId of await listWanting(db, day)) {
    if (await inTransaction(db, (trx) => notifyMember(trx, sources, { userId, day, now }))) sent += 1;
  }
  return sent;
}

async function notifyStaffOf(trx: Trx, { staff }: DigestSources, day: string, now: Date): Promise<boolean> {
  if (!(await claim(trx, day, null, now))) return false;
  let isTold = false;
  for (const queue of ['desk', 'finance', 'editor'] as const) {
    // Roles with the same limit share a digest.
    for (const limit of await listQueueLimits(trx, queue)) {
      const covers: CoversQueue = (name) => limit === null || limit.includes(name);
      const items = (await Promise.all(staff.map((source) => source(trx, queue, now, covers)))).flat();
      const facts = write(items, day);
      if (!facts) continue;
      isTold = true;
      await notifyStaff(trx, { queue, event: 'digest_staff', facts, limit, now });
    }
  }
  return isTold;
}

async function notifyMember(
  trx: Trx,
  { member }: DigestSources,
  { userId, day, now }: { userId: number; day: string; now: Date },
): Promise<boolean> {
  const rights = await findRights(trx, userId);
  if (!rights || !(await claim(trx, day, userId, now))) return false;
  const items = (await Promise.all(member.map((source) => source(trx, rights, now)))).flat();
  const facts = write(items, day);
  if (facts) await notifyUsers(trx, sql`id = ${userId}::bigint`, { event: 'digest_member', facts, now });
  return facts !== undefined;
}

/** Claims the digest of a day; false if another process has sent it. */
async function claim(trx: Trx, day: string, user_id: number | null, now: Date): Promise<boolean> {
  const row = await trx
    .insertInto('digests')
    .values({ day, user_id, sent_at: now })
    .onConflict((known) => known.doNothing())
    .returning('day')
    .executeTakeFirst();
  return row !== undefined;
}

/** Members who have switched on the digest and have not received it on that day. */
async function listWanting(db: Db, day: string): Promise<number[]> {
  const rows = await db
    .selectFrom('message_switches as switch')
    .innerJoin('users', 'users.id', 'switch.user_id')
    .select('switch.user_id')
    .distinct()
    .where('switch.kind', '=', 'digest')
    .where('switch.is_on', '=', true)
    .where('users.agency_id', 'is not', null)
    .where('users.disabled_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('digests')
            .select('digests.day')
            .where('digests.day', '=', day)
            .whereRef('digests.user_id', '=', 'switch.user_id'),
        ),
      ),
    )
    .orderBy('switch.user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** One line per matter and language; undefined if nothing is waiting. */
function write(items: readonly DigestItem[], date: string): Record<string, string> | undefined {
  const waiting = items.filter(({ count }) => count > 0);
  if (waiting.length === 0) return undefined;
  const lines = (words: Record<DigestItem['what'], string>, [is, opens, parts, closes]: readonly string[]) =>
    waiting
      .map(({ what, count, first = [] }) => {
        const named =
          first.length === 0 ? '' : `${opens}${first.join(parts)}${first.length < count ? '…' : ''}${closes}`;
        return `${words[what]}${is}${count}${named}`;
      })
      .join('\n');
  return {
    date,
    lines_zh: lines(zh, ['：', '（', '、', '）']),
    lines_en: lines(en, [': ', ' (', ', ', ')']),
  };
}
