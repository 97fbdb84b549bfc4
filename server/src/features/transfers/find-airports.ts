import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  findAirports as airportsEndpoint,
  findTransferPlaces as placesEndpoint,
} from '@serai/contract/transfers/transfers';
import { inLanguage } from '@serai/phrases/lang';
import type { Call } from '../../calls.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { countryName } from '../../platform/lang/country-name.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { findByKeyword } from '../../platform/names/find-by-keyword.ts';
import { aliasesOf, countryNames } from '../../platform/names/place-aliases.ts';
import type { TransferCatalogue } from './transfer-catalogue.ts';

const defaultRows = 10;

/** Finds airports by code, name or city in either language; without a keyword, those configured first. */
export function findAirports(
  { airports }: TransferCatalogue,
  { input, lang }: Call<typeof airportsEndpoint>,
): ReplyOf<typeof airportsEndpoint> {
  const found = findByKeyword([...airports.values()], input.keyword, input.limit ?? defaultRows, (row) => [
    row.name_zh,
    row.name_en,
    row.iata,
    row.city_zh,
    row.city_en,
    ...aliasesOf({ nameZh: row.city_zh, nameEn: row.city_en }),
    ...countryNames(row.country_code),
  ]);
  return {
    list: found.map((row) => ({
      id: row.id,
      iata: row.iata,
      ...inOrder(row.name_zh, row.name_en, lang),
      city: inLanguage(lang, { zh: row.city_zh, en: row.city_en }),
      country: countryName(row.country_code, lang),
      tz: row.tz,
    })),
  };
}

/** Finds places that an airport's transfers serve, by name, address or zone in either language. */
export function findTransferPlaces(
  catalogue: TransferCatalogue,
  { input, lang }: Call<typeof placesEndpoint>,
): ReplyOf<typeof placesEndpoint> {
  if (!catalogue.airports.has(input.airport_id)) throw refusedField('airport_id', 'airport_unknown');
  const places = catalogue.placesAround(input.airport_id);
  const found = findByKeyword(places, input.keyword, input.limit ?? defaultRows, (row) => [
    row.name_zh,
    row.name_en,
    row.name_local,
    row.zone_zh,
    row.zone_en,
    row.address_zh,
    row.address_en,
  ]);
  return {
    list: found.map((row) => ({
      id: row.id,
      kind: row.kind,
      ...inOrder(row.name_zh, row.name_en, lang),
      zone: inLanguage(lang, { zh: row.zone_zh, en: row.zone_en }),
      address: inLanguage(lang, { zh: row.address_zh, en: row.address_en }),
    })),
  };
}
