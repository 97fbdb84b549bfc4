import type { RelativeEnd, RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { Supplement } from '../../../domain/pricing/occupancy.ts';
import type { PropertyFee } from '../../../domain/pricing/property-fees.ts';
import type { StayLimit } from '../../../domain/pricing/stay-limits.ts';
import type { NightRule } from './night-rules.ts';

// Rows of the files after reading; fields are named like the database columns.

export interface DestinationRow {
  line: number;
  code: string;
  kind: 'city' | 'district' | 'landmark';
  city: string;
  country_code: string;
  tz: string;
  name_zh: string;
  name_en: string;
  name_local: string;
  latitude: number;
  longitude: number;
  radius_km: number;
  intro_zh: string;
  intro_en: string;
  position: number;
}

export interface HotelRow {
  line: number;
  code: string;
  city: string;
  district: string;
  name_zh: string;
  name_en: string;
  name_local: string;
  address_zh: string;
  address_en: string;
  /** In the script that a driver there reads; may be empty. */
  address_local: string;
  phone: string;
  zip: string;
  email: string;
  /** Address and language of notices to the hotel; empty means `email` and the language of its country. */
  reservation_email: string;
  reservation_lang: string;
  /** Supplier whose system its stays are booked in; null means the seller's own allotment. */
  supplier: string | null;
  star: number;
  latitude: number;
  longitude: number;
  facilities: string[];
  description_zh: string;
  description_en: string;
  important_zh: string;
  important_en: string;
  check_in_from: string;
  check_out_until: string;
  opened_year: number;
  renovated_year: number | null;
  recommended: number;
  hot: number;
  views: number;
  active: boolean;
  listed_at: string;
}

export interface RoomTypeRow {
  line: number;
  hotel: string;
  code: string;
  name_zh: string;
  name_en: string;
  size_m2: number;
  max_adults: number;
  max_children: number;
  max_guests: number;
  /** Null: as many as adults fit. */
  base_guests: number | null;
  extra_beds: number;
  floor: string;
  has_window: boolean;
  smoking: boolean;
  facilities: string[];
  position: number;
  active: boolean;
  release_days: number | null;
  release_keep: number;
}

export interface RatePlanRow {
  line: number;
  hotel: string;
  room: string;
  code: string;
  meal: string;
  included: string[];
  bed: string;
  /** Missing only if the cell was invalid. */
  policy?: RelativePolicy;
  min_stay: number;
  nationalities: string[];
  child_bands: Array<{ from: number; to: number; amount: number }>;
  position: number;
  active: boolean;
  sells: 'instant' | 'request';
  request_when_gone: boolean;
  cut_off: RelativeEnd | null;
}

/** A supplement of one rate plan. */
export interface SupplementRow {
  line: number;
  hotel: string;
  room: string;
  plan: string;
  /** Whether the file's supplements replace all others of the plan. */
  replaces: boolean;
  supplement: Supplement;
}

export interface HotelFeeRow {
  line: number;
  hotel: string;
  code: string;
  name_zh: string;
  name_en: string;
  basis: PropertyFee['basis'];
  amount: number;
  percent: number;
  currency: string;
  from_age: number;
  from_day: string;
  to_day: string;
  position: number;
  active: boolean;
}

/** Rules of one row for a room type (`plan` empty: units) or a rate plan: at most one rule of each kind. */
export interface NightRuleRow {
  line: number;
  hotel: string;
  room: string;
  plan: string;
  /** Whether the file's rules replace all others of the row's subject. */
  replaces: boolean;
  rules: NightRule[];
  /** Only for a rate plan: stay limits, and the seller's cost per night. */
  limits: StayLimit[];
  costs: NightRule[];
}

/** Content of an import folder. */
export interface Catalogue {
  destinations: DestinationRow[];
  hotels: HotelRow[];
  roomTypes: RoomTypeRow[];
  ratePlans: RatePlanRow[];
  nightRules: NightRuleRow[];
  supplements: SupplementRow[];
  fees: HotelFeeRow[];
}
