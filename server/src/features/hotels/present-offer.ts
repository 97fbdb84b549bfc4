import type { Lang } from '@serai/phrases/lang';
import {
  freeUntil,
  type RelativePolicy,
  type ResolvedPolicy,
  resolvePolicy,
} from '../../domain/cancellation-policy.ts';
import { policyView } from '../../domain/describe-policy.ts';
import { money } from '../../domain/money.ts';
import type { StayPrice } from '../../domain/pricing/hotel.ts';
import { policyStart, stayTimes } from '../../domain/stay.ts';
import { writeRateKey } from '../orders/orders.ts';
import type { RateTerms } from './catalogue/hotel-facts.ts';

/** What is shown of an offer: its terms, its price, and where and when the stay is. */
export interface ShownOffer {
  ratePlanId: number;
  terms: Pick<RateTerms, 'meal' | 'bed' | 'breakfasts' | 'refundable' | 'policy'>;
  price: StayPrice;
  currency: string;
  unitsLeft: number;
  onRequest: boolean;
  checkIn: string;
  checkOut: string;
  tz: string;
  now: Date;
  lang: Lang;
}

/** The part that every rate has in common, in lists and on the detail page. */
export function presentOffer(offer: ShownOffer) {
  const { ratePlanId, terms, price, currency, checkIn, checkOut, tz, now, lang } = offer;
  const { policy, start } = resolveStayPolicy(terms.policy, checkIn, checkOut, tz);
  return {
    rate_key: writeRateKey(ratePlanId, price.total),
    meal: terms.meal,
    breakfasts: terms.breakfasts,
    bed: terms.bed,
    refundable: terms.refundable,
    total_price: money(price.total, currency),
    price_per_night: money(price.perNight, currency),
    free_cancel_until: freeCancelUntil(policy, start, now),
    units_left: offer.unitsLeft,
    on_request: offer.onRequest,
    policy: policyView(policy, { ...price, currency }, lang),
  };
}

/** Unix seconds until which cancelling is free; null when it is not, or not any more. */
function freeCancelUntil(policy: ResolvedPolicy, start: number, now: Date): number | null {
  const until = freeUntil(policy, start);
  return until === null || until <= now.getTime() ? null : until / 1000;
}

interface StayPolicy {
  policy: ResolvedPolicy;
  start: number;
}

const KEPT_STAYS = 200;
const resolved = new WeakMap<RelativePolicy, Map<string, StayPolicy>>();

/** Thousands of rates share a policy, and most searches ask for the same few dates: resolved once each. */
function resolveStayPolicy(
  relative: RelativePolicy,
  checkIn: string,
  checkOut: string,
  tz: string,
): StayPolicy {
  let stays = resolved.get(relative);
  if (!stays) {
    stays = new Map();
    resolved.set(relative, stays);
  }
  const key = `${checkIn} ${tz}`;
  let found = stays.get(key);
  if (!found) {
    if (stays.size >= KEPT_STAYS) stays.clear();
    found = {
      policy: resolvePolicy(relative, policyStart(checkIn, tz)),
      start: stayTimes(checkIn, checkOut, tz).start,
    };
    stays.set(key, found);
  }
  return found;
}
