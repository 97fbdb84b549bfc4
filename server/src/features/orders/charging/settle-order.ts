import type { Moves } from '../../../domain/order-lifecycle.ts';
import { type ChargeFacts, settle } from '../../../domain/settlement.ts';
import type { OrderChanges, StandingOrder } from '../order-store.ts';

/** Result of settling an order: moves of its axes, other changes, and the resulting order. */
export interface Settled<Order> {
  moves: Moves;
  changes: Pick<OrderChanges, 'settlement_money'>;
  order: Order;
}

/**
 * Updates the statuses of a locked order from its charges. `moves` come from the state machines; where the
 * charges require a different state, the axis moves on.
 */
export function settleOrder<Order extends StandingOrder>(
  before: Order,
  charges: readonly ChargeFacts[],
  moves: Moves = {},
): Settled<Order> {
  const reached = Object.fromEntries(Object.entries(moves).map(([axis, path]) => [axis, path.at(-1)]));
  const moved: Order = { ...before, ...reached };
  const { settlement_money, ...states } = settle(moved, charges);
  const paths: Record<string, readonly string[]> = { ...moves };
  for (const [axis, state] of Object.entries(states) as [keyof typeof states, string][]) {
    if (moved[axis] !== state) paths[axis] = [...(paths[axis] ?? [before[axis]]), state];
  }
  return {
    moves: paths as Moves,
    changes: settlement_money === before.settlement_money ? {} : { settlement_money },
    order: { ...moved, ...states, settlement_money },
  };
}
