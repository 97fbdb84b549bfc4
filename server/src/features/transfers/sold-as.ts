import type { PlannedTrip, TransferMode } from '@serai/contract/transfers';
import type { Body, DriverLanguage } from '@serai/contract/vehicles';
import type { TransferTimes } from '../../domain/transfer-times.ts';
import type { PictureMark } from '../pictures/pictures.ts';
import type { Trip } from './plan-trip.ts';
import type { VehicleClass } from './transfer-store.ts';

/** Names and facts as they were sold; they stay with the order whatever becomes of airport and rate. */
export interface SoldAs extends SoldTrip {
  classCode: string;
  classZh: string;
  classEn: string;
  examplesZh: string;
  examplesEn: string;
  body: Body;
  /** Of one vehicle. */
  seats: number;
  bags: number;
  /** The first picture of the class; missing in orders from before there were any. */
  picture?: PictureMark;
  adults: number;
  childAges: number[];
  driverLanguage: DriverLanguage;
  /** Pieces of luggage of all; missing in orders from before it was asked. */
  luggage?: number;
  vehicles: number;
  childSeats: number;
  /** What each part costs in all, minor units. */
  amounts: { fee: number; chinese_driver: number; child_seats: number; night: number };
  /** What waiting beyond the free time costs, per vehicle and started half hour. */
  waitingAmount: number;
}

/** The trip's part of it. */
export interface SoldTrip {
  mode: TransferMode;
  airportId: number;
  iata: string;
  airportZh: string;
  airportEn: string;
  cityZh: string;
  cityEn: string;
  countryCode: string;
  /** Whose vehicles serve the airport; missing in orders from before there were bases. */
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

/** The names and times of a trip. */
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

/** What is told of a class of vehicles. */
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
