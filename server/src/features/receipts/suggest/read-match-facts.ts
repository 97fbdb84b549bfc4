import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { exchange } from '../../../domain/exchange.ts';
import { contractAt } from '../../contracts/contracts.ts';
import type { ReceiptRow } from '../receipt-store.ts';
import { keyOf } from '../reference-key.ts';
import type { AgencyFacts, DeclaredFact, MatchFacts, NamedBill } from './propose-matches.ts';
import { statedBills } from './stated-bills.ts';

/** A bill of a candidate, with the offer in the receipt's currency that applied on the day of its arrival. */
export interface PayableRow {
  id: number;
  number: string;
  agency_id: number;
  due_on: string | null;
  open: number;
  currency: string;
  rate: string | null;
  rate_of: string | null;
}

/** The facts for proposals, with the bills and agencies that replies name. */
export interface ReadFacts {
  facts: MatchFacts;
  /** All bills of the facts by id. */
  bills: ReadonlyMap<number, PayableRow>;
  names: ReadonlyMap<number, string>;
}

/** Bounds of the candidates: a receipt that fits more agencies or declarations is decided by a person. */
const bounds = { agencies: 10, declared: 20, bills: 200 };

/** Reads whose a receipt may be and what it may pay; `only` restricts the search to an agency. */
export async function readMatchFacts(
  db: Db,
  receipt: ReceiptRow,
  { only, now }: { only: number | null; now: Date },
): Promise<ReadFacts> {
  const left = receipt.worth - receipt.allocated;
  const isOwned = receipt.agency_id !== null;
  const named = await listNamed(db, receipt, only);
  const declared = isOwned ? [] : await listDeclared(db, receipt, only);
  const byPayer = await listByPayer(db, receipt, only);
  const bySum = only === null ? await listBySum(db, receipt, left) : [];
  const ids = [
    ...new Set([
      ...(only === null ? [] : [only]),
      ...named.map(({ agency_id }) => agency_id),
      ...declared.map(({ agencyId }) => agencyId),
      ...byPayer.map(({ id }) => id),
      ...bySum,
    ]),
  ].slice(0, bounds.agencies);
  const payable = await listPayableOf(db, ids, receipt);
  const lost = await listLost(db, ids, receipt);
  const agencies: AgencyFacts[] = [];
  for (const id of ids) {
    const known = byPayer.find((agency) => agency.id === id);
    agencies.push({
      id,
      tolerance: receipt.rate === null ? ((await contractAt(db, id, now))?.tolerance ?? 0) : 0,
      isNamedLikePayer: known?.is_named ?? false,
      hasPaidBefore: known?.has_paid ?? false,
      payable: payable
        .filter(({ agency_id }) => agency_id === id)
        .map((bill) => ({ id: bill.id, open: bill.open, isOffered: isOffered(bill, receipt) })),
      lost: lost
        .filter(({ agency_id }) => agency_id === id)
        .map((bill) => ({ id: bill.id, open: bill.given_up })),
    });
  }
  return {
    facts: { left, isOwned, declared, agencies, named: named.map(presentNamed) },
    bills: new Map([...lost, ...named, ...payable].map((bill) => [bill.id, bill])),
    names: await namesOf(db, ids),
  };
}

type NamedRow = PayableRow & { given_up: number };

/** Bills whose numbers the payer stated, in that order, in any status after their confirmation. */
async function listNamed(db: Db, receipt: ReceiptRow, only: number | null): Promise<NamedRow[]> {
  const ids = statedBills(`${receipt.bank_reference} ${receipt.remittance} ${receipt.payer}`);
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedRow>`
    SELECT bill.id, bill.number, bill.agency_id, bill.due_on, bill.currency, ${openAmount} AS open,
      bill.written_off - bill.recovered AS given_up, NULL::text AS rate, NULL::text AS rate_of
    FROM bills bill
    WHERE bill.id = ANY (${ids}::bigint[]) AND bill.confirmed_at IS NOT NULL
      AND bill.currency = ${receipt.account_currency}
      AND (${only}::bigint IS NULL OR bill.agency_id = ${only}::bigint)`.execute(db);
  return ids.flatMap((id) => rows.find((bill) => bill.id === id) ?? []);
}

const openAmount = sql`CASE WHEN bill.status IN ('confirmed', 'part_paid')
  THEN bill.total - bill.paid - bill.given_back - bill.written_off ELSE 0 END`;

function presentNamed({ id, agency_id, open, given_up }: NamedRow): NamedBill {
  return { id, agencyId: agency_id, open, writtenOff: given_up };
}

/** Declared payments that wait and agree in sum, reference or payer. */
async function listDeclared(db: Db, receipt: ReceiptRow, only: number | null): Promise<DeclaredFact[]> {
  const { gross, bank_charge, currency, payer } = receipt;
  const { rows } = await sql<{
    id: number;
    agency_id: number;
    meant_for: 'deposit' | 'bills';
    reference: string;
    is_same_sum: boolean;
    is_same_payer: boolean;
  }>`
    SELECT declared.id, declared.agency_id, declared.meant_for, declared.reference, agreed.is_same_sum, agreed.is_same_payer
    FROM declared_payments declared CROSS JOIN LATERAL (
      SELECT declared.currency = ${currency} AND declared.amount IN (${gross}, ${gross - bank_charge}) AS is_same_sum,
        plain_letters(declared.payer) = plain_letters(${payer}) AS is_same_payer) agreed
    WHERE declared.status = 'declared'
      AND (agreed.is_same_sum OR agreed.is_same_payer OR declared.reference <> '')
      AND (${only}::bigint IS NULL OR declared.agency_id = ${only}::bigint)
    ORDER BY agreed.is_same_sum DESC, declared.id`.execute(db);
  const ownKey = keyOf(receipt.bank_reference);
  return rows
    .map((row) => ({
      id: row.id,
      agencyId: row.agency_id,
      meantFor: row.meant_for,
      isSameSum: row.is_same_sum,
      isSamePayer: row.is_same_payer,
      isSameReference: row.reference !== '' && keyOf(row.reference) === ownKey,
    }))
    .filter(({ isSameSum, isSameReference }) => isSameSum || isSameReference)
    .slice(0, bounds.declared);
}

