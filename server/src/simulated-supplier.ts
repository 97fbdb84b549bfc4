import type {
  BookAnswer,
  CancelAnswer,
  LookUpAnswer,
  Supplier,
  SupplierBooking,
} from './features/orders/orders.ts';
import type { Clock } from './platform/clock.ts';

/** What the simulated supplier makes of a booking; times in ms. */
export interface Plan {
  outcome: 'confirmed' | 'refused';
  /** What it asks for, in minor units; null: whatever it is offered. */
  price: number | null;
  /** How long a booking stays pending. */
  decidesAfterMs: number;
  /** How long it takes to arrive; 0: at once, else the caller hears nothing. */
  arrivesAfterMs: number;
  /** How far look-ups lag behind. */
  lagMs: number;
  cancelling: 'cancelled' | 'refused';
}

export type SupplierCall = 'book' | 'lookUp' | 'cancel';

interface Simulation {
  name: string;
  clock: Clock;
  /** What becomes of a reference, asked when it is first booked. */
  planOf(reference: string): Plan;
  /** How a call and its answer travel; both arrive when unset. */
  line?<A>(call: SupplierCall, reference: string, act: () => A): A | Promise<A>;
}

interface Booking {
  plan: Plan;
  arrivesAt: number;
  cancelledAt: number;
}

/** As long as the slowest of a simulation's plans may need to arrive and to be seen. */
const SETTLES_AFTER_MS = 10 * 60_000;

/**
 * A supplier that exists nowhere, for the demo and for tests: what it confirms, refuses, reprices, decides late or
 * forgets to answer is planned. It keeps its bookings in memory.
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

  /** What it will keep: the references that are booked or will be, once all that is under way has arrived. */
  listKept(): string[] {
    return [...this.#bookings]
      .filter(([, { plan, cancelledAt }]) => plan.outcome === 'confirmed' && cancelledAt === Infinity)
      .map(([reference]) => reference);
  }

  /** How a reference stands by now, whatever look-ups say. */
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

/** The only name it is known by to the sample world, so that nobody takes it for a real one. */
const demoName = 'demo-supplier';

/** Confirms everything a minute after it was booked, so that a newcomer sees an order being confirmed. */
export const demoPlan: Plan = {
  ...{ outcome: 'confirmed', price: null, decidesAfterMs: 60_000, arrivesAfterMs: 0, lagMs: 0 },
  cancelling: 'cancelled',
};

/** The supplier of the demo and of test control; no portal in production is started with it. */
export function demoSupplier(
  clock: Clock,
  wishes: Partial<Pick<Simulation, 'planOf' | 'line'>> = {},
): SimulatedSupplier {
  return new SimulatedSupplier({ name: demoName, clock, planOf: () => demoPlan, ...wishes });
}
