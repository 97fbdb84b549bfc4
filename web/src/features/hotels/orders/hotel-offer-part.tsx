import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OrderReply } from '../../orders/order-product.ts';

/** The room that is offered instead of the requested one. */
export function HotelOfferPart({ offer }: { offer: NonNullable<OrderReply['offer']> }) {
  const t = usePhrases('hotel-order');
  const { detail } = offer;
  if (!('hotel_id' in detail)) return null;
  return (
    <KeyValues
      columns={3}
      phoneColumns={2}
      items={[
        { key: 'room', name: t('roomType'), value: detail.room_type },
        ...(detail.room_lines.length > 0
          ? detail.room_lines.map((line) => ({
              key: `line-${line.rooms.join()}`,
              name: t('room', { number: line.rooms.join(t('agesJoin')) }),
              value: `${line.room_type} · ${t(`meal_${line.meal_type}`)} · ${t(`bed_${line.bed_type}`)}`,
            }))
          : [
              { key: 'meal', name: t('mealType'), value: t(`meal_${detail.meal_type}`) },
              { key: 'bed', name: t('bedType'), value: t(`bed_${detail.bed_type}`) },
            ]),
      ]}
    />
  );
}
