import type { ReplyOf } from '@serai/contract/endpoint';
import type { openSell as endpoint } from '@serai/contract/hotels/sale';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { factsOfStops, listStopsOf, lockSaleHotel } from './stop-sell-store.ts';

/** Ends a stop-sell: its nights are sold again unless another one covers them. No-op if it has ended. */
export async function openSell(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const stop = await trx
    .selectFrom('stop_sells')
    .select('hotel_id')
    .where('id', '=', input.id)
    .executeTakeFirst();
  if (!stop) throw new AppError('not_found');
  const hotel = await lockSaleHotel(trx, stop.hotel_id);
  const before = await listStopsOf(trx, hotel.id);
  await trx
    .updateTable('stop_sells')
    .set({ opened_by: operatorOf(call).userId, opened_at: now })
    .where('id', '=', input.id)
    .where('opened_at', 'is', null)
    .execute();
  return {
    reply: {},
    did: {
      on: { kind: 'hotel', id: hotel.id, name: hotel.name_zh },
      before: factsOfStops(before),
      after: factsOfStops(await listStopsOf(trx, hotel.id)),
      reason: input.reason,
    },
  };
}
