import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { HeadFact, OrderReply } from '../../orders/order-product.ts';

/** Dates, rooms, guests and confirmation code of a stay. */
export function useStayFacts(order: OrderReply['order']): readonly HeadFact[] {
  const t = usePhrases('hotel-order');
  const { civil } = useDates();
  if (order.product !== 'hotel') return [];
  const { detail } = order;
  const code = detail.hotel_confirmation_code;
  const names = detail.guests.flatMap(({ full_names }) => full_names);
  const others = names.length - 1;
  const isMixed = detail.room_lines.length > 0;
  const kinds = isMixed ? detail.room_lines.map((line) => line.meal_type) : [detail.meal_type];
  const isServed = order.order_status === 'confirmed' || order.order_status === 'in_service';
  return [
    {
      key: 'stay',
      name: t('factStay'),
      value: t('factDates', { from: civil(detail.check_in), to: civil(detail.check_out) }),
      note: t('factNights', { count: detail.nights }),
    },
    {
      key: 'room',
      name: t('roomType'),
      value: isMixed
        ? detail.room_type
        : t('factRooms', { room: detail.room_type, count: detail.number_of_rooms }),
      note: [...new Set(kinds)].map((meal) => t(`meal_${meal}`)).join(' / '),
    },
    {
      key: 'guest',
      name: t('factGuests'),
      value: names[0] ?? '—',
      note: others > 0 ? t('factOthers', { count: others }) : undefined,
    },
    code
      ? { key: 'code', name: t('confirmationCode'), value: code, copied: code }
      : { key: 'code', name: t('confirmationCode'), value: isServed ? t('notYet') : '—', missing: isServed },
  ];
}
