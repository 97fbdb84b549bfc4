import { orderEvents } from '@serai/contract/orders/history';
import { orderStatuses, payStatuses } from '@serai/contract/orders/statuses';
import { describe, expect, test } from 'vitest';
import { instantOf } from './local-time.ts';
import type { Actor, Axis, OrderEventName, OrderFacts, OrderStates } from './order-facts.ts';
import { actionsOf, decide } from './order-lifecycle.ts';

const actors: readonly Actor[] = ['member', 'operator', 'timer', 'supplier'];
const start = instantOf('2026-12-01', '14:00', 'Asia/Yangon');
const hour = 3_600_000;

/**
 * `from event actor → to`, as listed in the rules; anything else must be refused. Refund statuses only follow
 * events of the order, see below; settlement statuses follow the charges (`settlement.test.ts`).
 */
const listed: Record<Exclude<Axis, 'refund_status' | 'settlement_status' | 'invoice_status'>, string> = {
  order_status: `
    offer_pending offer operator → offer_pending
    offer_pending acceptOffer member → pending_payment
    offer_pending cancel member → cancelled
    offer_pending expire timer → expired
    offer_pending decline operator → rejected
    pending_payment payByBalance member → confirmed
    pending_payment payByCredit member → confirmed
    pending_payment payByBalance operator → confirmed
    pending_payment payByCredit operator → confirmed
    pending_payment cancel member → cancelled
    pending_payment expire timer → expired
    pending_payment change member → pending_payment
    confirmed change member → confirmed
    confirmed change operator → confirmed
    processing confirm operator → confirmed
    processing confirm supplier → confirmed
    processing decline operator → rejected
    processing decline supplier → rejected
    processing silent timer → processing
    processing refund member → cancelling
    confirmed refund member → cancelled
    confirmed cancelForStaff operator → cancelled
    cancelling finishCancel operator → cancelled
    cancelling finishCancel supplier → cancelled
    cancelling refuseCancel operator → confirmed
    cancelling refuseCancel supplier → confirmed
    cancelling silent timer → cancelling
    confirmed checkIn member → in_service
    confirmed noShow operator → no_show
    confirmed complete member → completed
    in_service complete member → completed
    confirmed complete timer → completed
    in_service complete timer → completed
    confirmed complete operator → completed
    in_service complete operator → completed
    confirmed unserved operator → cancelled
    in_service unserved operator → cancelled
    no_show correct operator → completed
    completed correct operator → no_show
    processing changePrice operator → processing
    confirmed changePrice operator → confirmed
    completed refundGoodwill operator → completed
    no_show waiveFee operator → no_show
    cancelled waiveFee operator → cancelled`,
  pay_status: `
    on_credit payEarly member → paid`,
};
/** Primary axis of each event; the other axes follow it. */
const homes: Record<keyof typeof listed, readonly string[]> = {
  order_status: orderStatuses,
  pay_status: payStatuses,
};

describe.each(Object.keys(homes) as (keyof typeof listed)[])('state machine of %s', (axis) => {
  const wanted = new Map(
    listed[axis]
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => line.trim().split(' → ') as [string, string]),
  );
  const events = new Set([...wanted.keys()].map((cell) => cell.split(' ')[1] as OrderEventName));

  test.each([...events])(
    'decide: event %s in every state by every actor → only listed transitions',
    (event) => {
      for (const state of homes[axis]) {
        for (const actor of actors) {
          const order = settledFacts(axis, state, event);
          const served = event === 'complete';
          const decision = decide(order, { name: event, fee: 10, served }, actor, momentOf(event));
          const to = wanted.get(`${state} ${event} ${actor}`);
          const got =
            'moves' in decision
              ? (decision.moves[axis]?.at(-1) ?? order.states[axis])
              : decision.refused === 'order_wrong_state'
                ? undefined
                : decision.refused;
          expect(got, `${state} ${event} ${actor}`).toBe(to);
        }
      }
    },
  );
});

test('state machines: every event → listed in a table', () => {
  const all = Object.values(listed).join('\n');
  const multiAxis = ['board'];
  for (const event of orderEvents.filter((name) => !multiAxis.includes(name))) {
    expect(all, event).toContain(` ${event} `);
  }
});

