import type { Trx } from '../../../calls.ts';
import { localDate, localDateTime } from '../../../domain/local-time.ts';
import { readMobile } from '../../../platform/sms/mobile-number.ts';
import { sendText } from '../../messages/messages.ts';
import type { Product } from '../../orders/for-products.ts';
import type { OrderRow } from '../../orders/orders.ts';
import type { RideRow } from '../dispatch-store.ts';
import { type DriverLink, insertLink } from './link-store.ts';
import { langOf, readingOf } from './reading-language.ts';

/** Time after the last ride during which a driver can still report. */
const LIFE_AFTER_END_MS = 24 * 3_600_000;

/** Dependencies of driver links. */
export interface LinkDeps {
  /** Origin of links. */
  publicUrl: string;
  /** Whether text messages can be sent. */
  canText: boolean;
}

/** A ride with the driver to reach. */
export interface RideOfDriver {
  ride: RideRow;
  order: Pick<OrderRow, 'id'>;
  product: Product;
  driver: { id: number; phone: string; languages: readonly string[] };
}

/** The driver's day that contains a ride. */
export function linkOf({ ride, driver }: RideOfDriver): DriverLink {
  return { driverId: driver.id, day: localDate(ride.starts_at.getTime(), ride.tz) };
}

/**
 * Notifies a driver of an assigned ride: a text with a link to the day, if texts are available. The former
 * driver is notified, too.
 */
export async function notifyDriver(trx: Trx, deps: LinkDeps, to: RideOfDriver, now: Date): Promise<void> {
  const { ride, driver } = to;
  if (deps.canText && ride.driver_id !== null && ride.driver_id !== driver.id) {
    const former = await findDriver(trx, ride.driver_id);
    await textDriver(trx, 'driver_ride_off', { ...to, driver: former }, { now });
  }
  if (deps.canText && readMobile(driver.phone)) await sendLink(trx, deps, to, now);
}

/** Loads a driver as the recipient of a text. */
export async function findDriver(trx: Trx, id: number): Promise<RideOfDriver['driver']> {
  return trx
    .selectFrom('drivers')
    .select(['id', 'phone', 'languages'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Creates a link to the driver's day and, if possible, texts it, as for a new or rescheduled ride. */
export async function sendLink(
  trx: Trx,
  { publicUrl, canText }: LinkDeps,
  to: RideOfDriver,
  now: Date,
  event: 'driver_ride' | 'driver_ride_moved' = 'driver_ride',
): Promise<{ url: string; expiresAt: Date; texted: boolean }> {
  const expiresAt = new Date(to.ride.ends_at.getTime() + LIFE_AFTER_END_MS);
  const token = await insertLink(trx, linkOf(to), { expiresAt, now });
  const url = `${publicUrl}/d/${token}?lang=${langOf(readingOf(to.driver.languages))}`;
  const texted = canText && (await textDriver(trx, event, to, { link: url, now }));
  return { url, expiresAt, texted };
}

/** Texts a driver about a ride; false if the number is not a mobile one. */
export async function textDriver(
  trx: Trx,
  event: 'driver_ride' | 'driver_ride_changed' | 'driver_ride_moved' | 'driver_ride_off',
  to: RideOfDriver,
  { link = '', now }: { link?: string; now: Date },
): Promise<boolean> {
  const { ride, order, product, driver } = to;
  const mobile = readMobile(driver.phone);
  if (!mobile || ride.ends_at <= now) return false;
  const reading = readingOf(driver.languages);
  const sheets = await product.describeRides?.(trx, [order.id], langOf(reading));
  await sendText(trx, {
    event,
    to: mobile.e164,
    lang: reading,
    now,
    facts: {
      time: localDateTime(ride.starts_at.getTime(), ride.tz).replace('T', ' '),
      place: sheets?.get(order.id)?.from.name ?? '',
      link,
    },
    validUntil: ride.ends_at,
    userId: undefined,
    orderId: order.id,
  });
  return true;
}
