import * as z from 'zod/mini';
import { highestPrice } from '../currency.ts';
import { civilDate } from '../dates.ts';
import { id } from '../ids.ts';
import { lineText } from '../text.ts';
import { currencyCode, statedRate } from '../wallet/exchange-rate.ts';
import {
  maxCompulsory,
  maxContractPlans,
  maxCostRates,
  maxPromotions,
  maxSeasons,
} from './contract-states.ts';

const cost = z.int().check(z.minimum(1), z.maximum(highestPrice));

/** Windows of a promotion by the date at the hotel, both days included; a missing bound is open. */
const windows = {
  /** Days on which the stay is quoted. */
  book_from: z.optional(civilDate),
  book_to: z.optional(civilDate),
  /** Nights that the promotion covers. */
  stay_from: z.optional(civilDate),
  stay_to: z.optional(civilDate),
  /** Combinable promotions apply together, any other one alone. */
  combinable: z.boolean(),
};

/** Promotion of a hotel: it lowers cost and price of a room and night, not supplements. */
export const promotion = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('early_booking'),
    /** Least number of days from the day of the quote to arrival. */
    days_ahead: z.int().check(z.minimum(1), z.maximum(364)),
    percent_off: z.int().check(z.minimum(1), z.maximum(90)),
    ...windows,
  }),
  z.strictObject({
    kind: z.literal('free_nights'),
    /** Of each `stay_nights` nights covered, `pay_nights` are paid: 4 and 3 make every fourth night free. */
    stay_nights: z.int().check(z.minimum(2), z.maximum(30)),
    pay_nights: z.int().check(z.minimum(1), z.maximum(29)),
    ...windows,
  }),
]);
export type Promotion = z.infer<typeof promotion>;

/** Supplement that every guest of the covered nights pays, e.g. a gala dinner. */
export const compulsorySupplement = z.strictObject({
  name_zh: lineText(60, 'supplement_name_required'),
  name_en: lineText(60, 'supplement_name_required'),
  per: z.enum(['person', 'room']),
  from: civilDate,
  to: civilDate,
  /** Cost per adult or room and night, in minor units of the contract's currency. */
  cost,
  /** Cost per child and night; children pay nothing without it. */
  child_cost: z.optional(cost),
});

/** Conditions that a hotel grants, and how prices follow from them. Amounts in minor units. */
export const supplierTerms = z.strictObject({
  /** First and last night covered; other nights are priced by the import. */
  valid_from: civilDate,
  valid_to: civilDate,
  /** Currency of all costs. */
  cost_currency: currencyCode,
  /**
   * Units of the cost currency per unit of the site's currency, from midnight at the hotel; the last one that has begun
   * applies to new quotes. Empty if both currencies are the same.
   */
  cost_rates: z
    .array(z.strictObject({ from: civilDate, rate: statedRate }))
    .check(z.maxLength(maxCostRates, 'cost_rates_too_many')),
  /** `value` is hundredths of a percent of the cost, or minor units of the site's currency per room and night. */
  margin: z.strictObject({
    kind: z.enum(['percent', 'fixed']),
    value: z.int().check(z.minimum(0), z.maximum(10_000_000)),
  }),
  /** Prices are rounded half up to a multiple of it, in minor units of the site's currency. */
  rounding: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  /** Of seasons that cover a night, the last one with a cost for the rate plan applies. */
  seasons: z
    .array(
      z.strictObject({
        from: civilDate,
        to: civilDate,
        costs: z
          .array(z.strictObject({ rate_plan_id: id, cost }))
          .check(z.minLength(1, 'season_without_cost'), z.maxLength(maxContractPlans)),
      }),
    )
    .check(z.minLength(1, 'seasons_missing'), z.maxLength(maxSeasons, 'seasons_too_many')),
  promotions: z.array(promotion).check(z.maxLength(maxPromotions, 'promotions_too_many')),
  supplements: z.array(compulsorySupplement).check(z.maxLength(maxCompulsory, 'supplements_too_many')),
});
export type SupplierTerms = z.infer<typeof supplierTerms>;
