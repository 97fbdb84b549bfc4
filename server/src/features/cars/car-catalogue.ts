import type { Db } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import type { Change } from '../../platform/changes/change-reader.ts';
import type { KeptPriceGroups } from '../contracts/contracts.ts';
import { type KeptStock, listRoutes, type ServedRoute } from '../fleet/fleet.ts';
import type { KeptPriceSettings } from '../site/site.ts';
import { type ListedRate, prepareRates } from './listed-rate.ts';
import { type LocationRow, listLocations } from './location-store.ts';
import { type CarModel, listRates } from './rate-store.ts';
import type { RouteLookup } from './way.ts';

export interface CarCatalogueDeps {
  db: Db;
  /** Vehicles left to sell. */
  stock: KeptStock;
  /** Currency and rates of prices. */
  prices: KeptPriceSettings;
  /** Markup of each caller on net prices. */
  groups: KeptPriceGroups;
}

/** In-memory data of car lists, following the database; bookings query the database. */
export class CarCatalogue implements Followed {
  readonly stock: KeptStock;
  readonly prices: KeptPriceSettings;
  /** Markup of each caller on net prices. */
  readonly groups: KeptPriceGroups;
  /** Open places in configured order, a city before its branches. */
  places: ReadonlyMap<number, LocationRow> = new Map();
  /** Models on sale, by code. */
  models: ReadonlyMap<string, CarModel> = new Map();

  private readonly db: Db;
  private rates: ReadonlyMap<number, readonly ListedRate[]> = new Map();
  private routes: ReadonlyMap<string, ServedRoute> = new Map();

  constructor(deps: CarCatalogueDeps) {
    this.db = deps.db;
    this.stock = deps.stock;
    this.prices = deps.prices;
    this.groups = deps.groups;
  }

  /** Rates on sale at a place; a city includes its branches. */
  ratesAt(placeId: number): readonly ListedRate[] {
    return this.rates.get(placeId) ?? [];
  }

  /** Finds the route on sale between two bases. */
  readonly routeOf: RouteLookup = (from, to) => this.routes.get(`${from}>${to}`);

  async load(): Promise<void> {
    const places = new Map((await listLocations(this.db)).map((place) => [place.id, place]));
    const all = prepareRates(await listRates(this.db));
    const routes = await listRoutes(this.db);
    const rates = new Map<number, ListedRate[]>();
    for (const listed of all) {
      const place = places.get(listed.rate.location_id);
      if (!place) continue;
      for (const id of new Set([place.id, place.city_id])) {
        const known = rates.get(id);
        if (known) known.push(listed);
        else rates.set(id, [listed]);
      }
    }
    this.places = places;
    this.rates = rates;
    this.routes = new Map(routes.map((route) => [`${route.fromBaseId}>${route.toBaseId}`, route]));
    this.models = new Map(all.map(({ rate: { model } }) => [model.code, model]));
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ topic }) => topic === 'cars')) await this.load();
  }
}
