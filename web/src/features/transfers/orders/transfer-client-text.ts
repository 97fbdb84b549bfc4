import type { ServiceTime } from '@serai/contract/dates';
import { civilText } from '../../../platform/format/dates.ts';
import type { Language } from '../../../platform/i18n/language.ts';
import { phrasesOf } from '../../../platform/i18n/phrases.ts';
import { clientText } from '../../orders/detail/client-text.ts';
import type { OrderReply } from '../../orders/order-product.ts';
import { driversText } from '../../vehicles/driver-fact.tsx';
import { placeDetails } from '../meeting/place-words.ts';
import { meetingText } from './meeting-text.ts';
import { utcOffset } from './utc-offset.ts';

/** What passengers need to know of their transfer. */
export function transferClientText(order: OrderReply['order'], lang: Language): string {
  if (order.product !== 'airport') return '';
  const { detail } = order;
  const t = phrasesOf(lang, 'transfer-order');
  const { airport, place, type } = detail;
  const at = (time: ServiceTime) =>
    t('clientTime', {
      date: civilText(time.local.slice(0, 10), lang, { year: true }),
      time: time.local.slice(11, 16),
      zone: t('zone', { city: airport.city, offset: utcOffset(time) }),
    });
  return clientText(
    t(`type_${type}`),
    [
      [t('passengerName'), detail.passenger_name],
      [t('factPickUp'), at(detail.pick_up_time)],
      [t('flight'), [detail.flight_number, detail.airline].filter(Boolean).join(' ')],
      [t('airport'), `${distinct([airport.name, airport.name_alt]).join(' · ')} ${airport.iata}`],
      [
        t(type === 'pick_up' ? 'destination' : 'departure'),
        distinct([place.name, placeDetails(place), detail.address]).join(' · '),
      ],
      [t('meetingPoint'), meetingText(detail, t)],
      [t(`signText_${type}`), detail.sign_text],
      [t('vehicleClass'), t('factVehicles', { model: detail.vehicle_class, count: detail.vehicles })],
      [phrasesOf(lang, 'vehicle-terms')('factDriver'), driversText(detail.rides, lang)],
    ],
    lang,
  );
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}
