import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { updateMoneyStopped } from '../people/people.ts';
import { recordCheck } from './ledger-check-store.ts';
import type { AmountProof, EntityProof, LedgerProof, SupplierProof } from './ledger-proofs-port.ts';

/**
 * An agency account whose stored balance differs from the sum of its entries or from other features' data; or
 * a seller account on which the postings for the agency differ from other features' data.
 */
export interface BrokenAccount {
  accountId: number;
  /** Null for an account of a supplier. */
  agencyId: number | null;
  supplierId?: number;
  kind: string;
  balance: number;
  entries: number;
  /** Amount required by other features' data; null if none covers the account. */
  proved: number | null;
}

/** A posting whose entries do not add up to zero, or whose seller entity is not that of its document. */
export interface BrokenPosting {
  postingId: number;
  /** Null for a posting of a supplier, or between the seller's own accounts. */
  agencyId: number | null;
  supplierId: number | null;
  sum: number;
  entityId: number;
  /** Entity required by its document, if that differs; otherwise null. */
  provedEntity: number | null;
}

/**
 * Adds the entries since the last check to every agency account and compares the sum with the stored balance,
 * and that with the orders. An agency with a difference can move no money until it is resolved; the others
 * continue, and statements show the time of the last successful check. The cost depends on new entries and
 * open orders only, not on the age of the ledger.
 * @returns The broken accounts, for an alarm; empty if there are none.
 */
export async function checkLedger(
  db: Db,
  proofs: readonly LedgerProof[],
  now: Date,
): Promise<BrokenAccount[]> {
  return inTransaction(db, async (trx) => {
    const broken = await checkAccounts(trx, proofs);
    await updateMoneyStopped(trx, agenciesOf(broken), now);
    await recordCheck(trx, { accounts: broken, postings: [], isWhole: false, now });
    return broken;
  });
}

/**
 * The same from the first entry on, and checks the sum and the seller entity of every posting. Reads the whole ledger; used by `npm
 * run check-ledger`.
 */
export async function checkWholeLedger(
  db: Db,
  proofs: readonly LedgerProof[],
  now: Date,
): Promise<{ accounts: BrokenAccount[]; postings: BrokenPosting[] }> {
  return inTransaction(db, async (trx) => {
    // The duration depends on the age of the ledger.
    await sql`SET LOCAL statement_timeout = 0`.execute(trx);
    await trx.deleteFrom('ledger_checks').execute();
    const accounts = [
      ...(await checkAccounts(trx, proofs)),
      ...(await checkSellerAccounts(trx, proofs)),
      ...(await checkPayables(trx, proofs)),
    ];
    const postings = await listBrokenPostings(trx, proofs);
    await updateMoneyStopped(trx, agenciesOf([...accounts, ...postings]), now);
    await recordCheck(trx, { accounts, postings, isWhole: true, now });
    return { accounts, postings };
  });
}

/** The broken accounts and postings of the whole ledger, read only: nothing is noted and nobody is stopped. */
export async function findBroken(
  trx: Trx,
  proofs: readonly LedgerProof[],
): Promise<{ accounts: BrokenAccount[]; postings: BrokenPosting[] }> {
  const own = proofs.filter(isOfAmount).filter((proof) => !isOfSeller(proof));
  const { rows } = await sql<BrokenAccount>`
    WITH proof AS (${amountsOf(own, sql`IS NOT NULL`)}),
    added_up AS (
      SELECT account.id, account.agency_id, account.kind, account.balance,
        coalesce((SELECT sum(amount) FROM ledger_entries WHERE account_id = account.id), 0)::bigint AS entries,
        account.kind = ANY(${own.map(({ account }) => account)}::text[])
          AND account.currency = agency.currency AS is_proved
      FROM ledger_accounts account JOIN agencies agency ON agency.id = account.agency_id
    )
    SELECT id AS "accountId", added_up.agency_id AS "agencyId", added_up.kind, balance, entries,
      CASE WHEN is_proved THEN coalesce(proof.amount, 0) END AS proved
    FROM added_up LEFT JOIN proof ON (proof.agency_id, proof.kind) = (added_up.agency_id, added_up.kind)
    WHERE balance <> entries OR is_proved AND balance <> coalesce(proof.amount, 0)
    ORDER BY id`.execute(trx);
  return {
    accounts: [...rows, ...(await checkSellerAccounts(trx, proofs)), ...(await checkPayables(trx, proofs))],
    postings: await listBrokenPostings(trx, proofs),
  };
}

