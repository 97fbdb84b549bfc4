import type { ReplyOf } from '@serai/contract/endpoint';
import type { matchReceipt as endpoint } from '@serai/contract/receipts/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { bankChargeLines } from '../../../domain/ledger/lines.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { announce } from '../../messages/messages.ts';
import { findFinance } from '../../people/people.ts';
import { post } from '../../wallet/wallet.ts';
import { allocateParts } from '../allocate-parts.ts';
import { type DeclarationRow, lockDeclaration, updateDeclaration } from '../declaration-store.ts';
import { planParts } from '../plan-parts.ts';
import { showForStaff } from '../present-receipt.ts';
import { lockReceipt, type ReceiptRow, updateMatched } from '../receipt-store.ts';

/**
 * Assigns a receipt to an agency and optionally a declaration, allocates it as given or else as declared, and
 * notifies the agency. The seller's share of the bank charge is posted with it. If two calls match one
 * receipt, or two receipts one declaration, the second is refused.
 */
export async function matchReceipt(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const receipt = await lockReceipt(trx, input.receipt_id);
  if (!receipt) throw new AppError('not_found');
  if (receipt.agency_id !== null || receipt.reversed_at !== null) throw new AppError('receipt_closed');
  const agency = await trx
    .selectFrom('agencies')
    .select(['id', 'name'])
    .where('id', '=', input.agency_id)
    .executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  const declaration = await takeDeclaration(trx, input, userId, now);
  const matched = { agency_id: agency.id, matched_by: userId, matched_at: now };
  await updateMatched(trx, receipt.id, { ...matched, declaration_id: declaration?.id ?? null });
  const owned = { ...receipt, agency_id: agency.id };
  await postBankCharge(trx, owned, userId, now);
  const parts = input.parts ?? (await planParts(trx, owned, declaration));
  await allocateParts(trx, owned, parts, { userId, now, lang: call.lang });
  const reply = await showForStaff(trx, receipt.id);
  await announceMatched(trx, owned, declaration, now);
  return {
    reply,
    did: {
      on: { kind: 'receipt', id: receipt.id, name: reply.number },
      before: { agency: null, allocated: 0 },
      after: { agency: agency.name, allocated: reply.worth.amount - reply.unallocated.amount },
    },
  };
}

async function takeDeclaration(
  trx: Trx,
  { agency_id, declaration_id: id }: Call<typeof endpoint>['input'],
  userId: number,
  now: Date,
): Promise<DeclarationRow | undefined> {
  if (id === undefined) return undefined;
  const declaration = await lockDeclaration(trx, id, agency_id);
  if (!declaration) throw new AppError('not_found');
  if (declaration.status !== 'declared') throw new AppError('declaration_closed');
  await updateDeclaration(trx, id, { status: 'matched', userId, now });
  return declaration;
}

async function postBankCharge(
  trx: Trx,
  { id, charge_worth, ...receipt }: ReceiptRow & { agency_id: number },
  userId: number,
  now: Date,
): Promise<void> {
  if (charge_worth === 0) return;
  await post(trx, {
    event: 'bank_charge',
    key: `bank_charge:${id}`,
    agencyId: receipt.agency_id,
    entityId: null,
    orderId: null,
    receiptId: id,
    lines: bankChargeLines(charge_worth),
    userId,
    memo: receipt.bank_reference,
    now,
  });
}

async function announceMatched(
  trx: Trx,
  { id, agency_id, gross, currency, ...receipt }: ReceiptRow & { agency_id: number },
  declaration: DeclarationRow | undefined,
  now: Date,
): Promise<void> {
  const sums = {
    amount: { amount: gross, currency },
    worth: { amount: receipt.worth, currency: receipt.account_currency },
  };
  await announce(trx, {
    agencyId: agency_id,
    event: 'receipt_matched',
    now,
    facts: { ...sums, payer: receipt.payer, received_on: receipt.received_on, receipt_id: id },
    to: [...(declaration ? [declaration.declared_by] : []), ...(await findFinance(trx, agency_id))],
  });
}
