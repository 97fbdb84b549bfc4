import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import { formatMoney, money } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type Call, command, type Db, memberOf, type Route, type Trx } from '../permissions/permissions.ts';
import type { OfferTerms } from './offer-terms.ts';
import { saveQuote } from './quotes.ts';

/** An offer with what is compared of it. */
interface Priced {
  /** The product's own, as quotes freeze it. */
  offer: unknown;
  terms: OfferTerms;
}

/**
 * The call that books a quote of a product. Where the offer is no longer what was quoted nothing is booked, and
 * the refusal (`price_changed`, `policy_changed`) carries a quote of the new one.
 */
export function bookingRoute<E extends Endpoint>(
  db: Db,
  endpoint: E,
  book: (trx: Trx, call: Call<E>) => Promise<ReplyOf<E>>,
): Route {
  const route = command(db, endpoint, book);
  return {
    endpoint: route.endpoint,
    handle: async (call) => {
      try {
        return await route.handle(call);
      } catch (failure) {
        if (!(failure instanceof OfferChanged)) throw failure;
        // The booking is rolled back by now; the new quote must outlive it.
        throw await quoteAnew(db, failure, call as Call<E>);
      }
    },
  };
}

/**
 * Lets a booking go on when the offer costs what was quoted under the rules that were quoted. Only sums and rules
 * count: a hotel that corrects its telephone number changes no offer.
 */
export function refuseChanged(product: string, quoted: Priced, current: Priced): void {
  const isSame =
    quoted.terms.total === current.terms.total &&
    quoted.terms.currency === current.terms.currency &&
    rulesOf(quoted.terms) === rulesOf(current.terms);
  if (!isSame) throw new OfferChanged(product, quoted, current);
}

/** The nights' own prices are part of the rules: fees count in nights. */
function rulesOf({ policy, nightTotals }: OfferTerms): string {
  return JSON.stringify([
    policy.tz,
    policy.windows.map(({ until, fee }) => [until, Object.entries(fee).sort()]),
    Object.entries(policy.noShow).sort(),
    nightTotals,
  ]);
}

/** What was quoted is not what is sold now. */
class OfferChanged extends Error {
  readonly product: string;
  readonly quoted: Priced;
  readonly current: Priced;

  constructor(product: string, quoted: Priced, current: Priced) {
    super('the offer has changed since it was quoted');
    this.product = product;
    this.quoted = quoted;
    this.current = current;
  }
}

async function quoteAnew<E extends Endpoint>(
  db: Db,
  { product, quoted, current }: OfferChanged,
  call: Call<E>,
): Promise<AppError> {
  const { agencyId, userId } = memberOf(call);
  const { total, currency } = current.terms;
  const { id } = await saveQuote(db, {
    agencyId,
    userId,
    product,
    offer: current.offer,
    total,
    currency,
    now: call.now,
  });
  const before = money(quoted.terms.total, quoted.terms.currency);
  const after = money(total, currency);
  const isDearer = before.amount !== after.amount || before.currency !== after.currency;
  return new AppError(isDearer ? 'price_changed' : 'policy_changed', {
    facts: { old: formatMoney(before), new: formatMoney(after) },
    data: { old: before, new: after, quote_id: id },
  });
}
