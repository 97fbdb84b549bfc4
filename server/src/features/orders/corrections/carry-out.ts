import type { Lang } from '@serai/phrases/lang';
import type { Db, Operator, Trx } from '../../../calls.ts';
import type { OrderEventName } from '../../../domain/order-facts.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { listChargesOf } from '../../charges/charges.ts';
import { amendmentWord } from '../amendments/amendment-words.ts';
import type { Completions } from '../charging/completion-port.ts';
import { endOrder } from '../charging/end-order.ts';
import { cancellation } from '../desk/cancel-for-staff.ts';
import { decideByOperator, type Move } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { carryOutCorrection } from './carry-out-correction.ts';
import type { CorrectionRow } from './correction-store.ts';
import { giveBackLater, refuseBeyondCharged } from './give-back-later.ts';
import { type LowerPrice, lowerPrice } from './lower-price.ts';
import { refuseGivenBack } from './refuse-given-back.ts';

/** The operator who makes a correction, and when. */
export interface Corrector {
  operator: Pick<Operator, 'userId' | 'nickname'>;
  now: Date;
  lang: Lang;
}

/**
 * Executes a correction of a locked order: another outcome, or a concession before the service or after the
 * end.
 */
export async function carryOut(
  trx: Trx,
  opened: OpenOrder,
  correction: CorrectionRow,
  corrector: Corrector,
  completions: Completions,
): Promise<OrderRow> {
  const { id, kind, reason, fee } = correction;
  const { operator, now, lang } = corrector;
  const by = { userId: operator.userId, now, lang };
  await refuseObsolete(trx, opened, correction, by);
  switch (kind) {
    case 'outcome':
      return carryOutCorrection(
        trx,
        opened,
        { ...correction, to_status: correction.to_status! },
        by,
        completions,
      );
    case 'cancellation':
      return endOrder(trx, opened, cancellation({ fee, reason }, by));
    case 'price':
      return lowerPrice(trx, opened, goodwillPrice(opened.order, correction), {
        ...corrector,
        key: `correction:${id}`,
      });
    default:
      return giveBackLater(trx, opened, { ...correction, kind }, by, completions.lowerBills);
  }
}

const events = {
  outcome: 'correct',
  cancellation: 'cancelForStaff',
  price: 'changePrice',
  refund: 'refundGoodwill',
  waiver: 'waiveFee',
} as const satisfies Record<CorrectionRow['kind'], OrderEventName>;

/** Refuses a correction that the order no longer allows: it may have changed since it was requested. */
export async function refuseObsolete(
  db: Db,
  opened: OpenOrder,
  correction: Pick<CorrectionRow, 'kind' | 'fee' | 'amount'>,
  at: Pick<Move, 'now' | 'lang'>,
): Promise<void> {
  const { order } = opened;
  const { kind, fee, amount } = correction;
  decideByOperator(opened, events[kind], at);
  if (kind === 'outcome') await refuseGivenBack(db, order.id);
  else if (kind === 'cancellation') refuseBeyond(order, fee);
  else if (kind === 'price') refuseBeyond(order, 1 - amount);
  else refuseBeyondCharged(await listChargesOf(db, [order.id]), order, correction);
}

/** Refuses an amount above the price, which may have been lowered while the second person was deciding. */
function refuseBeyond({ total_price }: OrderRow, amount: number): void {
  if (amount > total_price) throw new AppError('more_than_charged');
}

function goodwillPrice({ total_price }: OrderRow, { amount, reason }: CorrectionRow): LowerPrice {
  return { total: total_price + amount, label: amendmentWord('lineGoodwill'), reason };
}
