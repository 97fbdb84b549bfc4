import { shownText } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  bookForAgency as bookEndpoint,
  quoteForAgency as quoteEndpoint,
} from '@serai/contract/hotels/book-for-agency';
import { bookHotel, quoteHotel } from '@serai/contract/hotels/booking';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import type { Done } from '../../activity/activity.ts';
import { bookForAgency, quoteForAgency } from '../../orders/for-products.ts';
import { type HotelSaleDeps, hotelSale } from '../hotel-sale.ts';
import { costSold, type HotelOffer } from '../price-offer.ts';

/** Locks the price of a stay for an agency that called. Cost and margin are for callers who may see costs. */
export async function quoteStayForAgency(
  trx: Trx,
  deps: HotelSaleDeps,
  call: Call<typeof quoteEndpoint>,
): Promise<Done<ReplyOf<typeof quoteEndpoint>>> {
  const { agency_id: agencyId, user_id: userId, ...input } = call.input;
  const { node } = quoteHotel.access;
  const wish = { agencyId, userId, input, node };
  const { agency, offer, quote } = await quoteForAgency(trx, hotelSale(deps), wish, call);
  const seesCost = operatorOf(call).nodes.has('/console/order/cost');
  return {
    reply: { ...quote, ...marginOf(offer, seesCost ? costSold(offer.soldAs) : null) },
    did: { on: { kind: 'agency', ...agency }, before: null, after: quotedFacts(offer) },
  };
}

/** Books a quoted stay for an agency that called. */
export function bookStayForAgency(
  trx: Trx,
  deps: HotelSaleDeps,
  call: Call<typeof bookEndpoint>,
): Promise<Done<ReplyOf<typeof bookEndpoint>>> {
  const { agency_id: agencyId, user_id: userId, ...input } = call.input;
  const { node } = bookHotel.access;
  return bookForAgency(
    trx,
    { sale: hotelSale(deps), products: deps.products },
    { agencyId, userId, input, node },
    call,
  );
}

function marginOf({ price, currency }: HotelOffer, cost: number | null) {
  if (cost === null) return { cost: null, margin: null };
  return { cost: money(cost, currency), margin: money(price.total - cost, currency) };
}

/** Facts of a quote in the activity log. */
function quotedFacts({ soldAs, stay, price, currency }: HotelOffer): Record<string, unknown> {
  const { check_in, check_out } = stay;
  return {
    quoted_stay: `${soldAs.hotelZh} ${check_in} – ${check_out}`,
    quoted_price: `${shownText(price.total, currency)} ${currency}`,
  };
}
