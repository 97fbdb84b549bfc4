import type { PlannedTrip, TransferMode } from '@serai/contract/transfers/transfers';
import type { Body, DriverLanguage } from '@serai/contract/vehicles/vehicles';
import type { TransferTimes } from '../../domain/transfer-times.ts';
import type { PictureMark } from '../pictures/pictures.ts';
import type { Trip } from './plan-trip.ts';
import type { VehicleClass } from './transfer-store.ts';

/** Names and facts at the time of sale; later changes of airport and rate do not affect the order. */
export interface SoldAs extends SoldTrip {
  classCode: string;
  classZh: string;
  classEn: string;
  examplesZh: string;
  examplesEn: string;
  body: Body;
  /** Per vehicle. */
  seats: number;
  bags: number;
  /** First picture of the class; missing in older orders. */
  picture?: PictureMark;
  adults: number;
  childAges: number[];
  driverLanguage: DriverLanguage;
  /** Pieces of luggage in total; missing in orders that predate the field. */
  luggage?: number;
  vehicles: number;
  childSeats: number;
  /** Total of each part, minor units. */
  amounts: { fee: number; chinese_driver: number; child_seats: number; night: number };
  /** Charge for waiting beyond the free time, per vehicle and started half hour. */
  waitingAmount: number;
}

/** The trip's part. */
export interface SoldTrip {
  mode: TransferMode;
  airportId: number;
  iata: string;
  airportZh: string;
  airportEn: string;
  cityZh: string;
  cityEn: string;
  countryCode: string;
  /** Base whose vehicles serve the airport; missing in orders that predate bases. */
  baseId?: number | null;
  tz: string;
  meetingZh: string;
  meetingEn: string;
  placeId: number;
  placeKind: PlannedTrip['place']['kind'];
  placeZh: string;
  placeEn: string;
  placeLocal: string;
  zoneZh: string;
  zoneEn: string;
  addressZh: string;
  addressEn: string;
  flightNumber: string;
  flightKind: PlannedTrip['flight_kind'];
  driveMinutes: number;
  times: TransferTimes;
}

/** Names and times of a trip. */
export function soldTrip({ asked, airport, place, times }: Trip): SoldTrip {
  return {
    mode: asked.mode,
    airportId: airport.id,
    iata: airport.iata,
    airportZh: airport.name_zh,
    airportEn: airport.name_en,
    cityZh: airport.city_zh,
    cityEn: airport.city_en,
    countryCode: airport.country_code,
    baseId: airport.base_id,
    tz: airport.tz,
    meetingZh: airport.meeting_zh,
    meetingEn: airport.meeting_en,
    placeId: place.id,
    placeKind: place.kind,
    placeZh: place.name_zh,
    placeEn: place.name_en,
    placeLocal: place.name_local,
    zoneZh: place.zone_zh,
    zoneEn: place.zone_en,
    addressZh: place.address_zh,
    addressEn: place.address_en,
    flightNumber: asked.flight_number,
    flightKind: asked.flight_kind,
    driveMinutes: place.drive_minutes,
    times,
  };
}

/** Displayed facts of a vehicle class. */
export function soldClass(sold: VehicleClass) {
  return {
    classCode: sold.code,
    classZh: sold.name_zh,
    classEn: sold.name_en,
    examplesZh: sold.examples_zh,
    examplesEn: sold.examples_en,
    body: sold.body,
    seats: sold.seats,
    bags: sold.bags,
    picture: sold.picture ?? '',
  };
}
