import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import type { OrderView } from '@serai/contract/orders/view';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';

interface RenameTerms {
  words: PhraseKey<'hotel-order'>;
  /** End of the time in which names are changed at once, unix seconds. */
  until?: number;
}

/**
 * Whether a new guest name takes effect at once, or else why support changes it; null unless a booking is agreed and the
 * guests have not arrived.
 */
export function renameTerms(
  order: Pick<OrderView, 'order_status' | 'service_start'>,
  { guests_until: until }: Pick<HotelOrderDetail, 'guests_until'>,
  { refundable, nowMs }: { refundable: boolean; nowMs: number },
): RenameTerms | null {
  const isAgreed = order.order_status === 'processing' || order.order_status === 'confirmed';
  if (!isAgreed || order.service_start.utc * 1000 <= nowMs) return null;
  if (!refundable) return { words: 'renameNonRefundable' };
  if (until === null) return { words: 'renameBySupport' };
  return { words: until * 1000 > nowMs ? 'renameAtOnce' : 'renameOver', until };
}
