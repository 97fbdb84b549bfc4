import type { BookAnswer, CancelAnswer, LookUpAnswer, Supplier } from '../features/orders/for-composition.ts';
import type { SupplierBooking } from '../features/orders/for-products.ts';
import type { Clock } from '../platform/clock.ts';

/** Behaviour of the simulated supplier for a booking; times in ms. */
export interface Plan {
  outcome: 'confirmed' | 'refused';
  /** Requested price in minor units; null to accept the offered one. */
  price: number | null;
  /** How long a booking stays pending. */
  decidesAfterMs: number;
  /** Delay until a booking arrives; 0 for immediately, otherwise the caller gets no answer. */
  arrivesAfterMs: number;
  /** Delay of look-ups. */
  lagMs: number;
  cancelling: 'cancelled' | 'refused';
}

export type SupplierCall = 'book' | 'lookUp' | 'cancel';

interface Simulation {
  name: string;
  clock: Clock;
  /** Returns the plan of a reference; called on its first booking. */
  planOf(reference: string): Plan;
  /** Transports a call and its answer; both arrive if unset. */
  line?<A>(call: SupplierCall, reference: string, act: () => A): A | Promise<A>;
}

interface Booking {
  plan: Plan;
  arrivesAt: number;
  cancelledAt: number;
}

/** Upper bound for the delays of arrival and look-up in all plans. */
const SETTLES_AFTER_MS = 10 * 60_000;

/**
 * A fictitious supplier for the demo and tests: confirmations, refusals, other prices, delays and missing
 * answers follow a plan. Bookings are kept in memory.
 */
export class SimulatedSupplier implements Supplier {
  readonly name: string;
  readonly settlesAfterMs = SETTLES_AFTER_MS;
  readonly #simulation: Simulation;
  readonly #bookings = new Map<string, Booking>();

  constructor(simulation: Simulation) {
    this.name = simulation.name;
    this.#simulation = simulation;
  }

  async book({ reference, price }: SupplierBooking): Promise<BookAnswer> {
    return this.#send('book', reference, () => this.#book(reference, price.amount));
  }

  async lookUp(reference: string): Promise<LookUpAnswer> {
    return this.#send('lookUp', reference, () => {
      const lag = this.#bookings.get(reference)?.plan.lagMs ?? 0;
      return this.#standingAt(reference, this.#now() - lag);
    });
  }

  async cancel(reference: string): Promise<CancelAnswer> {
    return this.#send('cancel', reference, () => this.#cancel(reference));
  }

  /** References that are booked, or will be once all pending requests have arrived. */
  listKept(): string[] {
    return [...this.#bookings]
      .filter(([, { plan, cancelledAt }]) => plan.outcome === 'confirmed' && cancelledAt === Infinity)
      .map(([reference]) => reference);
  }

  /** Returns the current state of a reference, regardless of delayed look-ups. */
  standingOf(reference: string): LookUpAnswer['is'] {
    return this.#standingAt(reference, this.#now()).is;
  }

  async #send<A>(call: SupplierCall, reference: string, act: () => A): Promise<A> {
    const { line } = this.#simulation;
    return line ? line(call, reference, act) : act();
  }

  #book(reference: string, offered: number): BookAnswer {
    const known = this.#bookings.get(reference);
    if (known) known.arrivesAt = Math.min(known.arrivesAt, this.#now());
    const plan = known?.plan ?? this.#simulation.planOf(reference);
    if (!known && plan.price !== null && plan.price > offered) return { is: 'price', price: plan.price };
    if (!known) {
      const arrivesAt = this.#now() + plan.arrivesAfterMs;
      this.#bookings.set(reference, { plan, arrivesAt, cancelledAt: Infinity });
    }
    const standing = this.#standingAt(reference, this.#now());
    if (standing.is === 'none') throw new Error('no answer');
    return standing.is === 'cancelled' ? { is: 'refused', reason: 'cancelled' } : standing;
  }

  #cancel(reference: string): CancelAnswer {
    const standing = this.#standingAt(reference, this.#now());
    const booking = this.#bookings.get(reference);
    if (!booking || standing.is === 'none' || standing.is === 'pending') return { is: 'pending' };
    if (standing.is !== 'confirmed') return { is: 'cancelled' };
    if (booking.plan.cancelling === 'refused') return { is: 'refused', reason: 'non-refundable' };
    booking.cancelledAt = this.#now();
    return { is: 'cancelled' };
  }

  #standingAt(reference: string, instant: number): LookUpAnswer {
    const booking = this.#bookings.get(reference);
    if (!booking || instant < booking.arrivesAt) return { is: 'none' };
    if (booking.cancelledAt <= instant) return { is: 'cancelled' };
    if (instant < booking.arrivesAt + booking.plan.decidesAfterMs) return { is: 'pending' };
    if (booking.plan.outcome === 'refused') return { is: 'refused', reason: 'no room left' };
    return { is: 'confirmed', code: `SIM-${reference}` };
  }

  #now(): number {
    return this.#simulation.clock.now().getTime();
  }
}

/** Name in the sample world; chosen so that it is not mistaken for a real supplier. */
const demoName = 'demo-supplier';

/** Confirms every booking after a minute, so that new users see an order being confirmed. */
export const demoPlan: Plan = {
  outcome: 'confirmed',
  price: null,
  decidesAfterMs: 60_000,
  arrivesAfterMs: 0,
  lagMs: 0,
  cancelling: 'cancelled',
};

/** Creates the supplier for the demo and for test control; never started in production. */
export function demoSupplier(
  clock: Clock,
  wishes: Partial<Pick<Simulation, 'planOf' | 'line'>> = {},
): SimulatedSupplier {
  return new SimulatedSupplier({ name: demoName, clock, planOf: () => demoPlan, ...wishes });
}
