import { useCommand } from '../../../platform/api/use-command.ts';
import { actionForm } from './action-dialog.tsx';
import { type ActionField, given, note, reason } from './action-form.ts';

const roomsFrom: ActionField = {
  name: 'rooms_from',
  label: 'roomsFrom',
  kind: 'choice',
  required: true,
  choices: [
    { value: 'allotment', label: 'roomsFrom_allotment' },
    { value: 'hotel', label: 'roomsFrom_hotel' },
  ],
};

/** Answers to an order on request. */
export const requestActions = {
  declineRequest: actionForm({
    isDangerous: true,
    fields: [reason],
    useSender: (options) => useCommand('console/request/decline', options),
    body: ({ reply }, { reason = '' }) => ({ id: reply.order.id, reason }),
  }),
  offerStay: actionForm({
    fields: [
      roomsFrom,
      { name: 'night_prices', label: 'nightPrice', hint: 'nightPriceHint', kind: 'money', required: false },
      note,
    ],
    useSender: (options) => useCommand('console/hotelOrder/offer', options),
    body: ({ reply: { order } }, { rooms_from, night_prices, note = '' }) => ({
      id: order.id,
      rooms_from: rooms_from === 'hotel' ? ('hotel' as const) : ('allotment' as const),
      ...given('night_prices', night_prices, (price) => nightsOf(order).map(() => Number(price))),
      note,
    }),
  }),
  offerCar: actionForm({
    fields: [
      { name: 'km', label: 'km', kind: 'count', required: true },
      { name: 'minutes', label: 'driveMinutes', hint: 'driveMinutesHint', kind: 'count', required: true },
      { name: 'one_way_fee', label: 'oneWayFee', kind: 'money', required: true, initial: () => '0' },
      { name: 'driver_nights', label: 'driverNights', kind: 'count', required: false },
      { name: 'driver_night_fee', label: 'driverNightFee', kind: 'money', required: false },
      { name: 'tolls', label: 'tolls', kind: 'money', required: false },
      note,
    ],
    useSender: (options) => useCommand('console/carOrder/offer', options),
    body: ({ reply }, values) => ({
      id: reply.order.id,
      km: Number(values.km),
      minutes: Number(values.minutes),
      one_way_fee: Number(values.one_way_fee),
      driver_nights: Number(values.driver_nights || 0),
      driver_night_fee: Number(values.driver_night_fee || 0),
      tolls: Number(values.tolls || 0),
      note: values.note ?? '',
    }),
  }),
};

interface Stay {
  service_start: { local: string };
  service_end: { local: string };
}

/** Returns the civil dates of a stay's nights. */
function nightsOf({ service_start, service_end }: Stay): string[] {
  const first = Date.parse(`${service_start.local.slice(0, 10)}T00:00:00Z`);
  const last = Date.parse(`${service_end.local.slice(0, 10)}T00:00:00Z`);
  const nights = Math.max(1, Math.round((last - first) / 86_400_000));
  return Array.from({ length: nights }, (_, at) =>
    new Date(first + at * 86_400_000).toISOString().slice(0, 10),
  );
}
