import type { beds, meals } from '@serai/contract/hotels';
import type { RelativeEnd, RelativePolicy } from '../../../domain/cancellation-policy.ts';
import type { ChildBand } from '../../../domain/pricing/hotel.ts';
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
}

export interface RoomFacts {
  id: number;
  nameZh: string;
  nameEn: string;
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
  plans: PlanFacts[];
}

export interface PlanFacts {
  id: number;
  /** Everything of the plan but its prices; equal terms are one object. */
  terms: RateTerms;
}

/** What rate plans have in common: a city's thousands of plans share a few dozen of these. */
export interface RateTerms extends SellingTerms {
  /** Equal for equal terms. */
  key: string;
  meal: (typeof meals)[number];
  bed: (typeof beds)[number];
  breakfasts: number;
  minStay: number;
  /** ISO 3166 codes that may book; empty = everybody. */
  nationalities: readonly string[];
  childBands: readonly ChildBand[];
  policy: RelativePolicy;
  /** How long before check-in it can be booked; null: until then. */
  cutOff: RelativeEnd | null;
}
