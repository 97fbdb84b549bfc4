import type { Trx } from '../../../calls.ts';
import type { SupplierNews } from '../../orders/for-products.ts';
import { findCurrentNotice } from './notice-store.ts';
import { writeNotice } from './write-notice.ts';

/**
 * Notifies a hotel that an order is booked, changed or cancelled. A hotel never notified of the booking is
 * not notified of its cancellation.
 */
export async function notifyHotel(
  trx: Trx,
  orderId: number,
  { news, publicUrl, now }: { news: SupplierNews; publicUrl: string; now: Date },
): Promise<void> {
  const before = await findCurrentNotice(trx, orderId);
  const isNew = news === 'booking' ? !before : before !== undefined && before.kind !== 'cancellation';
  if (isNew) await writeNotice(trx, { orderId, kind: news, publicUrl, now });
}
