import type {
  bookCarForAgency as bookEndpoint,
  listCarsForAgency as listEndpoint,
  quoteCarForAgency as quoteEndpoint,
} from '@serai/contract/cars/book-for-agency';
import { bookCar, quoteCar } from '@serai/contract/cars/booking';
import { shownText } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db, Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { bookForAgency, quoteForAgency, requireAgency } from '../orders/for-products.ts';
import type { Products } from '../orders/orders.ts';
import type { CarCatalogue } from './car-catalogue.ts';
import { carSale } from './car-sale.ts';
import type { CarOffer } from './price-offer.ts';
import { searchCars } from './search-cars.ts';

/** Searches cars as the agency's member would, at the agency's prices. */
export async function listCarsForAgency(
  db: Db,
  catalogue: CarCatalogue,
  call: Call<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  const { agency_id: agencyId, ...input } = call.input;
  await requireAgency(db, agencyId);
  const prices = catalogue.groups.pricesOfAgency(agencyId, 'car', call.now);
  return searchCars(catalogue, { ...call, input }, prices);
}

/** Locks the price of a car for an agency that called. */
export async function quoteCarForAgency(
  trx: Trx,
  products: Products,
  call: Call<typeof quoteEndpoint>,
): Promise<Done<ReplyOf<typeof quoteEndpoint>>> {
  const { agency_id: agencyId, user_id: userId, ...input } = call.input;
  const wish = { agencyId, userId, input, node: quoteCar.access.node };
  const { agency, offer, quote } = await quoteForAgency(trx, carSale(products), wish, call);
  return {
    reply: quote,
    did: { on: { kind: 'agency', ...agency }, before: null, after: quotedFacts(offer) },
  };
}

/** Books a quoted car for an agency that called. */
export function bookCarForAgency(
  trx: Trx,
  products: Products,
  call: Call<typeof bookEndpoint>,
): Promise<Done<ReplyOf<typeof bookEndpoint>>> {
  const { agency_id: agencyId, user_id: userId, ...input } = call.input;
  const wish = { agencyId, userId, input, node: bookCar.access.node };
  return bookForAgency(trx, { sale: carSale(products), products }, wish, call);
}

/** Facts of a quote in the activity log. */
function quotedFacts({ wish: { trip }, price, currency }: CarOffer): Record<string, unknown> {
  const { pick_up_at, drop_off_at } = trip;
  return {
    quoted_rental: `${pick_up_at} – ${drop_off_at}`.replaceAll('T', ' '),
    quoted_price: `${shownText(price.total, currency)} ${currency}`,
  };
}
