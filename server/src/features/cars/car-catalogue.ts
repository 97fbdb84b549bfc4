import type { Db } from '../../calls.ts';
import type { RelativePolicy } from '../../domain/cancellation-policy.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import type { Change } from '../../platform/changes/change-reader.ts';
import type { KeptStock } from '../fleet/fleet.ts';
import type { KeptPriceSettings } from '../site/site.ts';
import { type LocationRow, listLocations } from './location-store.ts';
import { type CarModel, listRates, type RateRow } from './rate-store.ts';

/** Everything lists of cars need, in memory, following the database; who books asks the database. */
export class CarCatalogue implements Followed {
  readonly stock: KeptStock;
  readonly prices: KeptPriceSettings;
  /** What is open, in the order we set, a city before its branches. */
  places: ReadonlyMap<number, LocationRow> = new Map();
  /** What is sold, by code. */
  models: ReadonlyMap<string, CarModel> = new Map();

  private readonly db: Db;
  private rates: ReadonlyMap<number, readonly RateRow[]> = new Map();

  constructor({ db, stock, prices }: { db: Db; stock: KeptStock; prices: KeptPriceSettings }) {
    this.db = db;
    this.stock = stock;
    this.prices = prices;
  }

  /** What is sold at a place; a city stands for its branches too. */
  ratesAt(placeId: number): readonly RateRow[] {
    return this.rates.get(placeId) ?? [];
  }

  async load(): Promise<void> {
    const places = new Map((await listLocations(this.db)).map((place) => [place.id, place]));
    const all = shareAlike(await listRates(this.db));
    const rates = new Map<number, RateRow[]>();
    for (const rate of all) {
      const place = places.get(rate.location_id);
      if (!place) continue;
      for (const id of new Set([place.id, place.city_id])) {
        const known = rates.get(id);
        if (known) known.push(rate);
        else rates.set(id, [rate]);
      }
    }
    this.places = places;
    this.rates = rates;
    this.models = new Map(all.map(({ model }) => [model.code, model]));
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ topic }) => topic === 'cars')) await this.load();
  }
}

/** Rates of one model share it, and those of one policy that: a search puts each on the calendar once. */
function shareAlike(rates: readonly RateRow[]): RateRow[] {
  const models = new Map<number, CarModel>();
  const policies = new Map<string, RelativePolicy>();
  return rates.map((rate) => {
    const policy = JSON.stringify(rate.policy);
    if (!models.has(rate.model.id)) models.set(rate.model.id, rate.model);
    if (!policies.has(policy)) policies.set(policy, rate.policy);
    return { ...rate, model: models.get(rate.model.id)!, policy: policies.get(policy)! };
  });
}
