import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { QueueSource } from './queue-source.ts';

/** Age from which claims of entries that no longer wait are deleted; younger ones are only ignored. */
const KEPT_MS = 86_400_000;

/** Serialises changes of one entry's claim: of two concurrent calls, the second sees the owner of the first. */
export async function lockEntry(trx: Trx, { name }: QueueSource, id: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`queue:${name}:${id}`}, 0))`.execute(trx);
}

/** Stores who has taken a locked entry, in place of an earlier claim; with `snooze`, also until when it is hidden. */
export async function upsertClaim(
  trx: Trx,
  { name: queue }: QueueSource,
  id: number,
  claim: { staffId: number; now: Date; snooze?: { until: Date; reason: string } },
): Promise<void> {
  const changes = {
    staff_id: claim.staffId,
    since: claim.now,
    snoozed_until: claim.snooze?.until ?? null,
    reason: claim.snooze?.reason ?? '',
  };
  await trx
    .insertInto('queue_claims')
    .values({ queue, object_id: id, ...changes })
    .onConflict((conflict) => conflict.columns(['queue', 'object_id']).doUpdateSet(changes))
    .execute();
}

/** Deletes the claim of a locked entry; a no-op without one. */
export async function deleteClaim(trx: Trx, { name }: QueueSource, id: number): Promise<void> {
  await trx.deleteFrom('queue_claims').where('queue', '=', name).where('object_id', '=', id).execute();
}

/** Deletes claims of entries that no longer wait; returns how many. */
export async function purgeClaims(db: Db, sources: readonly QueueSource[], now: Date): Promise<number> {
  let deleted = 0;
  for (const source of sources) {
    const { numAffectedRows } = await deleteEnded(source, now).execute(db);
    deleted += Number(numAffectedRows ?? 0);
  }
  return deleted;
}

function deleteEnded(source: QueueSource, now: Date): RawBuilder<unknown> {
  return sql`
    DELETE FROM queue_claims claim
    WHERE claim.queue = ${source.name} AND claim.since < ${new Date(now.getTime() - KEPT_MS)}::timestamptz
      AND claim.object_id NOT IN (SELECT waiting.id FROM (${source.select(now)}) waiting)`;
}
