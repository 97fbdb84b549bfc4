import type { ReplyOf } from '@serai/contract/endpoint';
import type { showNotice as endpoint } from '@serai/contract/hotels/notices';
import type { Call, Db } from '../../../calls.ts';
import { findLinkedOrder } from './notice-store.ts';
import { presentNotice } from './present-notice.ts';

/** Shows the booking behind a hotel's link. Read-only, because mail programs open links before people do. */
export async function showNotice(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const orderId = await findLinkedOrder(db, call.input.token, call.now);
  return { notice: await presentNotice(db, orderId, call.lang) };
}