describe('guards of order events', () => {
  const confirmed = facts({ order_status: 'confirmed', pay_status: 'paid', settlement_status: 'settled' });

  test.each([
    ['pay before the time is over', pending(), 'payByBalance', 'member', pending().payBy - 1, 'moves'],
    ['pay when the time is over', pending(), 'payByBalance', 'member', pending().payBy, 'pay_time_over'],
    ['expire a moment early', pending(), 'expire', 'timer', pending().payBy - 1, 'order_not_yet'],
    [
      'pay from the start on',
      { ...pending(), payBy: start + hour },
      'payByCredit',
      'member',
      start,
      'pay_after_start',
    ],
    [
      'pay a stay after its start and before its cut-off',
      { ...pending(), payBy: start + hour, closesAt: start + hour },
      'payByCredit',
      'member',
      start,
      'moves',
    ],
    [
      'refund a stay after its start and before its cut-off',
      { ...confirmed, closesAt: start + hour },
      'refund',
      'member',
      start + hour - 1,
      'moves',
    ],
    [
      'refund a stay at its cut-off',
      { ...confirmed, closesAt: start + hour },
      'refund',
      'member',
      start + hour,
      'order_start_reached',
    ],
    ['refund before the start', confirmed, 'refund', 'member', start - 1, 'moves'],
    ['refund from the start', confirmed, 'refund', 'member', start, 'order_start_reached'],
    [
      'refund a fixed rate',
      { ...confirmed, refundable: false },
      'refund',
      'member',
      0,
      'order_not_refundable',
    ],
    ['check in the evening before', confirmed, 'checkIn', 'member', start - 15 * hour, 'order_not_yet'],
    ['check in on the day, long before 14:00', confirmed, 'checkIn', 'member', start - 14 * hour, 'moves'],
    [
      'check into a car',
      { ...confirmed, hasCheckIn: false },
      'checkIn',
      'member',
      start,
      'order_wrong_state',
    ],
    ['board a car', { ...confirmed, hasCheckIn: false }, 'board', 'operator', start, 'moves'],
    ['board a hotel', confirmed, 'board', 'operator', start, 'order_wrong_state'],
    [
      'call it a no-show within the grace',
      confirmed,
      'noShow',
      'operator',
      start + 16 * hour - 1,
      'order_not_yet',
    ],
    ['call it a no-show after the grace', confirmed, 'noShow', 'operator', start + 16 * hour, 'moves'],
    ['complete before the end', confirmed, 'complete', 'member', start + 70 * hour - 1, 'order_not_yet'],
    ['complete at the end', confirmed, 'complete', 'member', start + 70 * hour, 'moves'],
    ['complete by itself too early', confirmed, 'complete', 'timer', start + 94 * hour - 1, 'order_not_yet'],
    ['complete by itself in time', confirmed, 'complete', 'timer', start + 94 * hour, 'moves'],
  ] as const)('decide: %s → allowed or refused', (_, order, event, actor, now, outcome) => {
    const decision = decide(order, { name: event, fee: 0, served: event === 'complete' }, actor, now);
    expect('moves' in decision ? 'moves' : decision.refused).toBe(outcome);
  });

  test('decide: end of service passed → timer completes what was served and never releases; staff may do both', () => {
    const over = start + 94 * hour;
    const told = (actor: Actor, served: boolean, now = over) =>
      (['complete', 'unserved'] as const).map((name) => {
        const decision = decide(confirmed, { name, fee: 0, served }, actor, now);
        return 'moves' in decision ? 'moves' : decision.refused;
      });
    expect(told('timer', true)).toEqual(['moves', 'order_wrong_state']);
    expect(told('timer', false)).toEqual(['order_not_served', 'order_wrong_state']);
    expect(told('operator', false)).toEqual(['moves', 'moves']);
    expect(told('timer', true, over - 1)).toEqual(['order_not_yet', 'order_wrong_state']);
    expect(told('timer', false, over - 1)).toEqual(['order_not_yet', 'order_wrong_state']);
    expect(told('operator', false, over - 1)).toEqual(['order_not_yet', 'order_not_yet']);
    expect(told('member', false)).toEqual(['moves', 'order_wrong_state']);
  });
});

describe('effect of an ending on the money axes', () => {
  test.each([
    ['balance, free', 'paid', 'settled', 0, { pay_status: 'refunded' }],
    ['balance, fee', 'paid', 'settled', 10, { pay_status: 'part_refunded' }],
    ['balance, all', 'paid', 'settled', 100, {}],
    ['credit, free', 'on_credit', 'unsettled', 0, {}],
    ['credit, fee', 'on_credit', 'unsettled', 10, {}],
  ] as const)(
    'decide refund: %s → statuses of the money axes',
    (_, pay_status, settlement_status, fee, expected) => {
      const order = facts({ order_status: 'confirmed', pay_status, settlement_status });
      const decision = decide(order, { name: 'refund', fee }, 'member', start - hour);
      if (!('moves' in decision)) throw new Error(decision.refused);
      expect(decision.moves.order_status).toEqual(['confirmed', 'cancelling', 'cancelled']);
      expect(decision.moves.refund_status).toEqual(['none', 'requested', 'approved', 'refunded']);
      const { order_status: _o, refund_status: _r, ...others } = decision.moves;
      expect(Object.fromEntries(Object.entries(others).map(([axis, path]) => [axis, path.at(-1)]))).toEqual(
        expected,
      );
    },
  );

  test('decide refund: outside supplier → only the request is recorded', () => {
    const order = {
      ...facts({ order_status: 'confirmed', pay_status: 'paid', settlement_status: 'settled' }),
      ownStock: false,
    };
    expect(decide(order, { name: 'refund', fee: 0 }, 'member', start - hour)).toEqual({
      moves: { order_status: ['confirmed', 'cancelling'], refund_status: ['none', 'requested'] },
    });
  });

  test('decide payByCredit: outside supplier → order waits for the supplier', () => {
    const decision = decide({ ...pending(), ownStock: false }, { name: 'payByCredit' }, 'member', 0);
    expect(decision).toEqual({
      moves: {
        order_status: ['pending_payment', 'processing'],
        pay_status: ['unpaid', 'on_credit'],
      },
    });
  });
});

