import type { Airport, PlannedTrip, TransferPlace } from '@serai/contract/transfers/transfers';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { countryName } from '../../platform/lang/country-name.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { placeTime } from '../orders/for-products.ts';
import { airlineOf } from './flight-number.ts';
import type { SoldTrip } from './sold-as.ts';

/** A trip as returned by calls. */
export function presentTrip(sold: SoldTrip, lang: Lang): PlannedTrip {
  const { times, tz } = sold;
  return {
    mode: sold.mode,
    airport: presentSoldAirport(sold, lang),
    place: presentSoldPlace(sold, lang),
    flight_number: sold.flightNumber,
    airline: airlineOf(sold.flightNumber, lang),
    flight_kind: sold.flightKind,
    flight_at: placeTime(new Date(times.flight), tz),
    pick_up_at: placeTime(new Date(times.start), tz),
    proposed_at: placeTime(new Date(times.proposed), tz),
    is_late: times.isLate,
    drive_minutes: sold.driveMinutes,
    free_wait_minutes: times.freeWaitMinutes,
    is_night: times.isNight,
  };
}

/** The airport at the time of planning. */
export function presentSoldAirport(sold: SoldTrip, lang: Lang): Airport {
  return {
    id: sold.airportId,
    iata: sold.iata,
    ...inOrder(sold.airportZh, sold.airportEn, lang),
    city: inLanguage(lang, { zh: sold.cityZh, en: sold.cityEn }),
    country: countryName(sold.countryCode, lang),
    tz: sold.tz,
  };
}

/** The place at the time of planning. */
export function presentSoldPlace(sold: SoldTrip, lang: Lang): TransferPlace {
  return {
    id: sold.placeId,
    kind: sold.placeKind,
    ...inOrder(sold.placeZh, sold.placeEn, lang),
    zone: inLanguage(lang, { zh: sold.zoneZh, en: sold.zoneEn }),
    address: inLanguage(lang, { zh: sold.addressZh, en: sold.addressEn }),
  };
}

/** Meeting point of driver and guests. */
export function meetingPoint(sold: SoldTrip, lang: Lang): string {
  return inLanguage(lang, { zh: sold.meetingZh, en: sold.meetingEn });
}