/**
 * Whether an agency's ledger is consistent: its accounts with their entries since the last successful check,
 * its balances with the orders, and each posting with zero and with its document. The accounts must be locked.
 */
export async function isLedgerConsistent(
  trx: Trx,
  proofs: readonly LedgerProof[],
  agencyId: number,
): Promise<boolean> {
  // Run by hand, possibly over many postings.
  await sql`SET LOCAL statement_timeout = 0`.execute(trx);
  const accounts = [
    ...(await checkAccounts(trx, proofs, agencyId)),
    ...(await checkSellerAccounts(trx, proofs, agencyId)),
  ];
  return accounts.length === 0 && (await listBrokenPostings(trx, proofs, agencyId)).length === 0;
}

/**
 * Checks in one statement, so that all data is from one snapshot and concurrent commands cannot look like a
 * difference.
 */
async function checkAccounts(
  trx: Trx,
  proofs: readonly LedgerProof[],
  agencyId?: number,
): Promise<BrokenAccount[]> {
  const isAsked = agencyId === undefined ? sql`IS NOT NULL` : sql`= ${agencyId}`;
  const own = proofs.filter(isOfAmount).filter((proof) => !isOfSeller(proof));
  const { rows } = await sql<BrokenAccount>`
    WITH added_up AS (
      SELECT account.id, account.agency_id, account.kind, account.balance,
        greatest(former.last_entry_id, news.last_entry_id) AS last_entry_id,
        (coalesce(former.balance, 0) + coalesce(news.amount, 0))::bigint AS entries,
        account.kind = ANY(${own.map(({ account }) => account)}::text[])
          AND account.currency = agency.currency AS is_proved
      FROM ledger_accounts account
      JOIN agencies agency ON agency.id = account.agency_id
      LEFT JOIN ledger_checks former ON former.account_id = account.id
      CROSS JOIN LATERAL (
        SELECT sum(amount) AS amount, max(id) AS last_entry_id FROM ledger_entries
        WHERE account_id = account.id AND id > coalesce(former.last_entry_id, 0)
      ) news
      WHERE account.agency_id ${isAsked}
    ),
    proof AS (${amountsOf(own, isAsked)}),
    noted AS (
      INSERT INTO ledger_checks AS former (account_id, last_entry_id, balance)
      SELECT id, last_entry_id, entries FROM added_up WHERE last_entry_id IS NOT NULL AND balance = entries
      ON CONFLICT (account_id) DO UPDATE SET last_entry_id = excluded.last_entry_id, balance = excluded.balance
        WHERE former.last_entry_id < excluded.last_entry_id
    )
    SELECT id AS "accountId", added_up.agency_id AS "agencyId", added_up.kind, balance, entries,
      CASE WHEN is_proved THEN coalesce(proof.amount, 0) END AS proved
    FROM added_up
    LEFT JOIN proof ON (proof.agency_id, proof.kind) = (added_up.agency_id, added_up.kind)
    WHERE balance <> entries OR is_proved AND balance <> coalesce(proof.amount, 0)
    ORDER BY id`.execute(trx);
  return rows;
}

/** Compares the postings for agencies on seller accounts with other features' data; reads all of them. */
async function checkSellerAccounts(
  trx: Trx,
  proofs: readonly LedgerProof[],
  agencyId?: number,
): Promise<BrokenAccount[]> {
  const broken: BrokenAccount[] = [];
  for (const proof of proofs.filter(isOfAmount).filter(isOfSeller))
    broken.push(...(await checkSeller(trx, proof, agencyId)));
  return broken;
}

async function checkSeller(
  trx: Trx,
  { account: kind, event, amounts }: AmountProof,
  agencyId: number | undefined,
): Promise<BrokenAccount[]> {
  const isAsked = agencyId === undefined ? sql`IS NOT NULL` : sql`= ${agencyId}`;
  const isOfEvent = event === undefined ? sql`true` : sql`posting.event = ${event}`;
  const { rows } = await sql<BrokenAccount>`
    WITH proof AS (SELECT agency_id, amount FROM (${amounts}) known WHERE agency_id ${isAsked}),
    posted AS (
      SELECT posting.agency_id, account.id, sum(entry.amount)::bigint AS amount
      FROM ledger_accounts account JOIN ledger_entries entry ON entry.account_id = account.id
      JOIN ledger_postings posting ON posting.id = entry.posting_id
      WHERE account.agency_id IS NULL AND account.kind = ${kind} AND posting.agency_id ${isAsked} AND ${isOfEvent}
      GROUP BY posting.agency_id, account.id
    )
    SELECT coalesce(posted.id, 0) AS "accountId", agency_id AS "agencyId", ${kind}::text AS kind,
      coalesce(posted.amount, 0) AS balance, coalesce(posted.amount, 0) AS entries, coalesce(proof.amount, 0) AS proved
    FROM posted FULL JOIN proof USING (agency_id)
    WHERE coalesce(posted.amount, 0) <> coalesce(proof.amount, 0)
    ORDER BY agency_id`.execute(trx);
  return rows;
}

