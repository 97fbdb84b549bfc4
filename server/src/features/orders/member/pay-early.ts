import type { ReplyOf } from '@serai/contract/endpoint';
import type { payEarly as endpoint } from '@serai/contract/orders/actions';
import { type Call, memberOf, type Trx } from '../../../calls.ts';
import { payEarlyLines } from '../../../domain/ledger/lines.ts';
import { isHeld, payableEarly, settledWhole, totalSettlementPrice } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listChargesOf, settleOrderCharges } from '../../charges/charges.ts';
import { post } from '../../wallet/wallet.ts';
import { decideMove, moveOrder } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { PaymentGuard } from './payment-guard.ts';

/**
 * Pays the debt and the unbilled charges of an order on credit from the deposit. Before its end the order
 * becomes one paid from the deposit; afterwards its open charges are settled. Throws `nothing_to_pay` if
 * nothing is open.
 */
export async function payEarly(
  trx: Trx,
  { opened, guardPayment }: { opened: OpenOrder; guardPayment: PaymentGuard },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { now, lang } = call;
  const { order } = opened;
  const { id, currency, agency_id: agencyId } = order;
  const move = { event: 'payEarly', actor: 'member', now, lang } as const;
  decideMove(opened, move);
  const charges = await listChargesOf(trx, [id]);
  const amount = payableEarly(order, charges);
  if (amount <= 0) throw new AppError('nothing_to_pay');
  const channel = 'balance' as const;
  const orderTotal = totalSettlementPrice(order);
  // Amount 0: the spending was already counted at purchase.
  await guardPayment(trx, { member, channel, amount: 0, orderTotal, currency, now });
  const { userId } = member;
  const paid = await moveOrder(trx, opened, {
    ...move,
    userId,
    facts: { amount },
    settledAs: settledWhole(charges),
    changes: { paid_at: now, ...(isHeld(order) ? { pay_channel: channel } : {}) },
  });
  await post(trx, {
    event: 'settle',
    key: `early:${userId}:${call.idempotencyKey!}`,
    agencyId,
    entityId: order.entity_id,
    orderId: id,
    lines: payEarlyLines(amount),
    userId,
    memo: '',
    now,
  });
  await settleOrderCharges(trx, id);
  return { order: presentOrder({ ...opened, order: paid }, call) };
}
