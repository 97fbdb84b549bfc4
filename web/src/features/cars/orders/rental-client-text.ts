import type { ServiceTime } from '@serai/contract/dates';
import { civilText } from '../../../platform/format/dates.ts';
import type { Language } from '../../../platform/i18n/language.ts';
import { phrasesOf } from '../../../platform/i18n/phrases.ts';
import { clientText } from '../../orders/detail/client-text.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { driversText } from '../../vehicles/driver-fact.tsx';

/** What passengers need to know of their rental. */
export function rentalClientText(order: OrderReply['order'], lang: Language): string {
  if (order.product !== 'car') return '';
  const { detail } = order;
  const t = phrasesOf(lang, 'car-order');
  const at = ({ local }: ServiceTime, city: string) =>
    t('clientTime', {
      date: civilText(local.slice(0, 10), lang, { year: true }),
      time: local.slice(11, 16),
      zone: t('placeTime', { city }),
    });
  const place = ({ name, name_alt }: typeof detail.pick_up, address: string) =>
    [...new Set([name, name_alt, address].filter(Boolean))].join(' · ');
  return clientText(
    t('factVehicles', { model: detail.vehicle_model, count: detail.number_of_rentals }),
    [
      [t('passenger'), detail.passenger_name],
      [t('pickUpTime'), at(order.service_start, detail.pick_up.city)],
      [t('pickUpLocation'), place(detail.pick_up, detail.pick_up_address)],
      [t('dropOffTime'), at(order.service_end, detail.pick_up.city)],
      [t('dropOffLocation'), place(detail.drop_off, detail.drop_off_address)],
      [phrasesOf(lang, 'vehicle-terms')('factDriver'), driversText(detail.rides, lang)],
    ],
    lang,
  );
}
