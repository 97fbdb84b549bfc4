import type { OrderPart } from '@serai/contract/orders/detailed-order';
import type { Lang } from '@serai/phrases/lang';
import { describeHotelOrder } from '../src/features/hotels/describe-hotel-order.ts';
import { sampleStay } from '../src/features/hotels/sample-hotel-voucher.ts';

/** The part of a hotel order with a fictitious stay, which needs no stored hotel. */
export function stayPart(orderId: number, lang: Lang): OrderPart<'hotel'> {
  const stay = {
    ...sampleStay,
    order_id: orderId,
    hotel_id: 1,
    room_type_id: 1,
    rate_plan_id: 1,
    first_guests: sampleStay.guests,
    holds_stock: false,
    currency: 'USD',
    notice_kind: null,
    notice_at: null,
    answered_at: null,
    answered_by: null,
    order_status: 'confirmed',
    supplier: null,
    refundable: true,
  } as const;
  return { product: 'hotel', detail: describeHotelOrder(stay, lang) };
}