function isOfAmount(proof: LedgerProof): proof is AmountProof {
  return 'amounts' in proof;
}

function isOfEntity(proof: LedgerProof): proof is EntityProof {
  return 'entities' in proof;
}

function isOfSeller({ account }: AmountProof): boolean {
  return account === 'tax_payable' || account === 'sales';
}

function isOfSupplier(proof: LedgerProof): proof is SupplierProof {
  return 'payables' in proof;
}

/** Compares the accounts of suppliers with other features' data; reads all their entries. */
async function checkPayables(trx: Trx, proofs: readonly LedgerProof[]): Promise<BrokenAccount[]> {
  const broken: BrokenAccount[] = [];
  for (const { payables } of proofs.filter(isOfSupplier)) {
    const { rows } = await sql<BrokenAccount>`
      WITH proof AS (SELECT supplier_id, currency, amount FROM (${payables}) known),
      posted AS (
        SELECT account.supplier_id, account.currency, account.id, coalesce(sum(entry.amount), 0)::bigint AS amount
        FROM ledger_accounts account LEFT JOIN ledger_entries entry ON entry.account_id = account.id
        WHERE account.kind = 'payable' GROUP BY account.id
      )
      SELECT coalesce(posted.id, 0) AS "accountId", NULL AS "agencyId", supplier_id AS "supplierId",
        'payable' AS kind, coalesce(posted.amount, 0) AS balance, coalesce(posted.amount, 0) AS entries,
        coalesce(proof.amount, 0) AS proved
      FROM posted FULL JOIN proof USING (supplier_id, currency)
      WHERE coalesce(posted.amount, 0) <> coalesce(proof.amount, 0)
      ORDER BY supplier_id`.execute(trx);
    broken.push(...rows);
  }
  return broken;
}

/** Agencies whose money is stopped; a difference with a supplier stops none. */
function agenciesOf(broken: readonly { agencyId: number | null }[]): number[] {
  return broken.flatMap(({ agencyId }) => agencyId ?? []);
}

/** Amounts that the proofs require of agency accounts: kind, agency_id, amount. */
function amountsOf(proofs: readonly AmountProof[], isAsked: RawBuilder<unknown>): RawBuilder<unknown> {
  const nothing = sql`SELECT NULL::text AS kind, NULL::bigint AS agency_id, NULL::bigint AS amount WHERE false`;
  const each = proofs.map(
    ({ account, amounts }) =>
      sql`SELECT ${account}::text, agency_id, amount FROM (${amounts}) known WHERE agency_id ${isAsked}`,
  );
  return sql.join([nothing, ...each], sql` UNION ALL `);
}

async function listBrokenPostings(
  trx: Trx,
  proofs: readonly LedgerProof[],
  agencyId?: number,
): Promise<BrokenPosting[]> {
  const none = sql`SELECT NULL::bigint AS posting_id, NULL::bigint AS entity_id WHERE false`;
  const entities = sql.join(
    [none, ...proofs.filter(isOfEntity).map((proof) => proof.entities)],
    sql` UNION ALL `,
  );
  const { rows } = await sql<BrokenPosting>`
    SELECT posting.id AS "postingId", posting.agency_id AS "agencyId", posting.supplier_id AS "supplierId",
      posting.entity_id AS "entityId",
      proof.entity_id AS "provedEntity", coalesce(total.sum, 0) AS sum
    FROM ledger_postings posting
    LEFT JOIN (SELECT posting_id, sum(amount)::bigint AS sum FROM ledger_entries GROUP BY posting_id) total
      ON total.posting_id = posting.id
    LEFT JOIN (${entities}) proof ON proof.posting_id = posting.id AND proof.entity_id <> posting.entity_id
    WHERE ${agencyId === undefined ? sql`true` : sql`posting.agency_id = ${agencyId}`}
      AND (total.sum IS NULL OR total.sum <> 0 OR proof.posting_id IS NOT NULL)
    ORDER BY posting.id`.execute(trx);
  return rows;
}
