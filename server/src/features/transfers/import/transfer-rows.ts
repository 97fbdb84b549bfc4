import type { RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { TransferSeason } from '../../../domain/pricing/transfer.ts';
import type { AirportFacts } from './airport-facts.ts';

// Rows of the transfer files after reading; fields are named like the database columns.

export interface AirportRow extends Partial<AirportFacts> {
  line: number;
  iata: string;
  name_zh: string;
  city_zh: string;
  city_en: string;
  /** Base whose vehicles and drivers serve it; empty if unknown. */
  base: string;
  meeting_zh: string;
  meeting_en: string;
  chinese_driver_amount: number;
  night_amount: number;
  child_seat_amount: number;
  waiting_amount: number;
  /** Missing only if the cell was invalid. */
  policy: RelativePolicy | undefined;
  position: number;
  active: boolean;
}

export interface TransferZoneRow {
  line: number;
  airport: string;
  code: string;
  name_zh: string;
  name_en: string;
  drive_minutes: number;
  active: boolean;
}

export interface TransferPlaceRow {
  line: number;
  airport: string;
  code: string;
  zone: string;
  kind: string;
  name_zh: string;
  name_en: string;
  name_local: string;
  address_zh: string;
  address_en: string;
  position: number;
  active: boolean;
}

export interface TransferRateRow {
  line: number;
  airport: string;
  zone: string;
  class: string;
  pool: string;
  cut_off_minutes: number;
  active: boolean;
}

export interface TransferPriceRow {
  line: number;
  airport: string;
  zone: string;
  class: string;
  /** Whether the file's seasons replace all others of the rate. */
  replaces: boolean;
  season: TransferSeason;
}

/** Transfer content of an import folder. */
export interface TransferRows {
  airports: AirportRow[];
  zones: TransferZoneRow[];
  places: TransferPlaceRow[];
  rates: TransferRateRow[];
  prices: TransferPriceRow[];
}
