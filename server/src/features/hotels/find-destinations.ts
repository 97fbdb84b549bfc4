import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { destinationKinds, findDestinations as endpoint } from '@serai/contract/hotels/hotels';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { countryName } from '../../platform/lang/country-name.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { aliasesOf, countryNames, isAirport } from '../../platform/names/place-aliases.ts';
import type { Catalogue, HotelTaker } from './catalogue/catalogue.ts';
import type { Destination } from './catalogue/destinations.ts';
import { NameGatherer } from './destinations/name-gatherer.ts';
import type { Named, NameIndex } from './destinations/name-index.ts';

type Reply = ReplyOf<typeof endpoint>;

interface Place extends Named {
  type: (typeof destinationKinds)[number];
  id: number;
}

const defaultRows = 10;
/**
 * Score weights: cities first, then places in them, airports before others; better-known hotels slightly
 * earlier.
 */
const weights = { city: 12, landmark: 5, district: 4, hotel: 0 } as const;
const airportWeight = 7;
/** Maximum bonus for the display rank of a city; decides between equal scores. */
const maxOfRank = 0.09;
/** Above this number of changed hotels the index is rebuilt. */
const MAX_CHANGED = 300;

/** Finds cities, landmarks, districts and hotels by keyword. */
export class DestinationFinder {
  private readonly catalogue: Catalogue;
  private index: NameIndex<Place> | undefined;
  /** Second, small index of hotels that changed since the main index was built. */
  private changedIndex: NameIndex<Place> | undefined;
  private changed = new Set<number>();
  private indexed = new Map<number, Named>();
  private version = -1;
  private building: Promise<void> | undefined;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    catalogue.onHotel((id, texts) => {
      if (texts && isNamed(this.indexed.get(id), texts)) return;
      this.changed.add(id);
      this.changedIndex = undefined;
    });
  }

  /** Builds the index while `load` reads hotels from the database. Until it is complete, nothing is found. */
  async prepareWhile(load: (take: HotelTaker) => Promise<void>): Promise<void> {
    const index = await this.gather(load);
    // An index built by a search in the meantime is less complete.
    await this.building;
    this.index = index;
  }

  /**
   * Returns the best matches first, without landmarks and districts that have no hotels. Without a keyword:
   * the cities, in display order.
   */
  async find({ keyword, limit = defaultRows }: ParsedInputOf<typeof endpoint>, lang: Lang): Promise<Reply> {
    const { catalogue } = this;
    if (keyword === '') return { list: this.popularCities(limit).map((city) => this.present(city, lang)) };
    if (!this.index || catalogue.destinationsVersion !== this.version || this.changed.size > MAX_CHANGED) {
      await this.buildAgain();
    }
    this.changedIndex ??= await indexOf([...this.changed].flatMap((id) => hotelPlace(catalogue, id) ?? []));
    const isStale = (place: Place) => place.type === 'hotel' && this.changed.has(place.id);
    // Some matches may have no hotels.
    const most = 2 * limit;
    const found = [
      ...this.index!.find(keyword, most, isStale),
      ...this.changedIndex.find(keyword, most, () => false),
    ];
    const list: Reply['list'] = [];
    for (const { item } of found.sort((a, b) => b.score - a.score)) {
      if (list.length === limit) break;
      const place = this.present(item, lang);
      if (place.hotels > 0 || place.type === 'city') list.push(place);
    }
    return { list };
  }

  private buildAgain(): Promise<void> {
    this.building ??= this.gather((take) => take([...this.catalogue.hotelIds()]))
      .then((index) => {
        this.index = index;
      })
      .finally(() => {
        this.building = undefined;
      });
    return this.building;
  }

  private async gather(load: (take: HotelTaker) => Promise<void>): Promise<NameIndex<Place>> {
    const { catalogue } = this;
    const names = new NameGatherer<Place>();
    this.changed = new Set();
    this.changedIndex = undefined;
    this.indexed = new Map();
    await load((hotelIds) => {
      const hotels = hotelIds.flatMap((id) => hotelPlace(catalogue, id) ?? []);
      for (const hotel of hotels) {
        this.indexed.set(hotel.id, hotel);
        this.changed.delete(hotel.id);
      }
      return names.add(hotels);
    });
    this.version = catalogue.destinationsVersion;
    await names.add([...catalogue.destinations.values()].map((own) => destinationPlace(catalogue, own)));
    return names.index();
  }

  private popularCities(limit: number): Place[] {
    return [...this.catalogue.destinations.values()]
      .filter(({ kind }) => kind === 'city')
      .sort((a, b) => (a.position || Infinity) - (b.position || Infinity) || a.id - b.id)
      .slice(0, limit)
      .map((city) => destinationPlace(this.catalogue, city));
  }

  private present(place: Place, lang: Lang): Reply['list'][number] {
    const { type, id, nameZh, nameEn } = place;
    return {
      type,
      id,
      ...inOrder(nameZh, nameEn, lang),
      path: this.pathOf(place, lang),
      hotels: this.countHotels(place),
    };
  }

  /** Country and city, or city and district. */
  private pathOf({ type, id }: Place, lang: Lang): string {
    const { catalogue } = this;

    const hotel = type === 'hotel' ? catalogue.find(id) : undefined;
    const own = hotel ? undefined : catalogue.destinations.get(id);
    const cityId = hotel ? hotel.block.cityId : own?.cityId;
    const city = cityId === undefined ? undefined : catalogue.destinations.get(cityId);
    if (!city) return '';
    const district = hotel && catalogue.destinations.get(hotel.block.districts[hotel.slot]!);
    const parts = [
      countryName(city.countryCode, lang),
      ...(type === 'city' ? [] : [inLanguage(lang, { zh: city.nameZh, en: city.nameEn })]),
      ...(district ? [inLanguage(lang, { zh: district.nameZh, en: district.nameEn })] : []),
    ];
    return parts.join(' · ');
  }

  private countHotels({ type, id }: Place): number {
    const { catalogue } = this;
    if (type === 'hotel') return 1;
    return catalogue.countHotels(catalogue.destinations.get(id)!);
  }
}

function destinationPlace(catalogue: Catalogue, own: Destination): Place {
  const { kind, id, nameZh, nameEn, countryCode } = own;
  const weight = kind === 'landmark' && isAirport(own) ? airportWeight : weights[kind];
  return {
    type: kind,
    id,
    nameZh,
    nameEn,
    aliases: aliasesOf(own),
    ...(kind === 'city' && { groups: countryNames(countryCode) }),
    weight: weight + rankOf(kind === 'city' ? own : catalogue.destinations.get(own.cityId)),
  };
}

function rankOf(city: Destination | undefined): number {
  return city?.position ? maxOfRank / city.position : 0;
}

function hotelPlace(catalogue: Catalogue, id: number): Place | undefined {
  const found = catalogue.find(id);
  if (!found) return undefined;
  const { nameZh, nameEn } = found.block.texts[found.slot]!;
  const known = Math.min(found.block.hot[found.slot]!, 1000) / 1000;
  const rank = rankOf(catalogue.destinations.get(found.block.cityId));
  return { type: 'hotel', id, nameZh, nameEn, weight: weights.hotel + known * 0.9 + rank };
}

function isNamed(known: Named | undefined, { nameZh, nameEn }: { nameZh: string; nameEn: string }): boolean {
  return known?.nameZh === nameZh && known.nameEn === nameEn;
}

async function indexOf(places: readonly Place[]): Promise<NameIndex<Place>> {
  const names = new NameGatherer<Place>();
  await names.add(places);
  return names.index();
}
