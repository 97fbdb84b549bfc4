import { shownText } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  bookTransferForAgency as bookEndpoint,
  listTransfersForAgency as listEndpoint,
  quoteTransferForAgency as quoteEndpoint,
} from '@serai/contract/transfers/book-for-agency';
import { bookTransfer, quoteTransfer } from '@serai/contract/transfers/booking';
import type { Call, Db, Trx } from '../../calls.ts';
import type { Done } from '../activity/activity.ts';
import { bookForAgency, quoteForAgency, requireAgency } from '../orders/for-products.ts';
import type { Products } from '../orders/orders.ts';
import { listTransfers } from './list-transfers.ts';
import type { TransferOffer } from './price-offer.ts';
import type { TransferCatalogue } from './transfer-catalogue.ts';
import { transferSale } from './transfer-sale.ts';

/** Searches airport transfers as the agency's member would, at the agency's prices. */
export async function listTransfersForAgency(
  db: Db,
  catalogue: TransferCatalogue,
  call: Call<typeof listEndpoint>,
): Promise<ReplyOf<typeof listEndpoint>> {
  const { agency_id: agencyId, ...input } = call.input;
  await requireAgency(db, agencyId);
  const prices = catalogue.groups.pricesOfAgency(agencyId, 'transfer', call.now);
  return listTransfers(catalogue, { ...call, input }, prices);
}

/** Locks the price of an airport transfer for an agency that called. */
export async function quoteTransferForAgency(
  trx: Trx,
  products: Products,
  call: Call<typeof quoteEndpoint>,
): Promise<Done<ReplyOf<typeof quoteEndpoint>>> {
  const { agency_id: agencyId, user_id: userId, ...input } = call.input;
  const wish = { agencyId, userId, input, node: quoteTransfer.access.node };
  const { agency, offer, quote } = await quoteForAgency(trx, transferSale(products), wish, call);
  return {
    reply: quote,
    did: { on: { kind: 'agency', ...agency }, before: null, after: quotedFacts(offer) },
  };
}

/** Books a quoted airport transfer for an agency that called. */
export function bookTransferForAgency(
  trx: Trx,
  products: Products,
  call: Call<typeof bookEndpoint>,
): Promise<Done<ReplyOf<typeof bookEndpoint>>> {
  const { agency_id: agencyId, user_id: userId, ...input } = call.input;
  const wish = { agencyId, userId, input, node: bookTransfer.access.node };
  return bookForAgency(trx, { sale: transferSale(products), products }, wish, call);
}

/** Facts of a quote in the activity log. */
function quotedFacts({ request: { trip }, price, currency }: TransferOffer): Record<string, unknown> {
  return {
    quoted_ride: [trip.flight_number, trip.flight_at?.replace('T', ' ')].filter(Boolean).join(' '),
    quoted_price: `${shownText(price.total, currency)} ${currency}`,
  };
}
