import * as z from 'zod/mini';
import { askedSeconds, civilDate, serviceTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { currencyCode } from '../wallet/exchange-rate.ts';
import { cashActions, cashPurposes, cashStates, maxCash, maxHandedIn } from './cash-words.ts';

/**
 * Cash that guests paid a driver on the road. It is an operational record: no posting of the ledger, and no part of the
 * agency's account. Records are never deleted; a wrong one is voided.
 */
export const cashRecord = z.object({
  id: z.int(),
  ride_id: z.int(),
  order_id: z.int(),
  order_sn: z.string(),
  driver: z.object({ id: z.int(), name: z.string() }),
  sum: money,
  purpose: z.enum(cashPurposes),
  note: z.string(),
  /** At the place of the ride. */
  taken_at: serviceTime,
  recorded_by: z.string(),
  recorded_at: unixSeconds,
  state: z.enum(cashStates),
  /** The hand-in that contains it, with sums of all its records; kept if the record is voided later. */
  hand_in: z.nullable(
    z.object({
      id: z.int(),
      handed_in_on: civilDate,
      expected: money,
      counted: money,
      /** Explains a difference; empty without one. */
      reason: z.string(),
      received_by: z.string(),
    }),
  ),
  voided: z.nullable(z.object({ by: z.string(), at: unixSeconds, reason: z.string() })),
  /** Actions that the caller may take on it. */
  actions: z.array(z.enum(cashActions)),
});
export type CashRecord = z.infer<typeof cashRecord>;

const reply = z.object({ cash: cashRecord });

/** Cash of any ride that has begun and has, or had, the driver; also of an order that was completed or cancelled since. */
export const recordCash = endpoint({
  method: 'POST',
  path: 'console/dispatch/recordCash',
  title: 'record cash that a driver took from guests',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({
    ride_id: id,
    driver_id: id,
    /** Minor units. */
    amount: z.int().check(z.minimum(1), z.maximum(maxCash)),
    /** One of the currencies in `console/dispatch/rideCash`. */
    currency: currencyCode,
    purpose: z.enum(cashPurposes),
    taken_at: askedSeconds,
    /** Required for `other`. */
    note: z._default(text(200), ''),
  }),
  reply,
  errors: ['not_found', 'ride_wrong_state', 'driver_not_of_ride', 'currency_unknown', 'cash_time_wrong'],
});

export const showRideCash = endpoint({
  method: 'GET',
  path: 'console/dispatch/rideCash',
  title: 'show the cash that drivers took on a ride, and the choices for another record',
  access: { staff: '/console/dispatch/view' },
  input: z.strictObject({ ride_id: id }),
  reply: z.object({
    /** Newest first, at most 100. */
    list: z.array(cashRecord),
    may_record: z.boolean(),
    /** Drivers who have or had the ride, the present one first. */
    drivers: z.array(z.object({ id: z.int(), name: z.string() })),
    /** The currency of the order first. */
    currencies: z.array(z.string()),
    tz: z.string(),
  }),
  errors: ['not_found'],
});

export const listCash = endpoint({
  method: 'GET',
  path: 'console/driverCash/list',
  title: 'list the cash that drivers took',
  access: { staff: '/console/driverCash/view' },
  /** Of the state `open` the oldest first, otherwise the newest first. */
  input: z.strictObject({
    state: z.optional(z.enum(cashStates)),
    driver_id: z.optional(id),
    order_id: z.optional(id),
    ...listPaging,
  }),
  reply: z.object({ list: z.array(cashRecord), ...listed }),
  errors: [...listErrors],
});

export const listCashDrivers = endpoint({
  method: 'GET',
  path: 'console/driverCash/drivers',
  title: 'list the drivers who have cash, the oldest cash first',
  access: { staff: '/console/driverCash/view' },
  input: z.strictObject({}),
  reply: z.object({
    list: z.array(
      z.object({
        driver: z.object({ id: z.int(), name: z.string(), phone: z.string() }),
        /** Open sums, one per currency. */
        sums: z.array(z.object({ sum: money, records: z.int() })),
        oldest_at: unixSeconds,
        /** Whether the oldest cash is past the days within which drivers hand it in. */
        overdue: z.boolean(),
      }),
    ),
    /** Whether more drivers have cash than the 200 listed. */
    more: z.boolean(),
  }),
  errors: [],
});

/**
 * All records are open, of one driver and in one currency. The caller recorded none of them: whoever records cash does not
 * receive it.
 */
export const handInCash = endpoint({
  method: 'POST',
  path: 'console/driverCash/handIn',
  title: 'record that a driver handed cash in at the office',
  access: { staff: '/console/driverCash/handIn' },
  idempotent: true,
  input: z.strictObject({
    cash_ids: z.array(id).check(z.minLength(1), z.maxLength(maxHandedIn)),
    /** Sum that was counted, in minor units. */
    counted: z.int().check(z.minimum(0), z.maximum(maxCash * maxHandedIn)),
    /** Date at the place of the last ride. */
    handed_in_on: civilDate,
    /** Required if the counted sum differs from that of the records. */
    reason: z._default(text(200), ''),
  }),
  reply: z.object({ list: z.array(cashRecord) }),
  errors: [
    'not_found',
    'cash_wrong_state',
    'cash_mixed',
    'cash_own',
    'second_person_dependent',
    'hand_in_day_wrong',
  ],
});

/** Before the hand-in anybody with the right voids a record, after it only somebody who neither recorded nor received it. */
export const voidCash = endpoint({
  method: 'POST',
  path: 'console/driverCash/void',
  title: 'void a wrong record of cash that a driver took',
  access: { staff: '/console/dispatch/edit' },
  idempotent: true,
  input: z.strictObject({ cash_id: id, reason: text(200, 'reason_required') }),
  reply,
  errors: ['not_found', 'cash_wrong_state', 'cash_void_own', 'second_person_dependent'],
});
