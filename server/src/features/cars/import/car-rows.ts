import type { RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { CarSeason } from '../../../domain/pricing/rate-card.ts';

// The rows of the files about cars after reading; names are those of the database's columns.

export interface CarLocationRow {
  line: number;
  code: string;
  kind: string;
  city: string;
  country_code: string;
  tz: string;
  name_zh: string;
  name_en: string;
  drop_off_codes: string[];
  /** A city's base; empty for a branch, and where nothing is known of it. */
  base: string;
  position: number;
  active: boolean;
}

export interface IndustrialZoneRow {
  line: number;
  code: string;
  city: string;
  name_zh: string;
  name_en: string;
  amount: number;
  position: number;
  active: boolean;
}

export interface CarRateRow {
  line: number;
  code: string;
  location: string;
  model: string;
  pool: string;
  km_per_day: number | null;
  extra_km_amount: number | null;
  included: string[];
  half_day_minutes: number;
  all_day_minutes: number;
  chinese_driver_amount: number;
  /** Missing only when the cell was at fault. */
  policy: RelativePolicy | undefined;
  cut_off_minutes: number;
  position: number;
  active: boolean;
}

export interface CarPriceRow {
  line: number;
  rate: string;
  /** Whether the file's seasons of the rate are all there are to be. */
  replaces: boolean;
  season: CarSeason;
}

/** What a folder holds about cars. */
export interface CarRows {
  locations: CarLocationRow[];
  zones: IndustrialZoneRow[];
  rates: CarRateRow[];
  prices: CarPriceRow[];
}
