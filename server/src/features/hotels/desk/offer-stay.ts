import type { ReplyOf } from '@serai/contract/endpoint';
import type { offerStay as endpoint } from '@serai/contract/hotels/booking';
import type { Call, Trx } from '../../../calls.ts';
import { markupOf } from '../../../domain/pricing/markup.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { answerRequest, listSoldLines, type OrderOffer, openRequest } from '../../orders/for-products.ts';
import type { OpenOrder, Products } from '../../orders/orders.ts';
import { type HotelOrder, listHotelOrders, stayOf } from '../hotel-order-store.ts';
import { checkFit, findMarkup, findRate, type OfferedStay, priceRate } from '../price-offer.ts';
import { hotelWord } from '../product-word.ts';
import { refuseMixed } from '../room-lines.ts';
import { stayTitle } from '../stay-title.ts';

type Input = Call<typeof endpoint>['input'];
/** Offered stay, before it is compared with the request. */
type Offered = Pick<OrderOffer, 'lines' | 'policy' | 'title'> & { detail: OfferedStay };

/**
 * Offers a stay for an order on request: the requested stay at its price, at other prices per night, or
 * another rate of the hotel. Rooms that differ are offered as they were requested only.
 */
export async function offerStay(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const opened = await openRequest(trx, products, hotelWord, call);
  const [asked] = await listHotelOrders(trx, [opened.order.id]);
  const ratePlanId = input.rate_plan_id ?? asked!.rate_plan_id;
  const isAlternative = ratePlanId !== asked!.rate_plan_id;
  const isAsAsked = !isAlternative && input.night_prices === undefined;
  if (!isAsAsked) refuseMixed(asked!);
  const offered = isAsAsked
    ? await asAsked(trx, opened, asked!)
    : await repriced(trx, { opened, asked: asked!, ratePlanId, isAlternative, now }, input);
  const offer: OrderOffer = {
    ...offered,
    kind: isAlternative ? 'alternative' : isAsAsked ? 'same' : 'price',
    fromStock: input.rooms_from === 'allotment',
    note: input.note,
  };
  return answerRequest(trx, opened, offer, call);
}

/** The requested stay at its requested price, whatever the rate costs now. */
async function asAsked(trx: Trx, { order }: OpenOrder, asked: HotelOrder): Promise<Offered> {
  return {
    lines: await listSoldLines(trx, order.id),
    policy: order.policy,
    title: { zh: order.title_zh, en: order.title_en },
    detail: { ratePlanId: asked.rate_plan_id, roomTypeId: asked.room_type_id, soldAs: asked.sold_as },
  };
}

interface Wish {
  opened: OpenOrder;
  asked: HotelOrder;
  ratePlanId: number;
  isAlternative: boolean;
  now: Date;
}

/**
 * A rate of the same hotel for the same stay and guests. If only the price differs, the policy does not
 * change.
 */
async function repriced(
  trx: Trx,
  { opened: { order }, asked, ratePlanId, isAlternative, now }: Wish,
  { night_prices }: Input,
): Promise<Offered> {
  const stay = stayOf(asked);
  const found = await findRate(trx, ratePlanId, stay, { now });
  if (!found || found.row.hotel_id !== asked.hotel_id) throw refusedField('rate_plan_id', 'rate_unknown');
  const { row, unitsLeft: _, ...amounts } = found;
  checkFit(row, stay);
  const nightPrices = night_prices ?? amounts.nightPrices;
  checkPrices(nightPrices, asked);
  const agencyId = order.agency_id;
  // The price entered by the desk is final, whatever the price group.
  const markup = night_prices ? markupOf(0, asked.currency) : await findMarkup(trx, row, { agencyId, now });
  // A price entered by the desk includes the promotions.
  const bookedOn = night_prices ? undefined : amounts.bookedOn;
  const wish = { ...amounts, nightPrices, bookedOn, markup };
  const { price, lines, policy, soldAs } = priceRate(row, stay, wish);
  const { nightTotals } = price;
  if (isAlternative) {
    return {
      lines,
      policy: { ...policy, nightTotals },
      title: stayTitle(soldAs, asked.rooms),
      detail: { ratePlanId, roomTypeId: row.room_id, soldAs },
    };
  }
  const { nights, rooms, promotions = [] } = soldAs;
  const sold = { ...asked.sold_as, nights, promotions, ...(rooms ? { rooms } : {}) };
  return {
    lines,
    policy: { ...order.policy, nightTotals },
    title: { zh: order.title_zh, en: order.title_en },
    detail: { ratePlanId, roomTypeId: asked.room_type_id, soldAs: sold },
  };
}

/**
 * Refuses unless there is a payable price for each night; a rate without a price on some night needs them
 * entered.
 */
function checkPrices(prices: readonly number[], { sold_as, currency }: HotelOrder): void {
  const nights = sold_as.nights.length;
  if (prices.length !== nights || prices.includes(0)) {
    throw refusedField('night_prices', 'night_prices_misfit', { nights });
  }
  prices.forEach((amount, at) => {
    refuseFraction(`night_prices[${at}]`, { amount, currency });
  });
}
