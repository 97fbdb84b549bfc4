import enBooking from '@serai/phrases/en/pages/transfers/transfer-booking';
import { fill, inLanguage, type Lang } from '@serai/phrases/lang';
import { transferLabels } from '@serai/phrases/my/voucher-labels';
import zhBooking from '@serai/phrases/zh/pages/transfers/transfer-booking';
import { localDateTime, offsetText } from '../../domain/local-time.ts';
import { type OrderRide, presentRide } from '../fleet/fleet.ts';
import { inBoth, phrasesFrom } from '../orders/for-products.ts';
import type { Bilingual, VoucherContent, VoucherLabel, VoucherRow } from '../orders/orders.ts';
import { airlineOf } from './flight-number.ts';
import type { SoldAs } from './sold-as.ts';
import type { TransferOrder } from './transfer-order-store.ts';
import { type TransferWord, transferPhrase } from './transfer-words.ts';

/** Fields of a transfer that its voucher shows. */
export type VoucheredTransfer = Pick<
  TransferOrder,
  'passenger_name' | 'passenger_phone' | 'address' | 'sign_text'
> & { sold_as: Omit<SoldAs, 'amounts' | 'waitingAmount'> };
type Sold = VoucheredTransfer['sold_as'];

/**
 * Voucher content with which guests and driver find each other, and instructions if they do not; `desk` is
 * the seller's number, empty if not set.
 */
export function describeTransferVoucher(
  order: VoucheredTransfer,
  rides: readonly OrderRide[],
  desk: string,
): VoucherContent {
  const { sold_as: sold } = order;
  const section = (title: TransferWord, rows: VoucherRow[]) => ({ title: label(title), rows });
  return {
    heading: label(`voucher_${sold.mode}`),
    name: tripName(sold),
    card: cardOf(order),
    sections: [
      section('voucherMeeting', meetingRows(order)),
      section('voucherRoute', [...routeRows(sold), ...vehicleRows(sold), ...driverRows(rides)]),
      section('voucherHelp', helpRows(order, rides, desk)),
    ],
    requestWords: phrasesFrom(zhBooking, enBooking, 'chip'),
  };
}

/** Address card of the end that is not the airport, where the driver picks up or drops off the guests. */
function cardOf({ sold_as: sold, address }: VoucheredTransfer): NonNullable<VoucherContent['card']> {
  const isChinese = sold.countryCode === 'CN';
  return {
    name: sold.placeEn,
    localName: isChinese ? sold.placeZh : sold.placeLocal,
    address: address || (isChinese ? sold.addressZh : sold.addressEn),
    phone: '',
  };
}

/** Route text in the direction of travel. */
function tripName(sold: Sold): Bilingual {
  return inBoth((lang) => {
    const airport = `${inLanguage(lang, { zh: sold.airportZh, en: sold.airportEn })} (${sold.iata})`;
    const [from, to] =
      sold.mode === 'pick_up' ? [airport, placeName(sold, lang)] : [placeName(sold, lang), airport];
    return transferPhrase('voucherTrip', lang, { from, to });
  });
}

function meetingRows(order: VoucheredTransfer): VoucherRow[] {
  const { sold_as: sold, passenger_name, passenger_phone, address, sign_text } = order;
  const { times } = sold;
  const isPickUp = sold.mode === 'pick_up';
  return [
    row(
      'passenger',
      inBoth((lang) =>
        transferPhrase(sold.childAges.length ? 'passengersValueChildren' : 'passengersValue', lang, {
          name: passenger_name,
          adults: sold.adults,
          children: sold.childAges.length,
          ages: sold.childAges.join(inLanguage(lang, { zh: '、', en: ', ' })),
        }),
      ),
    ),
    ...(passenger_phone ? [row('passengerPhone', same(passenger_phone))] : []),
    ...(sold.luggage ? [row('bags', phrase('bagsValue', { count: sold.luggage }))] : []),
    row('pickUpTime', timeText(times.start, sold.tz)),
    row('meetingPoint', isPickUp ? { zh: sold.meetingZh, en: sold.meetingEn } : meetingAtPlace(order)),
    ...(isPickUp && address ? [row('destinationAddress', same(address))] : []),
    row(isPickUp ? 'signPickUp' : 'signDropOff', same(sign_text)),
    row(
      'freeWait',
      phrase(isPickUp ? 'freeWaitLanding' : 'freeWaitPlace', { minutes: times.freeWaitMinutes }),
    ),
  ];
}

