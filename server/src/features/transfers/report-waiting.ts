import type { ReplyOf } from '@serai/contract/endpoint';
import type { reportTransferWaiting as endpoint } from '@serai/contract/transfers/booking';
import type { Lang } from '@serai/phrases/lang';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { money } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { actionOnOrder, proposeAdjustment, refuseBeforeService, sumCharges } from '../orders/for-products.ts';
import { type OpenOrder, openOrderForStaff, type Products, presentOrder } from '../orders/orders.ts';
import { transferWord } from './product-word.ts';
import type { SoldAs } from './sold-as.ts';
import { listTransferOrders } from './transfer-order-store.ts';

/** Waiting is charged per started half hour. */
const STEP_MINUTES = 30;

/**
 * Proposes a charge for waiting beyond the free time, at the amount sold, less what was proposed or confirmed
 * before: each report covers the whole wait. Refuses with `nothing_to_charge` if nothing more is due.
 */
export async function reportWaiting(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, waited_minutes, reason } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  const [transfer] = await listTransferOrders(trx, [id]);
  if (opened.product.name !== transferWord || !transfer) throw new AppError('not_found');
  refuseUnwaited(opened, transfer.sold_as, call);
  const { times, vehicles, waitingAmount } = transfer.sold_as;
  const steps = Math.ceil((waited_minutes - times.freeWaitMinutes) / STEP_MINUTES);
  const quantity = steps * vehicles - (await sumCharges(trx, id, 'waiting')).quantity;
  if (quantity <= 0) throw new AppError('nothing_to_charge');
  const charge = { kind: 'waiting' as const, quantity, unitAmount: waitingAmount, reason };
  const { order } = await proposeAdjustment(trx, opened, charge, { ...call, operator });
  const amount = quantity * waitingAmount;
  return {
    reply: { order: presentOrder({ ...opened, order }, call), amount: money(amount, transfer.currency) },
    did: actionOnOrder(order, { before: null, after: { waited_minutes, amount }, reason }),
  };
}

/** Refuses a wait before the service, and with `nothing_to_charge` if waiting was sold free of charge. */
export function refuseUnwaited(
  { order }: OpenOrder,
  { waitingAmount }: Pick<SoldAs, 'waitingAmount'>,
  { lang }: { lang: Lang },
): void {
  refuseBeforeService(order, lang);
  if (waitingAmount === 0) throw new AppError('nothing_to_charge');
}
