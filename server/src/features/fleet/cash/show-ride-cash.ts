import type { ReplyOf } from '@serai/contract/endpoint';
import type { showRideCash as endpoint } from '@serai/contract/vehicles/cash';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { findRide } from '../dispatch-store.ts';
import { listRideDrivers, selectCash } from './cash-store.ts';
import { isDriven } from './decide-cash.ts';
import { presentCash } from './present-cash.ts';
import { currenciesOf } from './record-cash.ts';

/** Maximum number of records listed; a ride has a few. */
const maxListed = 100;

/** Shows the cash that drivers took on a ride, with the choices of the form for another record. */
export async function showRideCash(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { input, lang } = call;
  const ride = await findRide(db, input.ride_id);
  const { currency } = await db
    .selectFrom('orders')
    .select('currency')
    .where('id', '=', ride.order_id)
    .executeTakeFirstOrThrow();
  const drivers = await listRideDrivers(db, [ride.id]);
  const { rows } = await selectCash(
    sql`cash.ride_id = ${ride.id} ORDER BY cash.id DESC LIMIT ${maxListed}`,
  ).execute(db);
  const isPresent = ({ id }: { id: number }) => Number(id === ride.driver_id);
  return {
    list: rows.map((row) => presentCash(row, call)),
    may_record:
      operatorOf(call).nodes.has('/console/dispatch/edit') && isDriven(ride, drivers.length > 0, call.now),
    drivers: drivers
      .toSorted((a, b) => isPresent(b) - isPresent(a))
      .map(({ id, name_zh, name_en }) => ({ id, name: inLanguage(lang, { zh: name_zh, en: name_en }) })),
    currencies: currenciesOf({ currency }),
    tz: ride.tz,
  };
}
