import type { ReplyOf } from '@serai/contract/endpoint';
import type { trustHotel as endpoint } from '@serai/contract/hotels/booking';
import type { Call, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';

/** Sets whether stays at a hotel count as served without an explicit confirmation. */
export async function trustHotel(
  trx: Trx,
  { input }: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { hotel_id: id, trusted: is_trusted, reason } = input;
  const hotel = await trx
    .selectFrom('hotels')
    .select(['name_zh', 'is_trusted'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!hotel) throw new AppError('not_found');
  if (hotel.is_trusted !== is_trusted) {
    await trx.updateTable('hotels').set({ is_trusted }).where('id', '=', id).execute();
  }
  return {
    reply: {},
    did: {
      on: { kind: 'hotel', id, name: hotel.name_zh },
      before: { is_trusted: hotel.is_trusted },
      after: { is_trusted },
      reason,
    },
  };
}
