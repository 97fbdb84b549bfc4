import type { ReplyOf } from '@serai/contract/endpoint';
import type { declarePayment as endpoint } from '@serai/contract/receipts/receipts';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import { refuseUnknownCurrency } from '../../platform/http/refuse-unknown-currency.ts';
import { notifyStaff } from '../messages/messages.ts';
import { extendUnpaid } from '../orders/orders.ts';
import { refuseWrongDay } from './check-facts.ts';
import { countWaiting, findDeclaration, insertDeclaration } from './declaration-store.ts';
import { findSlip } from './find-slip.ts';
import { presentDeclaration } from './present-declaration.ts';

/** Maximum number of waiting declarations, so that no agency floods the queue. */
const MAX_WAITING = 20;

/**
 * Stores a payment that a member declares, with the uploaded slip, and notifies the seller's finance. No
 * money moves until a receipt is matched. Orders to be paid from it get a longer payment deadline.
 */
export async function declarePayment(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId, userId, nickname } = memberOf(call);
  const { input, now } = call;
  refuseUnknownCurrency('currency', input.currency);
  refuseFraction('amount', input);
  if (input.meant_for === 'deposit') await extendUnpaid(trx, { agencyId, coming: input, now });
  // Serialises an agency's declarations, so that concurrent ones cannot exceed the limit.
  const agency = await trx
    .selectFrom('agencies')
    .select(['tz', 'name'])
    .where('id', '=', agencyId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  refuseWrongDay('paid_on', input.paid_on, localDate(now.getTime(), agency.tz));
  const slip = await findSlip(trx, userId, input.slip);
  if ((await countWaiting(trx, agencyId)) >= MAX_WAITING) {
    throw new AppError('declarations_full', { facts: { limit: MAX_WAITING } });
  }
  const { amount, currency, paid_on, payer, reference, meant_for } = input;
  const id = await insertDeclaration(trx, {
    agency_id: agencyId,
    declared_by: userId,
    declared_at: now,
    amount,
    currency,
    paid_on,
    payer,
    reference,
    meant_for,
    slip,
  });
  const link = '/console/receipts/declared';
  const sent = { amount: { amount, currency }, paid_on, payer };
  const facts = { agency: agency.name, declared_by: nickname, ...sent, link };
  await notifyStaff(trx, { queue: 'finance', event: 'payment_declared', facts, now });
  return presentDeclaration((await findDeclaration(trx, id))!);
}
