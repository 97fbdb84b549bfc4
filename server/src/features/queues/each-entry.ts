import { type QueueRefusal, queueRefusals } from '@serai/contract/back-office/queue-names';
import type { Endpoint } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Done, recordAction } from '../activity/activity.ts';
import type { Named } from './open-entry.ts';
import type { QueueSource } from './queue-source.ts';

type SeveralCall = Call<Endpoint> & { input: { entries: readonly Named[] } };

/** Result for one of several entries. */
interface EntryResult extends Named {
  refusal: QueueRefusal | null;
  owner: string | null;
}

/** A change of one entry, and the path of the call that makes it for a single entry. */
interface EntryChange {
  path: string;
  change: (named: Named) => Promise<Done<unknown>>;
}

/**
 * Changes several entries in one transaction. Entries are locked in the order of queues and ids, like those of a
 * shift, so that two such calls do not block each other. An entry that is refused stays unchanged and the others
 * are done; each change has the activity row of the call for a single entry. Every other refusal rolls all back.
 */
export async function eachEntry(
  trx: Trx,
  sources: readonly QueueSource[],
  call: SeveralCall,
  { path, change }: EntryChange,
): Promise<Done<{ results: EntryResult[] }>> {
  const { userId: operatorId, nickname } = operatorOf(call);
  const { ip, now } = call;
  const results: EntryResult[] = [];
  for (const named of inLockOrder(sources, call.input.entries)) results.push(await changeOne(named));
  const done = results.filter(({ refusal }) => refusal === null).length;
  return {
    reply: { results },
    did: { on: { kind: 'operator', id: operatorId, name: nickname }, before: null, after: { entries: done } },
  };

  async function changeOne(named: Named): Promise<EntryResult> {
    try {
      const { did } = await change(named);
      await recordAction(trx, { operatorId, call: path, ip, now }, did);
      return { ...named, refusal: null, owner: null };
    } catch (failure) {
      return { ...named, ...refusalOf(failure) };
    }
  }
}

/** Each entry once, by queue and id. */
function inLockOrder(sources: readonly QueueSource[], entries: readonly Named[]): Named[] {
  return sources.flatMap(({ name }) => {
    const ids = entries.filter(({ queue }) => queue === name).map(({ object_id }) => object_id);
    return [...new Set(ids)].sort((a, b) => a - b).map((object_id) => ({ queue: name, object_id }));
  });
}

/** Returns the refusal of a single entry; throws every other failure again. */
function refusalOf(failure: unknown): Pick<EntryResult, 'refusal' | 'owner'> {
  const refusal = failure instanceof AppError && queueRefusals.find((code) => code === failure.code);
  if (!refusal) throw failure;
  return { refusal, owner: refusal === 'queue_entry_taken' ? String(failure.facts.who) : null };
}
