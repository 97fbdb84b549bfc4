import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { RelativeEnd, RelativePolicy } from '../../domain/cancellation-policy.ts';
import type { PropertyFee } from '../../domain/pricing/property-fees.ts';
import type { PictureMark } from '../pictures/pictures.ts';
import type { RateTerms } from './catalogue/hotel-facts.ts';
import { feesOfHotel } from './hotel-fees.ts';
import { nightTermsColumn } from './night-terms.ts';

/** Current rate plan with its room, hotel and city, and the requested nights. */
export interface OfferRow {
  plan_id: number;
  room_id: number;
  hotel_id: number;
  city_id: number;
  meal: RateTerms['meal'];
  bed: RateTerms['bed'];
  included: RateTerms['included'];
  /** In the format of `readNightTerms`. */
  night_terms: string;
  policy: RelativePolicy;
  sells: 'instant' | 'request';
  request_when_gone: boolean;
  cut_off: RelativeEnd | null;
  nationalities: string[];
  max_adults: number;
  max_children: number;
  max_guests: number;
  base_guests: number | null;
  extra_beds: number;
  /** Days before a night at which unsold units are released to the hotel, except those kept. */
  release_days: number | null;
  release_keep: number;
  room_zh: string;
  room_en: string;
  hotel_zh: string;
  hotel_en: string;
  hotel_local: string;
  supplier: string | null;
  address_zh: string;
  address_en: string;
  address_local: string;
  phone: string;
  zip: string;
  email: string;
  star: number;
  latitude: number;
  longitude: number;
  check_in_from: string;
  check_out_until: string;
  important_zh: string;
  important_en: string;
  fees: PropertyFee[];
  /** The hotel's first picture. */
  picture: PictureMark;
  city_zh: string;
  city_en: string;
  country_code: string;
  tz: string;
  currency: string | null;
  /** By month, `YYYY-MM-01`; a missing month is not for sale. */
  prices: Record<string, number[]> | null;
  /** The seller's cost; 0 = unknown. */
  costs: Record<string, number[] | null> | null;
  units: Record<string, number[]> | null;
}

/** Loads a rate plan with the given months; undefined if it is no longer sold. */
export async function findOffer(
  db: Db,
  ratePlanId: number,
  months: readonly string[],
): Promise<OfferRow | undefined> {
  const { rows } = await sql<OfferRow>`
    SELECT p.id AS plan_id, r.id AS room_id, h.id AS hotel_id, h.city_id, p.meal, p.bed, p.included,
      ${nightTermsColumn} AS night_terms, p.policy, p.sells, p.request_when_gone, p.cut_off, p.nationalities, r.max_adults, r.max_children, r.max_guests,
      r.base_guests, r.extra_beds, r.release_days, r.release_keep,
      r.name_zh AS room_zh, r.name_en AS room_en, h.name_zh AS hotel_zh, h.name_en AS hotel_en,
      h.name_local AS hotel_local, h.supplier, h.address_zh, h.address_en, h.address_local, h.phone, h.zip, h.email,
      h.star, h.latitude, h.longitude, to_char(h.check_in_from, 'HH24:MI') AS check_in_from,
      to_char(h.check_out_until, 'HH24:MI') AS check_out_until, h.important_zh, h.important_en, ${feesOfHotel} AS fees,
      COALESCE((SELECT i.key || i.preview FROM hotel_pictures hp JOIN pictures i ON i.id = hp.picture_id
        WHERE hp.hotel_id = h.id AND hp.position = 1), '') AS picture,
      c.name_zh AS city_zh, c.name_en AS city_en, c.country_code, c.tz,
      (SELECT value #>> '{}' FROM site_settings WHERE name = 'currency') AS currency,
      (SELECT jsonb_object_agg(m.month, m.prices) FROM rate_months m
        WHERE m.rate_plan_id = p.id AND m.month = ANY(${[...months]}::date[])) AS prices,
      (SELECT jsonb_object_agg(m.month, m.costs) FROM rate_months m
        WHERE m.rate_plan_id = p.id AND m.month = ANY(${[...months]}::date[])) AS costs,
      (SELECT jsonb_object_agg(m.month, m.units) FROM room_months m
        WHERE m.room_type_id = r.id AND m.month = ANY(${[...months]}::date[])) AS units
    FROM rate_plans p
    JOIN room_types r ON r.id = p.room_type_id AND r.active
    JOIN hotels h ON h.id = p.hotel_id AND h.active
    JOIN destinations c ON c.id = h.city_id
    WHERE p.id = ${ratePlanId}::bigint AND p.active`.execute(db);
  return rows[0];
}

/** Whether any rate plan exists. */
export async function hasRatePlans(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM rate_plans) AS found`.execute(
    trx,
  );
  return rows[0]!.found;
}
