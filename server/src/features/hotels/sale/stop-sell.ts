import type { ReplyOf } from '@serai/contract/endpoint';
import { type stopSell as endpoint, maxStopped } from '@serai/contract/hotels/sale';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { refuseNights } from './refuse-nights.ts';
import { factsOfStops, listStopsOf, lockSaleHotel } from './stop-sell-store.ts';

type Input = Call<typeof endpoint>['input'];

/**
 * Takes nights off sale. Rooms left and sold are not changed, so orders keep their rooms and opening restores the sale.
 * No-op if the same nights of the same rooms are off sale already.
 */
export async function stopSell(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const hotel = await lockSaleHotel(trx, input.hotel_id);
  refuseNights(input, { today: localDate(now.getTime(), hotel.tz), most: maxStopped });
  await refuseOtherRoom(trx, input);
  const before = await listStopsOf(trx, hotel.id);
  const same = before.find(
    (stop) =>
      stop.room_type_id === (input.room_type_id ?? null) &&
      stop.from_night === input.from &&
      stop.to_night === input.to,
  );
  const id = same?.id ?? (await insertStop(trx, input, { userId: operatorOf(call).userId, now }));
  return {
    reply: { id },
    did: {
      on: { kind: 'hotel', id: hotel.id, name: hotel.name_zh },
      before: factsOfStops(before),
      after: factsOfStops(await listStopsOf(trx, hotel.id)),
      reason: input.reason,
    },
  };
}

async function refuseOtherRoom(trx: Trx, { hotel_id, room_type_id }: Input): Promise<void> {
  if (room_type_id === undefined) return;
  const room = await trx
    .selectFrom('room_types')
    .select('id')
    .where('id', '=', room_type_id)
    .where('hotel_id', '=', hotel_id)
    .executeTakeFirst();
  if (!room) throw refusedField('room_type_id', 'room_type_unknown');
}

async function insertStop(
  trx: Trx,
  { hotel_id, room_type_id, from, to, reason }: Input,
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('stop_sells')
    .values({
      hotel_id,
      room_type_id: room_type_id ?? null,
      from_night: from,
      to_night: to,
      reason,
      stopped_by: userId,
      stopped_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
