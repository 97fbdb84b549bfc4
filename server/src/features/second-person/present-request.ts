import type { ActionObject } from '@serai/contract/staff/activity-objects';
import type { SecondPersonRequest } from '@serai/contract/staff/second-person';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Operator } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { type ConcessionRow, isSecondPerson } from '../concessions/concessions.ts';

export type ShownRequest = ConcessionRow & { agency: string; asker: string };

/** Requests with the names that are shown of them. */
export function selectRequests(condition: RawBuilder<unknown>): RawBuilder<ShownRequest> {
  return sql<ShownRequest>`
    SELECT request.*, coalesce(agencies.name, '') AS agency, asker.nickname AS asker
    FROM concessions request JOIN users asker ON asker.id = request.asked_by
    LEFT JOIN agencies ON agencies.id = request.agency_id
    WHERE ${condition}`;
}

/** A request as one of the staff sees it. */
export async function presentRequest(
  db: Db,
  row: ShownRequest,
  reader: Operator,
): Promise<SecondPersonRequest> {
  const { amount, currency, needs } = row;
  if (needs === 'nobody') throw new Error(`Act ${row.id} was never a request`);
  const isOpen = row.status === 'asked';
  const is_own = row.asked_by === reader.userId;
  const isSecond = await isSecondPerson(db, { ...row, needs }, reader);
  return {
    id: row.id,
    kind: row.kind,
    amount: amount === null ? null : { amount, currency: currency! },
    object_kind: row.object_kind as ActionObject,
    object_name: row.object_name,
    agency: row.agency,
    reason: row.reason,
    input: row.input as Record<string, unknown> | null,
    asked_by: row.asker,
    asked_at: toSeconds(row.asked_at),
    due: row.due_at && toSeconds(row.due_at),
    takes_effect: row.effective_at && toSeconds(row.effective_at),
    needs,
    may_confirm: isOpen && isSecond,
    may_reject: isOpen && mayReject(row, reader),
    is_own,
  };
}

/** A request is declined by whoever could approve it but for its asker, and withdrawn by the asker. */
export function mayReject(
  { asked_by, needs, effective_at, subject }: ConcessionRow,
  reader: Operator,
): boolean {
  if (asked_by === reader.userId) return subject === null;
  if (effective_at !== null) return true;
  return needs === 'administrator'
    ? reader.role === 'administrator'
    : reader.nodes.has('/console/secondPerson/decide');
}
