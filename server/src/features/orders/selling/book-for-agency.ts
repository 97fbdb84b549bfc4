import type { Endpoint, ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { OrderView } from '@serai/contract/orders/view';
import type { PermissionNode } from '@serai/contract/permissions';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Caller, type Db, operatorOf, type Trx } from '../../../calls.ts';
import { type Done, type StaffRoute, staffCommand } from '../../activity/activity.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { findAnyOrder } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { type BookingSale, bookQuote, requoting } from './book-quote.ts';
import { type ChosenBooker, findBooker, lockBooker } from './find-booker.ts';
import type { BookingEndpoint, QuoteEndpoint, Sale } from './sale.ts';
import { lockPrice } from './selling-routes.ts';

/** Agency that called, and what it wants by the input of the member's own call. */
interface AgencyWish<Input> {
  agencyId: number;
  /** User who called; undefined for the owner. */
  userId: number | undefined;
  input: Input;
  /** Right of the member's own call, which the user must hold. */
  node: PermissionNode;
}

/** Clerk and time of a call by the staff. */
interface DeskCall {
  caller: Caller | undefined;
  lang: Lang;
  now: Date;
}

/**
 * Creates the route by which the staff book a product for an agency. A changed offer is quoted again, as for a member; the
 * route stays one that is checked, and that can be carried out after the approval of a second person.
 */
export function agencyBookingRoute<E extends Endpoint>(
  db: Db,
  endpoint: E,
  operation: (trx: Trx, call: Call<E>) => Promise<Done<ReplyOf<E>>>,
): StaffRoute {
  const book = staffCommand(db, endpoint, operation);
  return {
    ...book,
    ...requoting(db, book),
    checked: (check) => requoting(db, book.checked(check)),
  };
}

/** Locks the price of an offer for an agency, as `lockPrice` does for its member, whose quote it becomes. */
export async function quoteForAgency<Q extends QuoteEndpoint, B extends BookingEndpoint, Offer>(
  trx: Trx,
  sale: Sale<Q, B, Offer>,
  { agencyId, userId, input, node }: AgencyWish<ParsedInputOf<Q>>,
  { lang, now }: Pick<DeskCall, 'lang' | 'now'>,
): Promise<{ agency: ChosenBooker['agency']; offer: Offer; quote: ReplyOf<Q> }> {
  const { agency, booker } = await findBooker(trx, { agencyId, userId }, node);
  const { quote, shown } = await lockPrice(trx, sale, { input, booker, now });
  return { agency, offer: quote.offer, quote: sale.present(quote, shown, { lang, now }) };
}

/**
 * Books a quote of `quoteForAgency` with the rules of the member's own booking. The order belongs to the member, stores the
 * clerk, and stays unpaid: the agency, which is notified, pays it within its usual time.
 */
export async function bookForAgency<B extends BookingEndpoint, Offer>(
  trx: Trx,
  { sale, products }: { sale: BookingSale<B, Offer>; products: Products },
  { agencyId, userId, input, node }: AgencyWish<ParsedInputOf<B>>,
  call: DeskCall,
): Promise<Done<{ order: OrderView }>> {
  const { agency, booker } = await lockBooker(trx, { agencyId, userId }, node);
  const { userId: onBehalf } = operatorOf(call);
  const id = await bookQuote(trx, sale, { input, booker, onBehalf, now: call.now });
  const opened = await findAnyOrder(trx, products, id);
  const { order_status } = opened.order;
  return {
    reply: { order: presentOrder(opened, call) },
    did: actionOnOrder(opened.order, { before: null, after: { agency: agency.name, order_status } }),
  };
}
