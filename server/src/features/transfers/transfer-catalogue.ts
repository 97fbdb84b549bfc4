import type { Db } from '../../calls.ts';
import type { Followed } from '../../platform/changes/change-follower.ts';
import type { Change } from '../../platform/changes/change-reader.ts';
import type { KeptPriceGroups } from '../contracts/contracts.ts';
import type { KeptStock } from '../fleet/fleet.ts';
import type { KeptPriceSettings } from '../site/site.ts';
import {
  type AirportRow,
  listAirports,
  listPlaces,
  listRates,
  type PlaceRow,
  type RateRow,
  type TripEnds,
} from './transfer-store.ts';

export interface TransferCatalogueDeps {
  db: Db;
  /** Vehicles left to sell. */
  stock: KeptStock;
  /** Currency and rates of prices. */
  prices: KeptPriceSettings;
  /** Markup of each caller on net prices. */
  groups: KeptPriceGroups;
}

/** In-memory data of transfer lists, following the database; bookings query the database. */
export class TransferCatalogue implements Followed {
  readonly stock: KeptStock;
  readonly prices: KeptPriceSettings;
  /** Markup of each caller on net prices. */
  readonly groups: KeptPriceGroups;
  /** Served airports in configured order. */
  airports: ReadonlyMap<number, AirportRow> = new Map();

  private readonly db: Db;
  private places: ReadonlyMap<number, readonly PlaceRow[]> = new Map();
  private rates: ReadonlyMap<number, readonly RateRow[]> = new Map();

  constructor(deps: TransferCatalogueDeps) {
    this.db = deps.db;
    this.stock = deps.stock;
    this.prices = deps.prices;
    this.groups = deps.groups;
  }

  /** Places around an airport in configured order. */
  placesAround(airportId: number): readonly PlaceRow[] {
    return this.places.get(airportId) ?? [];
  }

  /** Rates of a zone, classes in configured order. */
  ratesOf(zoneId: number): readonly RateRow[] {
    return this.rates.get(zoneId) ?? [];
  }

  /** Finds the airport and the place of a trip. */
  findEnds({ airport_id, place_id }: { airport_id: number; place_id: number }): TripEnds {
    return {
      airport: this.airports.get(airport_id),
      place: this.placesAround(airport_id).find(({ id }) => id === place_id),
    };
  }

  async load(): Promise<void> {
    const airports = await listAirports(this.db);
    const places = groupBy(await listPlaces(this.db), ({ airport_id }) => airport_id);
    const rates = groupBy(await listRates(this.db), ({ zone_id }) => zone_id);
    this.airports = new Map(airports.map((airport) => [airport.id, airport]));
    this.places = places;
    this.rates = rates;
  }

  async apply(changes: readonly Change[]): Promise<void> {
    if (changes.some(({ topic }) => topic === 'transfers')) await this.load();
  }
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
