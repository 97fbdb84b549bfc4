import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** Findings kept of one check; the agencies beyond are stopped all the same. */
const maxFindings = 200;

/** Result of a check of the ledger: the broken accounts and postings, as `check-ledger.ts` describes them. */
interface Checked {
  accounts: readonly {
    agencyId: number | null;
    supplierId?: number;
    kind: string;
    balance: number;
    entries: number;
    proved: number | null;
  }[];
  postings: readonly {
    postingId: number;
    agencyId: number | null;
    supplierId: number | null;
    sum: number;
    entityId: number;
    provedEntity: number | null;
  }[];
  /** Read every posting from the first on. */
  isWhole: boolean;
  now: Date;
}

/** Records that a check has ended, and what it found. */
export async function recordCheck(trx: Trx, { accounts, postings, isWhole, now }: Checked): Promise<void> {
  await sql`
    INSERT INTO ledger_check_ends (ended_at, is_whole) VALUES (${now}::timestamptz, ${isWhole})
    ON CONFLICT DO NOTHING`.execute(trx);
  const findings = [
    ...accounts.map(({ agencyId, supplierId = null, kind, balance, entries, proved }) => ({
      agency_id: agencyId,
      supplier_id: supplierId,
      rule: 'account' as const,
      account_kind: kind,
      posting_id: null,
      expected: balance === entries ? proved! : entries,
      found: balance,
    })),
    ...postings.map(({ agencyId, supplierId, postingId, sum, entityId, provedEntity }) => ({
      agency_id: agencyId,
      supplier_id: supplierId,
      rule: provedEntity === null ? ('posting_sum' as const) : ('posting_entity' as const),
      account_kind: null,
      posting_id: postingId,
      expected: provedEntity ?? 0,
      found: provedEntity === null ? sum : entityId,
    })),
  ]
    // A posting without entries adds up to zero.
    .filter(({ expected, found }) => expected !== found)
    .slice(0, maxFindings)
    .map((finding) => ({ ...finding, ended_at: now }));
  if (findings.length > 0) await trx.insertInto('ledger_check_findings').values(findings).execute();
}

/** A check that found differences: when, and in the ledger of which agencies and suppliers. */
export interface FoundCheck {
  ended_at: Date;
  is_whole: boolean;
  agencies: { id: number; name: string }[];
  supplierIds: number[];
  findings: number;
}

/** Lists the checks that found differences, newest first. */
export async function listFoundChecks(db: Db, limit: number): Promise<FoundCheck[]> {
  const { rows } = await sql<FoundCheck>`
    WITH latest AS (
      SELECT ended_at FROM ledger_check_findings GROUP BY ended_at ORDER BY ended_at DESC LIMIT ${limit}
    )
    SELECT ended_at, checked.is_whole, count(*)::int AS findings,
      coalesce(jsonb_agg(DISTINCT jsonb_build_object('id', agency.id, 'name', agency.name))
        FILTER (WHERE agency.id IS NOT NULL), '[]') AS agencies,
      array_remove(array_agg(DISTINCT finding.supplier_id), NULL) AS "supplierIds"
    FROM latest JOIN ledger_check_ends checked USING (ended_at) JOIN ledger_check_findings finding USING (ended_at)
    LEFT JOIN agencies agency ON agency.id = finding.agency_id
    GROUP BY ended_at, checked.is_whole ORDER BY ended_at DESC`.execute(db);
  return rows;
}

/** The last check, and the number of checks since an instant. */
export async function countChecks(
  db: Db,
  since: Date,
): Promise<{ last: Date | null; last_whole: Date | null; count: number }> {
  const { rows } = await sql<{ last: Date | null; last_whole: Date | null; count: number }>`
    SELECT (SELECT max(ended_at) FROM ledger_check_ends) AS last,
      (SELECT max(ended_at) FROM ledger_check_ends WHERE is_whole) AS last_whole,
      (SELECT count(*)::int FROM ledger_check_ends WHERE ended_at >= ${since}::timestamptz) AS count`.execute(
    db,
  );
  return rows[0]!;
}