function meetingAtPlace({ sold_as: sold, address: said }: VoucheredTransfer): Bilingual {
  return inBoth((lang) => {
    const place = placeName(sold, lang);
    const address = said || inLanguage(lang, { zh: sold.addressZh, en: sold.addressEn });
    const where = address ? transferPhrase('placeAddress', lang, { place, address }) : place;
    if (said && sold.placeKind === 'area') return where;
    return transferPhrase(meetingWords[sold.placeKind], lang, { where });
  });
}

/** Only hotels have a lobby; areas have no entrance. */
const meetingWords = {
  hotel: 'meetingHotel',
  landmark: 'meetingSpot',
  station: 'meetingSpot',
  border: 'meetingSpot',
  area: 'meetingArea',
} as const satisfies Record<SoldAs['placeKind'], TransferWord>;

function routeRows(sold: Sold): VoucherRow[] {
  const isPickUp = sold.mode === 'pick_up';
  const flight = (lang: Lang) =>
    [sold.flightNumber, airlineOf(sold.flightNumber, lang)].filter(Boolean).join(' · ');
  return [
    row('flight', sold.flightNumber ? inBoth(flight) : phrase('flightNone')),
    row(isPickUp ? 'landingTime' : 'departureTime', timeText(sold.times.flight, sold.tz)),
    row('driveTime', phrase('driveMinutes', { minutes: sold.driveMinutes })),
  ];
}

function vehicleRows(sold: Sold): VoucherRow[] {
  return [
    row(
      'vehicleClass',
      inBoth((lang) => {
        const examples = inLanguage(lang, { zh: sold.examplesZh, en: sold.examplesEn });
        const facts = {
          class: inLanguage(lang, { zh: sold.classZh, en: sold.classEn }),
          examples,
          vehicles: sold.vehicles,
        };
        return transferPhrase(examples ? 'vehicleClassValue' : 'vehicleClassPlain', lang, facts);
      }),
    ),
    row('driverLanguage', phrase(`language_${sold.driverLanguage}`)),
    ...(sold.childSeats > 0
      ? [row('childSeats', phrase('childSeatsValue', { count: sold.childSeats }))]
      : []),
  ];
}

function driverRows(rides: readonly OrderRide[]): VoucherRow[] {
  if (rides.every(({ driver_phone }) => !driver_phone)) return [row('drivers', phrase('driverPending'))];
  return rides.map((ride, at) => ({
    label: label('driver', { number: at + 1 }),
    value: inBoth((lang) => {
      const view = presentRide(ride, lang);
      if (!view.driver_name) return transferPhrase('driverPending', lang);
      return transferPhrase('driverValue', lang, {
        name: view.driver_name,
        phone: view.driver_phone,
        model: view.vehicle_model,
        plate: view.plate_number,
      });
    }),
  }));
}

function helpRows(
  { sold_as: sold, sign_text }: VoucheredTransfer,
  rides: readonly OrderRide[],
  desk: string,
): VoucherRow[] {
  const isAssigned = rides.some(({ driver_phone }) => driver_phone);
  const wait =
    sold.mode === 'pick_up' ? phrase('helpWaitPickUp', { sign: sign_text }) : phrase('helpWaitDropOff');
  return [
    row('helpWait', wait),
    ...(isAssigned ? [row('helpCall', phrase('helpCallDriver'))] : []),
    row(isAssigned ? 'helpDesk' : 'helpCall', phrase(desk ? 'helpDeskValue' : 'helpAgencyValue', { desk })),
  ];
}

function placeName(sold: Sold, lang: Lang): string {
  return inLanguage(lang, { zh: sold.placeZh, en: sold.placeEn });
}

/** Local time with its UTC offset, so that the reader need not know the zone's name. */
function timeText(instantMs: number, tz: string): Bilingual {
  const time = localDateTime(instantMs, tz).replace('T', ' ');
  return same(`${time} (UTC${offsetText(instantMs, tz)})`);
}

function row(key: TransferWord, value: Bilingual): VoucherRow {
  return { label: label(key), value };
}

function label(key: TransferWord, facts: Readonly<Record<string, unknown>> = {}): VoucherLabel {
  const my = transferLabels[key];
  return { ...phrase(key, facts), ...(my === undefined ? {} : { my: fill(my, facts) }) };
}

function phrase(key: TransferWord, facts: Readonly<Record<string, unknown>> = {}): Bilingual {
  return inBoth((lang) => transferPhrase(key, lang, facts));
}

function same(text: string): Bilingual {
  return { zh: text, en: text };
}
