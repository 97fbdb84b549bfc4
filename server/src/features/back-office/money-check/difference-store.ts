import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../../calls.ts';
import type { AmountProof, EntityProof } from '../../wallet/wallet.ts';

/** A broken rule of an agency's ledger, with the postings that show it. Minor units, debit positive. */
export interface FoundDifference {
  rule: 'posting_sum' | 'posting_entity' | 'entry_chain' | 'stored_balance' | 'interim_sum' | 'document';
  account: string | null;
  expected: number;
  found: number;
  document: { kind: string; id: number } | null;
  posting_ids: number[];
  /** Selling companies, for `posting_entity`. */
  companies?: { expected: string; found: string };
}

/** Postings whose entries do not add up to zero, or that have none. */
export async function findUnbalancedPostings(
  trx: Trx,
  agencyId: number,
  limit: number,
): Promise<FoundDifference[]> {
  const { rows } = await sql<{ id: number; sum: number }>`
    SELECT posting.id, coalesce(sum(entry.amount), 0)::bigint AS sum
    FROM ledger_postings posting LEFT JOIN ledger_entries entry ON entry.posting_id = posting.id
    WHERE posting.agency_id = ${agencyId}
    GROUP BY posting.id HAVING coalesce(sum(entry.amount), 1) <> 0
    ORDER BY posting.id LIMIT ${limit}`.execute(trx);
  return rows.map(({ id, sum }) => ({
    rule: 'posting_sum',
    account: null,
    expected: 0,
    found: sum,
    document: null,
    posting_ids: [id],
  }));
}

/** Postings in the books of another company than that of their document. */
export async function findWrongEntities(
  trx: Trx,
  { entities }: EntityProof,
  { agencyId, limit }: { agencyId: number; limit: number },
): Promise<FoundDifference[]> {
  const { rows } = await sql<{ id: number; expected: string; found: string }>`
    SELECT posting.id, wanted.name_zh AS expected, booked.name_zh AS found
    FROM ledger_postings posting
    JOIN (${entities}) proof ON proof.posting_id = posting.id AND proof.entity_id <> posting.entity_id
    JOIN seller_entities wanted ON wanted.id = proof.entity_id
    JOIN seller_entities booked ON booked.id = posting.entity_id
    WHERE posting.agency_id = ${agencyId} ORDER BY posting.id LIMIT ${limit}`.execute(trx);
  return rows.map(({ id, ...companies }) => ({
    rule: 'posting_entity',
    account: null,
    expected: 0,
    found: 0,
    document: null,
    posting_ids: [id],
    companies,
  }));
}

type AccountRow = Pick<FoundDifference, 'expected' | 'found'> & {
  account: string;
  posting_id: number | null;
};

/** Entries of the agency's accounts that do not start where the one before ended: one was changed or removed. */
export async function findBrokenChains(
  trx: Trx,
  agencyId: number,
  limit: number,
): Promise<FoundDifference[]> {
  const { rows } = await sql<AccountRow>`
    SELECT kind AS account, former AS expected, balance_before AS found, posting_id FROM (
      SELECT account.kind, entry.id, entry.posting_id, entry.balance_before,
        lag(entry.balance_after, 1, 0::bigint) OVER (PARTITION BY account.id ORDER BY entry.id) AS former
      FROM ledger_accounts account JOIN ledger_entries entry ON entry.account_id = account.id
      WHERE account.agency_id = ${agencyId}
    ) chained WHERE balance_before <> former ORDER BY id LIMIT ${limit}`.execute(trx);
  return rows.map((row) => ofAccount('entry_chain', row));
}

/** Accounts whose stored balance is not the one after the last entry: it was changed without a posting. */
export async function findChangedBalances(trx: Trx, agencyId: number): Promise<FoundDifference[]> {
  const { rows } = await sql<AccountRow>`
    SELECT account.kind AS account, coalesce(last.balance_after, 0) AS expected, account.balance AS found,
      last.posting_id
    FROM ledger_accounts account LEFT JOIN LATERAL (
      SELECT posting_id, balance_after FROM ledger_entries WHERE account_id = account.id
      ORDER BY created_at DESC, id DESC LIMIT 1
    ) last ON true
    WHERE account.agency_id = ${agencyId} AND account.balance <> coalesce(last.balance_after, 0)
    ORDER BY account.id`.execute(trx);
  return rows.map((row) => ofAccount('stored_balance', row));
}

