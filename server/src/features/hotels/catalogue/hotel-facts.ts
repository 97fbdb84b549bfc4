import type { beds, includedTaxes, meals } from '@serai/contract/hotels';
import type { RelativeEnd, RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { Tariff } from '../../../domain/pricing/occupancy.ts';
import type { PropertyFee } from '../../../domain/pricing/property-fees.ts';
import type { StayLimit } from '../../../domain/pricing/stay-limits.ts';
import type { PictureMark } from '../../pictures/pictures.ts';
import type { SellingTerms } from '../selling-terms.ts';

/** What searches know of a hotel besides its nights. */
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

/** What is only written on a page, never counted or compared. */
export interface HotelTexts {
  nameZh: string;
  nameEn: string;
  addressZh: string;
  addressEn: string;
  /** Its first picture; 70 letters. */
  picture: PictureMark;
  checkInFrom: string;
  /** Equal lists are one object. */
  fees: readonly PropertyFee[];
}

/** A room type's name in both languages; equal ones are one object. */
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
  /** Whom its rates are for; more people pay for extra ones. */
  baseGuests: number;
  beds: number;
  plans: PlanFacts[];
}

export interface PlanFacts {
  id: number;
  /** Equal terms are one object, of both kinds. */
  terms: RateTerms;
  nightTerms: NightTerms;
}

/** What rate plans have in common: a city's thousands of plans share a few dozen of these. */
export interface RateTerms extends SellingTerms {
  /** Equal for equal terms. */
  key: string;
  meal: (typeof meals)[number];
  bed: (typeof beds)[number];
  /** What the price holds already. */
  included: readonly (typeof includedTaxes)[number][];
  /** ISO 3166 codes that may book; empty = everybody. */
  nationalities: readonly string[];
  policy: RelativePolicy;
  /** How long before check-in it can be booked; null: until then. */
  cutOff: RelativeEnd | null;
}

/**
 * What a rate says by night: what who sleeps there adds to its prices, and which stays it takes. Apart from the other
 * terms, since hotels share their meals and policies but seldom the price of an extra bed.
 */
export interface NightTerms extends Tariff {
  /** Equal for equal terms. */
  key: string;
  /** Nights, where no limit says another number. */
  minStay: number;
  limits: readonly StayLimit[];
}
