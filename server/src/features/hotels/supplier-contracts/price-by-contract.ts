import { localDate } from '../../../domain/local-time.ts';
import type { Tariff } from '../../../domain/pricing/occupancy.ts';
import {
  costOn,
  costPricer,
  plansOf,
  promotionsOf,
  type QuotedOn,
  rateOn,
  supplementsOf,
} from '../../../domain/pricing/supplier-contract.ts';
import { type ContractTerms, withContract } from '../night-terms.ts';
import type { VersionInForce } from './contract-store.ts';

/** Contract of a rate plan as it prices a quote. */
export interface RateContract extends ContractTerms {
  sold: SoldContract;
}

/** Contract and version by which a stay was priced, as frozen in its order. */
export interface SoldContract {
  id: number;
  version: number;
  costCurrency: string;
  /** Units of the cost currency per unit of the order's currency. */
  costRate: string;
}

/** Cost and price of nights in minor units, replaced where a contract covers the night. */
export interface NightValues {
  nightPrices: number[];
  nightCosts: number[];
}

/** Applies the contract in force to a rate's nights; undefined if the contract has no cost for the plan. */
export function priceByContract(
  { contract_id, number, terms }: VersionInForce,
  plan: { id: number; currency: string; tz: string },
  { nights, quotedAt, ...imported }: NightValues & { nights: readonly string[]; quotedAt: Date },
): (NightValues & { contract: RateContract }) | undefined {
  const quoted: QuotedOn = { currency: plan.currency, day: localDate(quotedAt.getTime(), plan.tz) };
  const costRate = rateOn(terms, quoted);
  if (costRate === undefined || !plansOf(terms).includes(plan.id)) return undefined;
  const priced = nightPricer(terms, plan.id, quoted);
  const found = nights.map(priced);
  return {
    nightPrices: found.map((night, at) => night?.price ?? imported.nightPrices[at]!),
    nightCosts: found.map((night, at) => night?.cost ?? imported.nightCosts[at]!),
    contract: {
      ...contractTerms(terms, quoted),
      sold: { id: contract_id, version: number, costCurrency: terms.cost_currency, costRate },
    },
  };
}

/** Returns how a contract prices a night of a rate plan; undefined for nights that it does not cover. */
export function nightPricer(terms: VersionInForce['terms'], ratePlanId: number, quoted: QuotedOn) {
  const price = costPricer(terms, quoted);
  return (night: string) => {
    const cost = costOn(terms, ratePlanId, night);
    return cost === undefined ? undefined : price(cost);
  };
}

/** Supplements and promotions of a contract, as searches and quotes use them. */
export function contractTerms(terms: VersionInForce['terms'], quoted: QuotedOn): ContractTerms {
  return { supplements: supplementsOf(terms, quoted), promotions: promotionsOf(terms) };
}

/** Tariff of a rate with the terms of its contract, if it has one. */
export function tariffOf<T extends Tariff>(tariff: T, contract: RateContract | undefined): T {
  return contract ? withContract(tariff, contract) : tariff;
}
