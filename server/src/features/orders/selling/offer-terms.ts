import type { Money } from '@serai/contract/money';
import type { Cancellation, Policy } from '@serai/contract/orders/cancellation';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { cancellationAt, type ResolvedPolicy } from '../../../domain/cancellation-policy.ts';
import { policyView } from '../../../domain/describe-policy.ts';
import { money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import type { Bilingual } from '../product-port.ts';

/** A price line: a quantity at an amount each, in minor units. */
export interface PriceLine {
  label: Bilingual;
  quantity: number;
  unitAmount: number;
}

/** Price and cancellation terms of an offer of any product; everything else is product-specific. */
export interface OfferTerms {
  /** Sum of the lines, minor units. */
  total: number;
  currency: string;
  lines: readonly PriceLine[];
  policy: ResolvedPolicy;
  /** Prices of the nights as basis of fees counted in nights; empty without nights. */
  nightTotals: readonly number[];
  /** On request: held and paid only after the seller's offer. */
  onRequest: boolean;
  /** An outside supplier confirms it after payment. */
  confirmedLater: boolean;
  /** Stay or ride; they differ in the wording of a policy. */
  service: 'stay' | 'ride';
}

/** Converts price lines to their API view. */
export function presentPriceLines(
  lines: readonly PriceLine[],
  currency: string,
  lang: Lang,
): { label: string; quantity: number; unit_price: Money; amount: Money }[] {
  return lines.map(({ label, quantity, unitAmount }) => ({
    label: inLanguage(lang, label),
    quantity,
    unit_price: money(unitAmount, currency),
    amount: money(quantity * unitAmount, currency),
  }));
}

/** Builds the common part of all quotes; `shown` is the total that the member saw before, minor units. */
export function presentLockedPrice(
  quote: { id: string; expiresAt: Date },
  { total, currency, lines, policy, nightTotals, onRequest, confirmedLater, service }: OfferTerms,
  shown: number | null,
  { lang, now }: { lang: Lang; now: Date },
): {
  quote_id: string;
  total_price: Money;
  shown_price: Money | null;
  lines: ReturnType<typeof presentPriceLines>;
  cancellation: Cancellation;
  policy: Policy;
  on_request: boolean;
  confirmed_later: boolean;
  expires_at: number;
} {
  const base = { currency, total, nightTotals };
  return {
    quote_id: quote.id,
    total_price: money(total, currency),
    shown_price: shown === null || shown === total ? null : money(shown, currency),
    lines: presentPriceLines(lines, currency, lang),
    cancellation: cancellationAt(policy, now.getTime(), base),
    policy: policyView(policy, base, { lang, service }),
    on_request: onRequest,
    confirmed_later: confirmedLater,
    expires_at: toSeconds(quote.expiresAt),
  };
}
