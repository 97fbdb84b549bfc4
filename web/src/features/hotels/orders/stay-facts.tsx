import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { KeyValues } from '@serai/ui/key-values';
import { TwoLines } from '@serai/ui/two-lines';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NotYet } from './not-yet.tsx';

/** Nights, rooms, meals and number of guests as sold. */
export function StayFacts({ detail }: { detail: HotelOrderDetail }) {
  const t = usePhrases('hotel-order');
  const { civil } = useDates();
  const ages = detail.guests.flatMap((room) => room.child_ages);
  const isMixed = detail.room_lines.length > 0;
  return (
    <KeyValues
      columns={3}
      phoneColumns={2}
      items={[
        {
          key: 'in',
          name: t('checkIn'),
          value: (
            <TwoLines
              strong
              main={civil(detail.check_in, { year: true })}
              other={t('checkInFrom', { time: detail.check_in_from })}
            />
          ),
        },
        {
          key: 'out',
          name: t('checkOut'),
          value: (
            <TwoLines
              strong
              main={civil(detail.check_out, { year: true })}
              other={t('checkOutUntil', { time: detail.check_out_until })}
            />
          ),
        },
        {
          key: 'nights',
          name: t('roomNights'),
          value: (
            <TwoLines
              strong
              main={t('roomNightsValue', { count: detail.room_nights })}
              other={t('nightsValue', { nights: detail.nights, rooms: detail.number_of_rooms })}
            />
          ),
        },
        {
          key: 'room',
          name: t('roomType'),
          value: <TwoLines main={detail.room_type} other={detail.room_type_alt} />,
        },
        ...(isMixed ? [] : [{ key: 'bed', name: t('bedType'), value: t(`bed_${detail.bed_type}`) }]),
        { key: 'rooms', name: t('numberOfRooms'), value: t('roomsValue', { count: detail.number_of_rooms }) },
        ...(isMixed ? [] : [{ key: 'meal', name: t('mealType'), value: t(`meal_${detail.meal_type}`) }]),
        ...detail.room_lines.map((line) => ({
          key: `line-${line.rooms.join()}`,
          name: t('room', { number: line.rooms.join(t('agesJoin')) }),
          value: (
            <TwoLines
              main={line.room_type}
              other={`${t(`bed_${line.bed_type}`)} · ${t(`meal_${line.meal_type}`)}`}
            />
          ),
        })),
        {
          key: 'breakfasts',
          name: t('breakfasts'),
          value:
            detail.breakfasts > 0 ? t('breakfastsValue', { count: detail.breakfasts }) : t('breakfastsNone'),
        },
        { key: 'nationality', name: t('nationality'), value: detail.nationality_name },
        { key: 'adults', name: t('adults'), value: t('adultsValue', { count: detail.adults }) },
        {
          key: 'children',
          name: t('children'),
          value:
            detail.children === 0
              ? t('childrenNone')
              : ages.length > 0
                ? t('childrenValue', { count: detail.children, ages: ages.join(t('agesJoin')) })
                : t('childrenCount', { count: detail.children }),
        },
        { key: 'number', name: t('roomNumber'), value: detail.room_number || <NotYet /> },
      ]}
    />
  );
}
