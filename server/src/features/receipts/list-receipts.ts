import type { ReplyOf } from '@serai/contract/endpoint';
import type { showReceipt as deskShow } from '@serai/contract/receipts/desk';
import type {
  listOwnReceipts as endpoint,
  showOwnReceipt as ownShow,
} from '@serai/contract/receipts/receipts';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { byId, type CountedQuery, readList } from '../../platform/list/read-list.ts';
import { listPayable } from '../billing/billing.ts';
import { selectDeclarations } from './declaration-store.ts';
import { presentForStaff as presentDeclaration } from './present-declaration.ts';
import { presentForStaff, presentReceipts } from './present-receipt.ts';
import { type ShownReceipt, selectReceipts } from './receipt-store.ts';

/** Maximum number of declarations proposed for a receipt. */
const MAX_CANDIDATES = 10;

/** Lists a page of the agency's receipts, newest first. */
export async function listOwnReceipts(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const own = sql`receipt.agency_id = ${agencyId}`;
  const { rows, ...rest } = await readList(db, call.input, receiptList(['receipts', agencyId], own));
  return { list: await presentReceipts(db, rows), ...rest };
}

export async function showOwnReceipt(db: Db, call: Call<typeof ownShow>): Promise<ReplyOf<typeof ownShow>> {
  const own = sql`receipt.id = ${call.input.id} AND receipt.agency_id = ${memberOf(call).agencyId}`;
  const { rows } = await selectReceipts(own).execute(db);
  const [receipt] = await presentReceipts(db, rows);
  if (!receipt) throw new AppError('not_found');
  return receipt;
}

/**
 * Shows a receipt with matching declarations, by amount or reference, and the bills of its agency that it can
 * pay.
 */
export async function showReceipt(db: Db, call: Call<typeof deskShow>): Promise<ReplyOf<typeof deskShow>> {
  const { rows } = await selectReceipts(sql`receipt.id = ${call.input.id}`).execute(db);
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  const [receipt] = await presentForStaff(db, [row]);
  const isOpen = row.agency_id === null && row.reversed_at === null;
  return {
    receipt: receipt!,
    candidates: isOpen ? await findCandidates(db, row) : [],
    payable:
      row.agency_id === null || receipt!.unallocated.amount === 0 ? [] : await payableOf(db, row.agency_id),
  };
}

/** Open bills of an agency as replies show them. */
export async function payableOf(db: Db, agencyId: number) {
  const bills = await listPayable(db, agencyId);
  return bills.map(({ id, number, due_on, open, currency }) => ({
    id,
    number,
    due_on,
    open: { amount: open, currency },
  }));
}

async function findCandidates(db: Db, { gross, currency, bank_reference }: ShownReceipt) {
  const { rows } = await selectDeclarations(sql`
    declared.status = 'declared' AND (
      declared.amount = ${gross} AND declared.currency = ${currency}
      OR declared.reference <> '' AND declared.reference = ${bank_reference})
    ORDER BY declared.id LIMIT ${MAX_CANDIDATES}`).execute(db);
  return rows.map(presentDeclaration);
}

/** Receipts that fulfil a condition on `receipt`, newest first. */
export function receiptList(list: unknown, where: RawBuilder<unknown>): CountedQuery<ShownReceipt> {
  const order = byId('newest first', 'receipt.id');
  return { list, order, from: sql`FROM receipts receipt`, where, select: selectReceipts };
}
