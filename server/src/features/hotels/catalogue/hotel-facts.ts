import type { beds, includedTaxes, meals } from '@serai/contract/hotels/hotels';
import type { RelativeEnd, RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { Tariff } from '../../../domain/pricing/occupancy.ts';
import type { PropertyFee } from '../../../domain/pricing/property-fees.ts';
import type { StayLimit } from '../../../domain/pricing/stay-limits.ts';
import type { PictureMark } from '../../pictures/pictures.ts';
import type { SellingTerms } from '../selling-terms.ts';

/** Facts of a hotel for searches, without its nights. */
export interface HotelFacts {
  id: number;
  cityId: number;
  districtId: number;
  star: number;
  latitude: number;
  longitude: number;
  recommended: number;
  hot: number;
  views: number;
  /** Epoch ms. */
  listedAt: number;
  facilities: readonly string[];
  texts: HotelTexts;
  rooms: RoomFacts[];
}

/** Texts that are only displayed, never counted or compared. */
export interface HotelTexts {
  nameZh: string;
  nameEn: string;
  addressZh: string;
  addressEn: string;
  /** First picture; 70 characters. */
  picture: PictureMark;
  checkInFrom: string;
  /** Equal lists share one object. */
  fees: readonly PropertyFee[];
}

/** Room type name in both languages; equal names share one object. */
export interface RoomName {
  zh: string;
  en: string;
}

export interface RoomFacts {
  id: number;
  name: RoomName;
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
  /** Number of guests included in its rates; extra guests pay more. */
  baseGuests: number;
  beds: number;
  plans: PlanFacts[];
}

export interface PlanFacts {
  id: number;
  /** Equal terms share one object, in both fields. */
  terms: RateTerms;
  nightTerms: NightTerms;
}

/** Terms shared between rate plans: thousands of plans of a city use a few dozen of these. */
export interface RateTerms extends SellingTerms {
  /** Equal for equal terms. */
  key: string;
  meal: (typeof meals)[number];
  bed: (typeof beds)[number];
  /** Taxes included in the price. */
  included: readonly (typeof includedTaxes)[number][];
  /** ISO 3166 codes that may book; empty means all. */
  nationalities: readonly string[];
  policy: RelativePolicy;
  /** Booking cut-off before check-in; null means until check-in. */
  cutOff: RelativeEnd | null;
}

/**
 * Terms of a rate by night: supplements for guests and stay limits. Separate from the other terms, because
 * hotels share meals and policies but seldom the price of an extra bed.
 */
export interface NightTerms extends Tariff {
  /** Equal for equal terms. */
  key: string;
  /** Minimum nights, unless a limit sets another number. */
  minStay: number;
  limits: readonly StayLimit[];
}
