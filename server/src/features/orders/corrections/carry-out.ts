import type { Lang } from '@serai/phrases/lang';
import type { Operator, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { amendmentWord } from '../amendments/amendment-words.ts';
import type { Completions } from '../charging/completion-port.ts';
import { endOrder } from '../charging/end-order.ts';
import { cancellation } from '../desk/cancel-for-staff.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { carryOutCorrection } from './carry-out-correction.ts';
import type { CorrectionRow } from './correction-store.ts';
import { giveBackLater } from './give-back-later.ts';
import { type LowerPrice, lowerPrice } from './lower-price.ts';

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
      refuseBeyond(opened.order, fee);
      return endOrder(trx, opened, cancellation({ fee, reason }, by));
    case 'price':
      refuseBeyond(opened.order, 1 - correction.amount);
      return lowerPrice(trx, opened, goodwillPrice(opened.order, correction), {
        ...corrector,
        key: `correction:${id}`,
      });
    default:
      return giveBackLater(trx, opened, { ...correction, kind }, by, completions.lowerBills);
  }
}

/** Refuses an amount above the price, which may have been lowered while the second person was deciding. */
function refuseBeyond({ total_price }: OrderRow, amount: number): void {
  if (amount > total_price) throw new AppError('more_than_charged');
}

function goodwillPrice({ total_price }: OrderRow, { amount, reason }: CorrectionRow): LowerPrice {
  return { total: total_price + amount, label: amendmentWord('lineGoodwill'), reason };
}
