import type { Promotion } from '@serai/contract/hotels/supplier-terms';
import { sql } from 'kysely';
import type { Supplement, Tariff } from '../../domain/pricing/occupancy.ts';
import type { StayLimit } from '../../domain/pricing/stay-limits.ts';
import type { NightTerms } from './catalogue/hotel-facts.ts';
import { isStopped, stoppedNights } from './sale/stopped-nights.ts';

/** Terms by night of a rate plan `p` of a room type `r`, as one text; equal texts mean equal terms. */
export const nightTermsColumn = sql<string>`concat_ws(E'\n', coalesce(r.base_guests, r.max_adults), p.min_stay,
  p.child_bands, p.supplements, p.stay_limits || coalesce((SELECT ${sql.raw(stoppedNights)} FROM stop_sells stop
    WHERE ${sql.raw(isStopped)} AND stop.hotel_id = r.hotel_id AND coalesce(stop.room_type_id, r.id) = r.id),
    '[]'))`;

type ChildBand = { from: number; to: number; amount: number };

/** Compulsory supplements and promotions of a supplier contract, as stored in `rate_plans.contract_terms`. */
export interface ContractTerms {
  supplements: Supplement[];
  promotions: Promotion[];
}

/**
 * Parses `nightTermsColumn`, with the terms of a supplier contract as an optional last line; child bands are a short form
 * of supplements for the whole year.
 */
export function readNightTerms(text: string): NightTerms {
  const [baseGuests, minStay, bands, supplements, limits, contract] = text.split('\n');
  const children = (JSON.parse(bands!) as ChildBand[]).map(
    ({ from: ageFrom, to: ageTo, amount }): Supplement => ({
      kind: 'child',
      from: '',
      to: '',
      ageFrom,
      ageTo,
      amount,
    }),
  );
  const terms = {
    key: text,
    baseGuests: Number(baseGuests),
    minStay: Number(minStay),
    supplements: [...children, ...(JSON.parse(supplements!) as Supplement[])],
    limits: JSON.parse(limits!) as StayLimit[],
  };
  return contract ? withContract(terms, JSON.parse(contract) as ContractTerms) : terms;
}

/** Adds the terms of a supplier contract to those of a rate. */
export function withContract<T extends Tariff>(terms: T, { supplements, promotions }: ContractTerms): T {
  return { ...terms, supplements: [...terms.supplements, ...supplements], promotions };
}
