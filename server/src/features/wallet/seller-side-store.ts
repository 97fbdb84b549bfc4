import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { AccountKind } from '../../domain/ledger/lines.ts';

/** The seller's view of a posting besides the agency's entry. */
export interface SellerSide {
  /** All entries of the posting in their order, debit positive, in minor units. */
  entries: { account: AccountKind; amount: number }[];
  /** Member of staff who asked for the act; empty if the agency or a job caused it. */
  staff: string;
  /** Second person who approved it; empty without one. */
  approvedBy: string;
}

/**
 * Finds entries and people of postings, by posting id. An act that a second person approved is posted at the time of
 * the decision, in the transaction that decides its request.
 */
export async function listSellerSides(
  db: Db,
  postingIds: readonly number[],
): Promise<Map<number, SellerSide>> {
  const { rows } = await sql<SellerSide & { id: number }>`
    SELECT posting.id,
      (SELECT json_agg(json_build_object('account', entry.account_kind, 'amount', entry.amount) ORDER BY entry.id)
        FROM ledger_entries entry WHERE entry.posting_id = posting.id) AS entries,
      coalesce(asker.nickname, clerk.nickname, '') AS staff, coalesce(approver.nickname, '') AS "approvedBy"
    FROM ledger_postings posting
    LEFT JOIN LATERAL (
      SELECT * FROM concessions concession
      WHERE concession.agency_id = posting.agency_id AND concession.decided_at = posting.created_at
        AND concession.status = 'done' AND concession.decided_by IS NOT NULL
        AND posting.user_id IN (concession.asked_by, concession.decided_by)
      ORDER BY concession.id LIMIT 1
    ) act ON true
    LEFT JOIN users asker ON asker.id = act.asked_by
    LEFT JOIN users approver ON approver.id = act.decided_by
    LEFT JOIN users clerk ON clerk.id = posting.user_id AND clerk.role = 'operator'
    WHERE posting.id = ANY(${[...new Set(postingIds)]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, ...side }) => [id, side]));
}