/** Accounts of which the last check noted another sum than that of their entries up to then. */
export async function findChangedInterims(trx: Trx, agencyId: number): Promise<FoundDifference[]> {
  const { rows } = await sql<AccountRow>`
    SELECT account.kind AS account, summed.amount AS expected, noted.balance AS found, last.posting_id
    FROM ledger_accounts account JOIN ledger_checks noted ON noted.account_id = account.id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0)::bigint AS amount FROM ledger_entries
      WHERE account_id = account.id AND id <= noted.last_entry_id
    ) summed
    LEFT JOIN ledger_entries last ON last.id = noted.last_entry_id
    WHERE account.agency_id = ${agencyId} AND noted.balance <> summed.amount
    ORDER BY account.id`.execute(trx);
  return rows.map((row) => ofAccount('interim_sum', row));
}

function ofAccount(
  rule: FoundDifference['rule'],
  { account, expected, found, posting_id }: AccountRow,
): FoundDifference {
  return {
    rule,
    account,
    expected,
    found,
    document: null,
    posting_ids: posting_id === null ? [] : [posting_id],
  };
}

interface DocumentRow {
  document: string | null;
  document_id: number | null;
  expected: number;
  found: number;
}

/** Documents whose postings on the account of a proof do not come to what the document says. */
export async function findDifferingDocuments(
  trx: Trx,
  { account, event, documents, amounts }: AmountProof,
  { agencyId, limit, postings }: { agencyId: number; limit: number; postings: number },
): Promise<FoundDifference[]> {
  const of = documents?.of ?? { kind: sql`NULL::text`, id: sql`NULL::bigint` };
  const known = documents
    ? sql`SELECT document, document_id, sum(amount)::bigint AS amount FROM (${documents.amounts}) each_part
        WHERE agency_id = ${agencyId} GROUP BY 1, 2`
    : sql`SELECT NULL::text AS document, NULL::bigint AS document_id, sum(amount)::bigint AS amount
        FROM (${amounts}) whole WHERE agency_id = ${agencyId}`;
  const entries = entriesOn(account, event, agencyId);
  const { rows } = await sql<DocumentRow>`
    WITH posted AS (
      SELECT ${of.kind} AS document, ${of.id} AS document_id, sum(entry.amount)::bigint AS amount
      ${entries} GROUP BY 1, 2
    ), known AS (${known})
    SELECT paper.document, paper.document_id, coalesce(known.amount, 0) AS expected, coalesce(posted.amount, 0) AS found
    FROM (SELECT coalesce(document, '') AS kind, coalesce(document_id, 0) AS number, * FROM posted) posted
    FULL JOIN (SELECT coalesce(document, '') AS kind, coalesce(document_id, 0) AS number, amount FROM known) known
      USING (kind, number)
    CROSS JOIN LATERAL (SELECT nullif(kind, '') AS document, nullif(number, 0) AS document_id) paper
    WHERE coalesce(known.amount, 0) <> coalesce(posted.amount, 0)
    ORDER BY kind, number LIMIT ${limit}`.execute(trx);
  const found: FoundDifference[] = [];
  for (const row of rows) {
    const { document, document_id: id } = row;
    const isOfDocument = sql`(${of.kind}, ${of.id}) IS NOT DISTINCT FROM (${document}::text, ${id}::bigint)`;
    found.push({
      rule: 'document',
      account,
      expected: row.expected,
      found: row.found,
      document: document === null || id === null ? null : { kind: document, id },
      posting_ids: await listPostings(trx, sql`${entries} AND ${isOfDocument}`, postings),
    });
  }
  return found;
}

/** The entries that a proof covers: on the agency's account, or for the agency on the seller's. */
function entriesOn(account: string, event: string | undefined, agencyId: number): RawBuilder<unknown> {
  return sql`
    FROM ledger_postings posting JOIN ledger_entries entry ON entry.posting_id = posting.id
    WHERE posting.agency_id = ${agencyId} AND entry.account_kind = ${account}
      AND ${event === undefined ? sql`true` : sql`posting.event = ${event}`}`;
}

async function listPostings(trx: Trx, from: RawBuilder<unknown>, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT posting.id ${from} GROUP BY posting.id ORDER BY posting.id DESC LIMIT ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}
