import { isDeepStrictEqual } from 'node:util';
import type { ActionObject } from '@serai/contract/staff/activity-objects';
import type { Trx } from '../../calls.ts';

type Facts = Readonly<Record<string, unknown>>;

/** Change made by a staff member; never contains a password, token or code. */
export interface StaffAction {
  on: { kind: ActionObject; id: number | null; name: string };
  /** Values by name, sums in minor units; null = it did not exist before. Unchanged values are omitted. */
  before: Facts | null;
  /** null = it is not there any more. */
  after: Facts | null;
  reason?: string;
}

/** Staff member, call, network address and time of a change. */
export interface Doer {
  operatorId: number;
  call: string;
  ip: string;
  now: Date;
}

/** Writes the audit row of a change, in its transaction. */
export async function recordAction(
  trx: Trx,
  { operatorId, call, ip, now }: Doer,
  { on, before, after, reason = '' }: StaffAction,
): Promise<void> {
  const changed = namesOfChanged(before, after);
  await trx
    .insertInto('operator_actions')
    .values({
      operator_id: operatorId,
      at: now,
      call,
      ip,
      reason,
      object_kind: on.kind,
      object_id: on.id,
      object_name: on.name,
      before: before && JSON.stringify(pick(before, changed)),
      after: after && JSON.stringify(pick(after, changed)),
    })
    .execute();
}

function namesOfChanged(before: Facts | null, after: Facts | null): string[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (!before || !after) return names;
  return names.filter((name) => !isDeepStrictEqual(before[name], after[name]));
}

function pick(facts: Facts, names: readonly string[]): Facts {
  return Object.fromEntries(names.filter((name) => name in facts).map((name) => [name, facts[name]]));
}
