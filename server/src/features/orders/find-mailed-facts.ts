import type { Money } from '@serai/contract/money';
import type { Trx } from '../../calls.ts';
import { localDateTime, zonedTimeText } from '../../domain/local-time.ts';

/** Maximum number of guest names in a mail; further guests are counted. */
const SHOWN_GUESTS = 3;

/**
 * Facts shown in every mail about an order, so that the reader can identify the booking without logging in.
 */
export interface MailedFacts {
  /** First and last minute of the service in local time, with the offset from UTC. */
  service: string;
  guests: string;
  /** The agency's reference; unset if none. */
  reference?: string;
  /** Price including confirmed adjustments. */
  total: Money;
  /** Payment deadline in the agency's zone. */
  pay_by: string;
}

/** Reads the facts of an order, which must exist. */
export async function findMailedFacts(trx: Trx, orderId: number): Promise<MailedFacts> {
  const order = await trx
    .selectFrom('orders')
    .innerJoin('agencies', 'agencies.id', 'orders.agency_id')
    .select(['service_start', 'service_end', 'orders.tz', 'agencies.tz as agency_tz', 'guest_names'])
    .select(['reference', 'total_price', 'adjustments', 'orders.currency', 'pay_by'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  return {
    service: timesOf(order.service_start.getTime(), order.service_end.getTime(), order.tz),
    guests: nameGuests(order.guest_names),
    ...(order.reference ? { reference: order.reference } : {}),
    total: { amount: order.total_price + order.adjustments, currency: order.currency },
    pay_by: zonedTimeText(order.pay_by.getTime(), order.agency_tz),
  };
}

/**
 * Formats `2026-12-10 14:00 – 2026-12-12 12:00 (UTC+06:30)`; only the start if within one day. Instants in
 * epoch ms.
 */
function timesOf(startMs: number, endMs: number, tz: string): string {
  const start = localDateTime(startMs, tz).replace('T', ' ');
  const end = zonedTimeText(endMs, tz);
  return start.slice(0, 10) === end.slice(0, 10) ? zonedTimeText(startMs, tz) : `${start} – ${end}`;
}

function nameGuests(names: readonly string[]): string {
  const more = names.length - SHOWN_GUESTS;
  return names.slice(0, SHOWN_GUESTS).join(', ') + (more > 0 ? ` +${more}` : '');
}
