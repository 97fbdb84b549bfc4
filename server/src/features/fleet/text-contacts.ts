import { inLanguage, readLang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { readMobile } from '../../platform/sms/mobile-number.ts';
import { isSwitchedOn, sendText } from '../messages/messages.ts';

/** Time before a ride at which its contact is texted: on the same day, and not during the night before. */
const AHEAD_MS = 12 * 3_600_000;

/** A ride with a driver, whose order's contact has not been texted about this driver and vehicle. */
interface DueRide {
  ride_id: number;
  order_id: number;
  driver_id: number;
  vehicle_id: number;
  starts_at: Date;
  ends_at: Date;
  tz: string;
  contact_phone: string;
  booked_by: number;
  lang: string;
  driver_zh: string;
  driver_en: string;
  phone: string;
  plate: string;
}

/**
 * Texts the contacts of orders the name, phone and plate of today's driver, and again if they change. Only to
 * mobile numbers of `countries`, unless the booker has disabled it. Returns the number of texts. Idempotent,
 * and safe to run in several processes.
 */
export async function textContacts(db: Db, countries: readonly string[], now: Date): Promise<number> {
  if (countries.length === 0) return 0;
  let texted = 0;
  for (const { ride_id } of (await selectDue(now).execute(db)).rows) {
    if (await inTransaction(db, (trx) => textContact(trx, ride_id, countries, now))) texted += 1;
  }
  return texted;
}

function selectDue(now: Date, rideId?: number) {
  return sql<DueRide>`
    SELECT ride.id AS ride_id, ride.order_id, ride.driver_id, ride.vehicle_id, ride.starts_at, ride.ends_at, ride.tz,
      orders.contact_phone, orders.booked_by, users.lang, driver.name_zh AS driver_zh, driver.name_en AS driver_en,
      driver.phone, vehicle.plate_number AS plate
    FROM rides ride
    JOIN orders ON orders.id = ride.order_id AND orders.order_status IN ('confirmed', 'in_service')
    JOIN users ON users.id = orders.booked_by
    JOIN drivers driver ON driver.id = ride.driver_id
    JOIN vehicles vehicle ON vehicle.id = ride.vehicle_id
    WHERE ride.active AND ride.status IN ('assigned', 'en_route', 'on_location')
      AND ride.starts_at <= ${new Date(now.getTime() + AHEAD_MS)} AND ride.ends_at > ${now}
      AND ${rideId === undefined ? sql`true` : sql`ride.id = ${rideId}`}
      AND NOT EXISTS (SELECT FROM ride_texts told WHERE told.ride_id = ride.id
        AND told.driver_id = ride.driver_id AND told.vehicle_id = ride.vehicle_id)
    ORDER BY ride.id`;
}

async function textContact(
  trx: Trx,
  rideId: number,
  countries: readonly string[],
  now: Date,
): Promise<boolean> {
  await trx.selectFrom('rides').select('id').where('id', '=', rideId).forNoKeyUpdate().execute();
  // Re-read now that it is locked.
  const [ride] = (await selectDue(now, rideId).execute(trx)).rows;
  if (!ride) return false;
  const { driver_id, vehicle_id, driver_zh, driver_en, phone, plate } = ride;
  const told = { driver_id, vehicle_id, sent_at: now };
  await trx
    .insertInto('ride_texts')
    .values({ ride_id: rideId, ...told })
    .onConflict((known) => known.column('ride_id').doUpdateSet(told))
    .execute();
  const mobile = readMobile(ride.contact_phone);
  if (!mobile || !countries.includes(mobile.country ?? '')) return false;
  if (!(await isSwitchedOn(trx, ride.booked_by, 'service_day', 'text'))) return false;
  const lang = readLang(ride.lang);
  await sendText(trx, {
    event: 'ride_driver',
    to: mobile.e164,
    lang,
    now,
    facts: {
      time: localDateTime(ride.starts_at.getTime(), ride.tz).slice(11),
      driver: inLanguage(lang, { zh: driver_zh, en: driver_en }),
      phone,
      plate,
    },
    validUntil: ride.ends_at,
    userId: undefined,
    orderId: ride.order_id,
  });
  return true;
}
