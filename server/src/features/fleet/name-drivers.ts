import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { presentRide } from './present-ride.ts';
import { listOrderRides } from './ride-store.ts';

/** Names the drivers of orders with phone and plate; rides without a driver are omitted. */
export async function nameDrivers(
  db: Db,
  orderIds: readonly number[],
  lang: Lang,
): Promise<Map<number, string>> {
  const named = new Map<number, string>();
  for (const ride of await listOrderRides(db, orderIds)) {
    const { driver_name, driver_phone, plate_number } = presentRide(ride, lang);
    const said = [driver_name, driver_phone, plate_number].filter(Boolean).join(' ');
    const before = named.get(ride.order_id);
    if (said) named.set(ride.order_id, before ? `${before}; ${said}` : said);
  }
  return named;
}
