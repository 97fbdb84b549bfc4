import * as z from 'zod/mini';
import { civilDate, civilMonth } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { narrowedOrders } from './every-order.ts';
import { calendarEvents } from './list-columns.ts';
import { orderStatuses } from './statuses.ts';

/** An order on a day of the calendar. */
const calendarLine = z.object({
  id: z.int(),
  product: z.string(),
  event: z.enum(calendarEvents),
  /** Clock time at the place, `HH:MM`. */
  time: z.string(),
  title: z.string(),
  /** First guest or passenger, otherwise the contact. */
  guest: z.string(),
  order_status: z.enum(orderStatuses),
  /** The seller has made an offer that the member must accept. */
  offered: z.boolean(),
});

export const showOrderCalendar = endpoint({
  method: 'GET',
  path: 'order/calendar',
  title: 'show arrivals, departures and rides per day of a month',
  access: 'member',
  input: z.strictObject({ ...narrowedOrders, month: civilMonth }),
  reply: z.object({
    /** Today in the agency's zone. */
    today: civilDate,
    /** Days with events, in order; each day is local to the place. Without a status filter ended orders do not count. */
    days: z.array(
      z.object({
        day: civilDate,
        arrivals: z.int(),
        departures: z.int(),
        rides: z.int(),
        /** The first three events by time. */
        first: z.array(calendarLine),
      }),
    ),
  }),
  errors: [],
});
