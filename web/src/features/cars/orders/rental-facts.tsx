import type { CarOrderDetail } from '@serai/contract/cars/orders';
import type { OrderView } from '@serai/contract/orders/view';
import { KeyValues } from '@serai/ui/key-values';
import { TwoLines } from '@serai/ui/two-lines';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useVehicleWords } from '../../vehicles/use-vehicle-words.ts';

/** Times, length, number of vehicles and passenger. */
export function RentalFacts({
  order,
  detail,
}: {
  order: Pick<OrderView, 'service_start' | 'service_end'>;
  detail: CarOrderDetail;
}) {
  const t = usePhrases('car-order');
  const terms = usePhrases('vehicle-terms');
  const words = useVehicleWords();
  const { civil } = useDates();
  const moment = (local: string) => (
    <TwoLines
      main={local.slice(11)}
      strong
      other={`${civil(local.slice(0, 10), { year: true })} · ${t('placeTime', { city: detail.pick_up.city })}`}
    />
  );
  return (
    <KeyValues
      columns={3}
      phoneColumns={2}
      items={[
        {
          key: 'date',
          name: t('rentalDate'),
          value: <span className="font-strong">{civil(detail.rental_date, { year: true })}</span>,
        },
        { key: 'from', name: t('pickUpTime'), value: moment(order.service_start.local) },
        { key: 'to', name: t('dropOffTime'), value: moment(order.service_end.local) },
        {
          key: 'units',
          name: t('daysOrHours'),
          value: (
            <span className="block first-letter:uppercase">
              {words.units(detail.units, detail.overtime_hours)}
            </span>
          ),
        },
        { key: 'duration', name: t('duration'), value: words.rental(detail.units, detail.duration_minutes) },
        {
          key: 'number',
          name: t('numberOfRentals'),
          value: t('numberValue', { count: detail.number_of_rentals }),
        },
        { key: 'language', name: t('driverLanguage'), value: terms(`driver_${detail.driver_language}`) },
        { key: 'passenger', name: t('passenger'), value: detail.passenger_name },
        ...(detail.passenger_phone
          ? [{ key: 'phone', name: t('passengerPhone'), value: detail.passenger_phone }]
          : []),
        {
          key: 'people',
          name: t('people'),
          value:
            detail.children > 0
              ? t('adultsAndChildren', { adults: detail.adults, children: detail.children })
              : t('adults', { count: detail.adults }),
        },
        ...(detail.pieces_of_luggage > 0
          ? [
              {
                key: 'luggage',
                name: t('luggage'),
                value: t('luggageValue', { count: detail.pieces_of_luggage }),
              },
            ]
          : []),
      ]}
    />
  );
}