/** Agencies that are named like the payer, or to which earlier receipts of the payer belonged. */
async function listByPayer(db: Db, { payer }: ReceiptRow, only: number | null) {
  const { rows } = await sql<{ id: number; is_named: boolean; has_paid: boolean }>`
    SELECT found.id, bool_or(found.is_named) AS is_named, bool_or(NOT found.is_named) AS has_paid FROM (
      SELECT agency.id, true AS is_named FROM agencies agency
      WHERE plain_letters(agency.name) = plain_letters(${payer})
      UNION ALL
      SELECT former.agency_id, false FROM receipts former
      WHERE plain_letters(former.payer) = plain_letters(${payer})
        AND former.agency_id IS NOT NULL AND former.reversed_at IS NULL
    ) found
    WHERE ${only}::bigint IS NULL OR found.id = ${only}::bigint
    GROUP BY found.id ORDER BY is_named DESC, found.id LIMIT ${bounds.agencies}`.execute(db);
  return rows;
}

/** Agencies with a bill that the sum pays exactly, or at its offered rate. */
async function listBySum(db: Db, receipt: ReceiptRow, left: number): Promise<number[]> {
  const { rows: exact } = await sql<{ agency_id: number }>`
    SELECT DISTINCT bill.agency_id FROM bills bill
    WHERE bill.status IN ('confirmed', 'part_paid') AND ${openAmount} = ${left}
    LIMIT ${bounds.agencies}`.execute(db);
  const ids = exact.map(({ agency_id }) => agency_id);
  if (receipt.rate === null) return ids;
  const { rows: offered } = await sql<PayableRow>`
    SELECT bill.id, bill.number, bill.agency_id, bill.due_on, bill.currency, ${openAmount} AS open, offer.rate, offer.rate_of
    FROM bills bill ${joinOffer(receipt)}
    WHERE bill.status IN ('confirmed', 'part_paid') AND offer.id IS NOT NULL
    LIMIT ${bounds.bills}`.execute(db);
  return [...ids, ...offered.filter((bill) => isOffered(bill, receipt)).map(({ agency_id }) => agency_id)];
}

async function listPayableOf(
  db: Db,
  agencyIds: readonly number[],
  receipt: ReceiptRow,
): Promise<PayableRow[]> {
  const { rows } = await sql<PayableRow>`
    SELECT payable.* FROM unnest(${agencyIds}::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
      SELECT bill.id, bill.number, bill.agency_id, bill.due_on, bill.currency, ${openAmount} AS open,
        offer.rate, offer.rate_of
      FROM bills bill ${joinOffer(receipt)}
      WHERE bill.agency_id = wanted.id AND bill.status IN ('confirmed', 'part_paid')
      ORDER BY bill.due_on, bill.id LIMIT ${bounds.bills}
    ) payable`.execute(db);
  return rows;
}

/** Bills that were written off and of which a part was not recovered since, by due date. */
async function listLost(db: Db, agencyIds: readonly number[], receipt: ReceiptRow): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`
    SELECT bill.id, bill.number, bill.agency_id, bill.due_on, bill.currency, ${openAmount} AS open,
      bill.written_off - bill.recovered AS given_up, NULL::text AS rate, NULL::text AS rate_of
    FROM bills bill
    WHERE bill.agency_id = ANY (${agencyIds}::bigint[]) AND bill.status = 'closed' AND bill.written_off > bill.recovered
      AND bill.currency = ${receipt.account_currency}
    ORDER BY bill.due_on, bill.id LIMIT ${bounds.bills}`.execute(db);
  return rows;
}

/** The offer that applies to money of the receipt's currency on the day of its arrival, as `findOffer` of billing. */
function joinOffer({ currency, received_on }: ReceiptRow) {
  return sql`LEFT JOIN LATERAL (
    SELECT newest.* FROM (
      SELECT made.* FROM bill_offers made
      WHERE made.bill_id = bill.id AND made.currency = ${currency} AND made.offered_on <= ${received_on}::date
      ORDER BY made.id DESC LIMIT 1) newest
    WHERE newest.until >= ${received_on}::date) offer ON true`;
}

function isOffered(
  { open, currency, rate, rate_of }: PayableRow,
  { gross, currency: sent }: ReceiptRow,
): boolean {
  if (rate === null || rate_of === null) return false;
  return exchange({ amount: open, currency }, sent, { rate, of: rate_of }) === gross;
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const agencies = await db
    .selectFrom('agencies')
    .select(['id', 'name'])
    .where('id', 'in', [...ids, 0])
    .execute();
  return new Map(agencies.map(({ id, name }) => [id, name]));
}
