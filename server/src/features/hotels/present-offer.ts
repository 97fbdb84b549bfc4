import type { Lang } from '@serai/phrases/lang';
import { cancellationAt, freeUntil, type ResolvedPolicy } from '../../domain/cancellation-policy.ts';
import { policyView } from '../../domain/describe-policy.ts';
import { money, sum } from '../../domain/money.ts';
import type { StayPrice } from '../../domain/pricing/hotel.ts';
import { writeRateKey } from '../orders/for-products.ts';
import type { RateTerms } from './catalogue/hotel-facts.ts';
import { promotionName } from './price-lines.ts';
import { closingOf } from './selling-terms.ts';
import { stayPolicy } from './stay-policy.ts';

/** Displayed parts of an offer: terms, price, place and dates. */
export interface ShownOffer {
  ratePlanId: number;
  terms: Pick<RateTerms, 'meal' | 'bed' | 'included' | 'policy' | 'cutOff'>;
  price: StayPrice;
  /** Number of rooms. */
  rooms: number;
  currency: string;
  unitsLeft: number;
  onRequest: boolean;
  checkIn: string;
  tz: string;
  now: Date;
  lang: Lang;
}

/** Fields that every rate has in common, in lists and on the detail page. */
export function presentOffer(offer: ShownOffer) {
  const { ratePlanId, terms, price, currency, checkIn, tz, now, lang } = offer;
  const policy = stayPolicy(terms.policy, checkIn, tz);
  const { closesMs } = closingOf(terms.cutOff, checkIn, tz);
  const base = { ...price, currency };
  return {
    rate_key: writeRateKey(ratePlanId, price.total),
    meal: terms.meal,
    breakfasts: breakfastsOf(terms.meal, price.payingGuests),
    bed: terms.bed,
    cancellation: cancellationAt(policy, now.getTime(), base),
    included: [...terms.included],
    total_price: money(price.total, currency),
    price_per_night: money(price.perNight, currency),
    ...presentPromotions(offer),
    free_cancel_until: freeCancelUntil(policy, closesMs, now),
    units_left: offer.unitsLeft,
    on_request: offer.onRequest,
    policy: policyView(policy, base, { lang, service: 'stay' }),
  };
}

function presentPromotions({ price, rooms, currency, lang }: ShownOffer) {
  const { promotions, total } = price;
  const off = rooms * sum(promotions.map(({ amountOff }) => amountOff));
  return {
    promotions: promotions.map(({ promotion }) => promotionName(promotion, lang)),
    price_before: promotions.length > 0 ? money(total + off, currency) : null,
  };
}

/** Breakfasts per morning, from the number of guests of each room who pay for meals. */
export function breakfastsOf(meal: RateTerms['meal'], payingGuests: readonly number[]): number {
  return meal === 'room_only' ? 0 : sum(payingGuests);
}

/** Unix seconds until which cancelling is free; null if it is not, or no longer. */
function freeCancelUntil(policy: ResolvedPolicy, closes: number, now: Date): number | null {
  const until = freeUntil(policy, closes);
  return until === null || until <= now.getTime() ? null : until / 1000;
}
