import type { ChangePreview } from '@serai/contract/orders/change-booking';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Caller, Db } from '../../../calls.ts';
import { feeAt, freeUntil } from '../../../domain/cancellation-policy.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { hideSums } from '../hide-sums.ts';
import { listSoldLines } from '../line-store.ts';
import type { OrderRow } from '../order-store.ts';
import { feeBaseOf, lastPayAt } from '../policy.ts';
import { placeTime } from '../present-order.ts';
import type { Bilingual } from '../product-port.ts';
import { presentPriceLines } from '../selling/offer-terms.ts';
import { closingTime } from '../timers/closing-time.ts';
import type { CalculatedChange } from './calculate-change.ts';

/** Shows an order before and after a change. */
export async function previewChange(
  db: Db,
  order: OrderRow,
  { weighed, places }: { weighed: CalculatedChange; places: { before: Bilingual; after: Bilingual } },
  { caller, lang, now }: { caller: Caller | undefined; lang: Lang; now: Date },
): Promise<ChangePreview> {
  const { currency, tz } = order;
  const { terms, toPay, toGiveBack, previewId } = weighed;
  const word = ({ zh, en }: Bilingual) => inLanguage(lang, { zh, en });
  const is = {
    policy: order.policy,
    lines: await listSoldLines(db, order.id),
    serviceStart: order.service_start,
    serviceEnd: order.service_end,
    cutOff: order.cut_off,
  };
  const side = (sold: typeof is, place: Bilingual, total: number) => {
    const { policy, lines, serviceStart, serviceEnd } = sold;
    const free = freeUntil(policy, closingTime(sold));
    return {
      starts_at: placeTime(serviceStart, tz),
      ends_at: placeTime(serviceEnd, tz),
      place: word(place),
      lines: presentPriceLines(lines, currency, lang),
      total_price: money(total, currency),
      free_cancel_until: free === null ? null : Math.floor(free / 1000),
    };
  };
  const ends = [
    order.service_start.getTime(),
    ...(terms ? [lastPayAt(terms).getTime(), nextFeeAt(order, now)] : []),
  ];
  return hideSums(caller, {
    preview_id: previewId,
    before: side(is, places.before, order.total_price),
    after: side({ ...is, ...terms } as typeof is, places.after, weighed.total),
    to_pay: money(toPay, currency),
    to_give_back: money(toGiveBack, currency),
    fee: money(weighed.fee, currency),
    valid_until: toSeconds(new Date(Math.min(...ends))),
  });
}

/** Returns when the cancellation fee of the order rises (epoch ms); infinite if never. */
function nextFeeAt(order: OrderRow, now: Date): number {
  if (order.pay_status === 'unpaid') return Number.POSITIVE_INFINITY;
  const { validUntil } = feeAt(order.policy, now.getTime(), feeBaseOf(order));
  return validUntil ?? Number.POSITIVE_INFINITY;
}
