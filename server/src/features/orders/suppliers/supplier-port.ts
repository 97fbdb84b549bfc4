import { text } from '@serai/contract/text';
import * as z from 'zod/mini';

/**
 * An outside system that sells to this portal. It identifies a booking by the order number, so that lost
 * connections do no harm. An exception, an invalid answer or no answer before the signal means unknown, never
 * a refusal.
 */
export interface Supplier {
  /** Name as in `hotels.supplier`. */
  readonly name: string;
  /** Milliseconds after which look-ups reflect anything that was sent; what is missing then never arrives. */
  readonly settlesAfterMs: number;
  /** Books. Idempotent by reference: a repeated call books nothing and returns the state of the booking. */
  book(booking: SupplierBooking, signal: AbortSignal): Promise<BookAnswer>;
  /** Returns the state of the booking of a reference. */
  lookUp(reference: string, signal: AbortSignal): Promise<LookUpAnswer>;
  /** Cancels the booking of a reference that a look-up has found. */
  cancel(reference: string, signal: AbortSignal): Promise<CancelAnswer>;
}

/** Suppliers of a portal, by name. */
export type Suppliers = ReadonlyMap<string, Supplier>;

/** A booking to be made. */
export interface SupplierBooking {
  /** Number of the order. */
  reference: string;
  product: string;
  /** Maximum price, in minor units. */
  price: { amount: number; currency: string };
  specialRequests: string;
  /** Product-specific part, from `Product.supplied`. */
  detail: Record<string, unknown>;
}

const confirmed = z.object({ is: z.literal('confirmed'), code: text(60, 'field_required') });
const refused = z.object({ is: z.literal('refused'), reason: text(500) });
/** Unavailable at the named price; minor units of the same currency. Nothing is booked. */
const price = z.object({ is: z.literal('price'), price: z.int().check(z.positive()) });
/** Accepted, but not decided yet. */
const pending = z.object({ is: z.literal('pending') });
const cancelled = z.object({ is: z.literal('cancelled') });
/** The supplier does not know such a booking at this time. */
const none = z.object({ is: z.literal('none') });

export const bookAnswer = z.discriminatedUnion('is', [confirmed, refused, price, pending]);
export const lookUpAnswer = z.discriminatedUnion('is', [confirmed, refused, pending, cancelled, none]);
export const cancelAnswer = z.discriminatedUnion('is', [cancelled, refused, pending]);
export type BookAnswer = z.infer<typeof bookAnswer>;
export type LookUpAnswer = z.infer<typeof lookUpAnswer>;
export type CancelAnswer = z.infer<typeof cancelAnswer>;

/** Result of an attempt of a request; `unsent`: the booking was never sent. */
export type Answer =
  | BookAnswer
  | LookUpAnswer
  | CancelAnswer
  | { is: 'unknown'; why: string }
  | { is: 'unsent' };

/** Registers the suppliers of a portal at its start. */
export function createSuppliers(list: readonly Supplier[]): Suppliers {
  return new Map(list.map((supplier) => [supplier.name, supplier]));
}
