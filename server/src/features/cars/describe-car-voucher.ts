import enBooking from '@serai/phrases/en/pages/cars/car-booking';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { carLabels } from '@serai/phrases/my/voucher-labels';
import zhBooking from '@serai/phrases/zh/pages/cars/car-booking';
import type { RouteTerms } from '../../domain/pricing/route.ts';
import { type OrderRide, presentRide } from '../fleet/fleet.ts';
import { inBoth, phrasesFrom } from '../orders/for-products.ts';
import type { VoucherContent, VoucherLabel, VoucherRow } from '../orders/orders.ts';
import type { CarOrder } from './car-order-store.ts';
import { carPhrase, lengthText } from './car-words.ts';
import type { LocationRow } from './location-store.ts';
import type { SoldAs } from './price-offer.ts';

/** Fields of a rental that its voucher shows. */
export type VoucheredRental = Pick<
  CarOrder,
  'passenger_name' | 'passenger_phone' | 'pick_up_address' | 'drop_off_address'
> & {
  sold_as: Pick<SoldAs, 'trip' | 'driverLanguage' | 'included' | 'km_per_day'> & {
    model: Pick<SoldAs['model'], 'nameZh' | 'nameEn'>;
    rental: Pick<SoldAs['rental'], 'start' | 'end' | 'vehicles' | 'route'>;
    price: { units: readonly Pick<SoldAs['price']['units'][number], 'unit'>[] };
    pickUp: NamedPlace;
    dropOff: NamedPlace;
    zone: (NamedPlace & { entries: number }) | null;
  };
};
type NamedPlace = Pick<LocationRow, 'name_zh' | 'name_en'>;

/** Voucher content for passengers and driver; `desk` is the seller's number, empty if not set. */
export function describeCarVoucher(
  order: VoucheredRental,
  rides: readonly OrderRide[],
  desk: string,
): VoucherContent {
  const { model } = order.sold_as;
  return {
    heading: label('voucher'),
    name: { zh: model.nameZh, en: model.nameEn },
    sections: [
      { title: label('voucherTrip'), rows: tripRows(order) },
      { title: label('voucherCar'), rows: carRows(order, rides, desk) },
      { title: label('voucherTerms'), rows: termRows(order) },
    ],
    requestWords: phrasesFrom(zhBooking, enBooking, 'chip'),
  };
}

function tripRows(order: VoucheredRental): VoucherRow[] {
  const { rental, pickUp, dropOff, price, trip } = order.sold_as;
  return [
    row('pickUp', (lang) => placeText(rental.start, pickUp, order.pick_up_address, lang)),
    row('dropOff', (lang) => placeText(rental.end, dropOff, order.drop_off_address, lang)),
    row('duration', (lang) => lengthText(price.units, lang)),
    ...(rental.route ? [driveRow(rental.route)] : []),
    row('passenger', (lang) =>
      carPhrase(trip.children > 0 ? 'passengerValueChildren' : 'passengerValue', lang, {
        name: order.passenger_name,
        adults: trip.adults,
        children: trip.children,
      }),
    ),
    ...(order.passenger_phone ? [row('passengerPhone', () => order.passenger_phone)] : []),
    ...(trip.bags ? [row('bags', (lang) => carPhrase('bagsValue', lang, { count: trip.bags }))] : []),
  ];
}

function driveRow({ km, minutes }: RouteTerms): VoucherRow {
  return row('drive', (lang) => carPhrase('driveValue', lang, { km, hours: Math.round(minutes / 6) / 10 }));
}

function carRows(
  { sold_as: sold }: VoucheredRental,
  rides: readonly OrderRide[],
  desk: string,
): VoucherRow[] {
  return [
    row('model', (lang) => inLanguage(lang, { zh: sold.model.nameZh, en: sold.model.nameEn })),
    row('vehicles', () => String(sold.rental.vehicles)),
    row('driverLanguage', (lang) => carPhrase(sold.driverLanguage, lang)),
    ...rides.map((ride) => ({
      label: label('ride', { number: ride.position }),
      value: inBoth((lang) => rideText(ride, lang)),
    })),
    row('driverNotFound', (lang) =>
      carPhrase(desk ? 'driverNotFoundDesk' : 'driverNotFoundValue', lang, { desk }),
    ),
  ];
}

function termRows({ sold_as: sold }: VoucheredRental): VoucherRow[] {
  const { included, km_per_day, zone } = sold;
  return [
    row('included', (lang) =>
      included.length > 0
        ? included.map((word) => carPhrase(word, lang)).join(inLanguage(lang, { zh: '、', en: ', ' }))
        : carPhrase('notIncluded', lang),
    ),
    row('mileage', (lang) =>
      km_per_day === null
        ? carPhrase('unlimited', lang)
        : carPhrase('mileageValue', lang, { km: km_per_day }),
    ),
    ...(zone
      ? [
          row('zone', (lang) =>
            carPhrase('zoneValue', lang, {
              name: inLanguage(lang, { zh: zone.name_zh, en: zone.name_en }),
              entries: zone.entries,
            }),
          ),
        ]
      : []),
  ];
}

function placeText(local: string, place: NamedPlace, address: string, lang: Lang): string {
  const name = inLanguage(lang, { zh: place.name_zh, en: place.name_en });
  const facts = { time: local.replace('T', ' '), place: name, address };
  return carPhrase(address ? 'placeAddress' : 'place', lang, facts);
}

function rideText(ride: OrderRide, lang: Lang): string {
  const view = presentRide(ride, lang);
  if (!view.plate_number) return carPhrase('rideWaiting', lang);
  return carPhrase('rideValue', lang, {
    plate: view.plate_number,
    model: view.vehicle_model,
    driver: view.driver_name,
    phone: view.driver_phone,
  });
}

function row(key: Parameters<typeof carPhrase>[0], say: (lang: Lang) => string): VoucherRow {
  return { label: label(key), value: inBoth(say) };
}

function label(
  key: Parameters<typeof carPhrase>[0],
  facts: Readonly<Record<string, unknown>> = {},
): VoucherLabel {
  const my = carLabels[key];
  return {
    ...inBoth((lang) => carPhrase(key, lang, facts)),
    ...(my === undefined ? {} : { my: fill(my, facts) }),
  };
}