test('actionsOf: each state → actions that the state machines allow', () => {
  const paid = { pay_status: 'paid', settlement_status: 'settled' } as const;
  const order = (states: Partial<OrderStates>) => facts({ ...paid, ...states });
  expect(actionsOf(pending(), 0)).toEqual(['pay', 'cancel']);
  expect(actionsOf(pending(), pending().payBy)).toEqual(['cancel']);
  expect(actionsOf(order({ order_status: 'confirmed' }), start - 30 * hour)).toEqual(['refund', 'voucher']);
  expect(actionsOf(order({ order_status: 'confirmed' }), start)).toEqual(['confirmCheckIn', 'voucher']);
  expect(actionsOf(order({ order_status: 'in_service' }), start + 70 * hour)).toEqual([
    'confirmComplete',
    'voucher',
  ]);
  expect(actionsOf(order({ order_status: 'completed' }), start + 99 * hour)).toEqual(['voucher']);
  const owed = { pay_status: 'on_credit', settlement_status: 'unsettled' } as const;
  expect(actionsOf(order({ order_status: 'completed', ...owed }), start + 99 * hour)).toEqual([
    'payEarly',
    'voucher',
  ]);
  const billed = { ...owed, settlement_status: 'billed' } as const;
  expect(actionsOf(order({ order_status: 'completed', ...billed }), start + 99 * hour)).toEqual(['voucher']);
  expect(actionsOf(order({ order_status: 'cancelled', pay_status: 'part_refunded' }), 0)).toEqual([]);
  const refused = { ...order({ order_status: 'confirmed' }), review: 'hotel_refused' as const };
  expect(actionsOf(refused, 0)).not.toContain('voucher');
  expect(actionsOf({ ...refused, review: 'hotel_silent' }, 0)).toContain('voucher');
  const offered = { ...facts({ order_status: 'offer_pending' }), offerUntil: 1000 };
  expect(actionsOf(offered, 999)).toEqual(['confirm', 'cancel']);
  expect(actionsOf(offered, 1000)).toEqual(['cancel']);
});

function pending(): OrderFacts {
  return facts({ order_status: 'pending_payment' });
}

function facts(states: Partial<OrderStates>): OrderFacts {
  return {
    states: {
      order_status: 'confirmed',
      pay_status: 'unpaid',
      refund_status: 'none',
      settlement_status: 'none',
      invoice_status: 'not_eligible',
      ...states,
    },
    charged: 100,
    refundable: true,
    tz: 'Asia/Yangon',
    serviceStart: start,
    closesAt: start,
    serviceEnd: start + 70 * hour,
    noShowFrom: start + 16 * hour,
    payBy: start - 200 * hour,
    autoCompleteAt: start + 94 * hour,
    offerUntil: null,
    ownStock: true,
    hasCheckIn: true,
    cancellingFrom: 'confirmed',
    review: null,
  };
}

/** Returns an order in the given state with matching values on the other axes. */
function settledFacts(axis: Axis, state: string, event: OrderEventName): OrderFacts {
  const order = facts({});
  const charged = !['offer_pending', 'pending_payment', 'expired'].includes(state) && axis === 'order_status';
  const states: Record<Axis, string> = { ...order.states };
  if (charged) Object.assign(states, { pay_status: 'paid', settlement_status: 'settled' });
  if (state === 'cancelling') states.refund_status = 'requested';
  if (event === 'payEarly') states.settlement_status = 'unsettled';
  states[axis] = state;
  const offerUntil = event === 'acceptOffer' ? Number.MAX_SAFE_INTEGER : null;
  return { ...order, states: states as unknown as OrderStates, offerUntil };
}

/** Returns a time at which the event is not refused for being too early or too late. */
function momentOf(event: OrderEventName): number {
  const late = ['expire', 'noShow', 'complete', 'unserved', 'checkIn'];
  return late.includes(event) ? start + 1000 * hour : 0;
}
