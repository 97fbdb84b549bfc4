import { text } from '@serai/contract/text';
import * as z from 'zod/mini';

/**
 * An outside system that sells something to us. It knows a booking by our order's number, whatever becomes of the line
 * in between. What it throws, answers wrongly or does not answer before the signal is unknown, never a refusal.
 */
export interface Supplier {
  /** As `hotels.supplier` names it. */
  readonly name: string;
  /** So many ms after something was sent its look-ups know of it, or never will. */
  readonly settlesAfterMs: number;
  /** Books. The same reference sent again books nothing more, and is answered by how its booking stands. */
  book(booking: SupplierBooking, signal: AbortSignal): Promise<BookAnswer>;
  /** How the booking of a reference stands. */
  lookUp(reference: string, signal: AbortSignal): Promise<LookUpAnswer>;
  /** Cancels the booking of a reference, which a look-up has found. */
  cancel(reference: string, signal: AbortSignal): Promise<CancelAnswer>;
}

/** The suppliers of a portal, by name. */
export type Suppliers = ReadonlyMap<string, Supplier>;

/** What is to be booked. */
export interface SupplierBooking {
  /** Our order's number. */
  reference: string;
  product: string;
  /** What it may cost at most, in minor units. */
  price: { amount: number; currency: string };
  specialRequests: string;
  /** The product's own part, as `Product.supplied` describes it. */
  detail: Record<string, unknown>;
}

const confirmed = z.object({ is: z.literal('confirmed'), code: text(60, 'field_required') });
const refused = z.object({ is: z.literal('refused'), reason: text(500) });
/** Not to be had at the price named; minor units of the same currency. Nothing is booked. */
const price = z.object({ is: z.literal('price'), price: z.int().check(z.positive()) });
/** Taken, and not decided yet. */
const pending = z.object({ is: z.literal('pending') });
const cancelled = z.object({ is: z.literal('cancelled') });
/** There is no such booking, as far as the supplier knows by now. */
const none = z.object({ is: z.literal('none') });

export const bookAnswer = z.discriminatedUnion('is', [confirmed, refused, price, pending]);
export const lookUpAnswer = z.discriminatedUnion('is', [confirmed, refused, pending, cancelled, none]);
export const cancelAnswer = z.discriminatedUnion('is', [cancelled, refused, pending]);
export type BookAnswer = z.infer<typeof bookAnswer>;
export type LookUpAnswer = z.infer<typeof lookUpAnswer>;
export type CancelAnswer = z.infer<typeof cancelAnswer>;

/** What is known after a request was taken up; `unsent`: its order was never sent to be booked. */
export type Answer =
  | BookAnswer
  | LookUpAnswer
  | CancelAnswer
  | { is: 'unknown'; why: string }
  | { is: 'unsent' };

/** The suppliers a portal is started with. */
export function createSuppliers(list: readonly Supplier[]): Suppliers {
  return new Map(list.map((supplier) => [supplier.name, supplier]));
}
