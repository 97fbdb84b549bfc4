import type { RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { CarSeason } from '../../../domain/pricing/rate-card.ts';

// Rows of the car files after reading; fields are named like the database columns.

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
  /** Base of a city; empty for a branch, and if unknown. */
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
  /** Missing only if the cell was invalid. */
  policy: RelativePolicy | undefined;
  cut_off_minutes: number;
  position: number;
  active: boolean;
}

export interface CarPriceRow {
  line: number;
  rate: string;
  /** Whether the file's seasons replace all others of the rate. */
  replaces: boolean;
  season: CarSeason;
}

/** Car content of an import folder. */
export interface CarRows {
  locations: CarLocationRow[];
  zones: IndustrialZoneRow[];
  rates: CarRateRow[];
  prices: CarPriceRow[];
}
