import type { Money } from '@serai/contract/money';
import type { ApiFailure } from '../../platform/api/api.ts';

/** Obstacle to a booking; each has a dialog with the next step. */
export type Trouble =
  | { kind: 'changed'; old: Money; new: Money; quoteId: string }
  /** The price is unchanged, but the cancellation rules have changed. */
  | { kind: 'termsChanged'; quoteId: string }
  /** Instant confirmation became on request, or the reverse. */
  | { kind: 'confirmationChanged'; quoteId: string }
  | { kind: 'soldOut'; message: string }
  | { kind: 'expired' }
  | { kind: 'lost' }
  | { kind: 'used'; orderId: number | null };

/** Returns the obstacle of a refusal; null for refusals shown beside a field or in a notice. */
export function troubleOf(failure: ApiFailure): Trouble | null {
  if (isUnknown(failure)) return { kind: 'lost' };
  const data = failure.data as { old?: Money; new?: Money; quote_id?: string; order_id?: number } | null;
  switch (failure.reason) {
    case 'price_changed':
      return data?.old && data.new && data.quote_id
        ? { kind: 'changed', old: data.old, new: data.new, quoteId: data.quote_id }
        : { kind: 'expired' };
    case 'policy_changed':
      return data?.quote_id ? { kind: 'termsChanged', quoteId: data.quote_id } : { kind: 'expired' };
    case 'confirmation_changed':
      return data?.quote_id ? { kind: 'confirmationChanged', quoteId: data.quote_id } : { kind: 'expired' };
    case 'quote_expired':
      return { kind: 'expired' };
    case 'quote_used':
      return { kind: 'used', orderId: data?.order_id ?? null };
    case 'idempotency_key_reused':
      return { kind: 'used', orderId: null };
    case 'sold_out':
    case 'booking_closed':
    case 'rate_unknown':
    case 'min_stay_not_met':
    case 'max_stay_exceeded':
    case 'arrival_closed':
    case 'departure_closed':
    case 'extra_bed_missing':
    case 'rate_not_for_nationality':
    case 'not_found':
      return { kind: 'soldOut', message: failure.message };
    default:
      return null;
  }
}

/** The outcome is unknown: a repetition with the same key finds it out. */
export function isUnknown(failure: ApiFailure): boolean {
  return failure.answerLost || (failure.status !== null && failure.status >= 500);
}
