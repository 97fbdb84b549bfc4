import type { QueueEntry } from '@serai/contract/back-office/queues';
import type { Endpoint } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done, StaffAction } from '../activity/activity.ts';
import { coversQueue } from '../people/people.ts';
import { deleteClaim, lockEntry, upsertClaim } from './claim-store.ts';
import { type EntryRow, findEntry } from './entry-store.ts';
import { presentEntry } from './present-entry.ts';
import type { QueueSource } from './queue-source.ts';

/** Input fields that name an entry. */
export interface Named {
  queue: QueueSource['name'];
  object_id: number;
}

type EntryCall = Call<Endpoint> & { input: Named };

/** A locked entry and its queue. */
export interface OpenEntry {
  source: QueueSource;
  row: EntryRow;
}

/**
 * Locks the claim of an entry that the caller may answer.
 * @throws AppError `no_permission` without the queue's node, `queue_entry_gone` if it does not wait, also for a queue
 * that the caller's role does not contain.
 */
export async function openEntry(
  trx: Trx,
  sources: readonly QueueSource[],
  call: EntryCall,
): Promise<OpenEntry> {
  const { queue, object_id } = call.input;
  const source = sources.find(({ name }) => name === queue);
  const { nodes, scope } = operatorOf(call);
  if (!source || !nodes.has(source.act)) throw new AppError('no_permission');
  if (!coversQueue(scope, queue)) throw new AppError('queue_entry_gone');
  await lockEntry(trx, source, object_id);
  const row = await findEntry(trx, source, object_id, { scope, now: call.now });
  if (!row) throw new AppError('queue_entry_gone');
  return { source, row };
}

/** Refuses with `queue_entry_taken` an entry that a colleague has taken. */
export function refuseTaken({ row }: OpenEntry, call: EntryCall): void {
  if (row.owner_id === null || row.owner_id === operatorOf(call).userId) return;
  throw new AppError('queue_entry_taken', { facts: { who: row.owner ?? '' } });
}

/** Owner of an entry, and until when it is hidden. */
interface Holding {
  ownerId: number | null;
  snooze?: { until: Date; reason: string };
}

/** Stores who owns a locked entry from now on; returns the reply and the activity entry. */
export async function holdEntry(
  trx: Trx,
  { source, row }: OpenEntry,
  { ownerId, snooze }: Holding,
  call: EntryCall,
): Promise<Done<{ entry: QueueEntry }>> {
  const { now, lang } = call;
  const isKept = source.assign ? await source.assign(trx, row.id, ownerId) : true;
  if (!isKept) throw new AppError('queue_entry_gone');
  // Where the object keeps its owner, the claim holds the snooze only.
  if (ownerId === null || (source.assign && !snooze)) await deleteClaim(trx, source, row.id);
  else await upsertClaim(trx, source, row.id, { staffId: ownerId, now, ...(snooze ? { snooze } : {}) });
  const held = await findEntry(trx, source, row.id, { scope: null, now });
  if (!held) throw new AppError('queue_entry_gone');
  return {
    reply: { entry: presentEntry(source, held, { operator: operatorOf(call), lang, now }) },
    did: {
      on: objectOf(source, row),
      before: factsOf(row),
      after: { queue: source.name, ...factsOf(held) },
      reason: snooze?.reason ?? '',
    },
  };
}

function objectOf(source: QueueSource, row: EntryRow): StaffAction['on'] {
  return source.on?.(row) ?? { kind: 'order', id: row.order_id, name: row.number };
}

function factsOf({ owner, snoozed_until }: EntryRow) {
  return { queue_owner: owner, snoozed_until: snoozed_until && toSeconds(snoozed_until) };
}
