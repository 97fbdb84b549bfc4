import type { FolderReader } from '../../../platform/csv-import/folder-reader.ts';
import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { nameCatalogue } from './catalogue-names.ts';
import type { Catalogue } from './catalogue-rows.ts';
import { extendWithin } from './extend-inventory.ts';
import { findExcessiveSingleReductions } from './find-excessive-single-reductions.ts';
import { findProbableMistakes } from './find-probable-mistakes.ts';
import { destinationsCsv } from './hotel-csv.ts';
import { openCosts, openPrices, openUnits } from './open-nights.ts';
import { planNights, recordBelowCost, recordStopSells } from './plan-nights.ts';
import { readCatalogue } from './read-catalogue.ts';
import { storeNightRules } from './store-night-rules.ts';
import { writeCatalogue } from './write-catalogue.ts';

/** Imports destinations, hotels, room types, rate plans, nights, supplements and fees (docs/import.md). */
export const hotelFiles: ImportPart = async (reader) => {
  const catalogue = await readCatalogue(reader);
  const countries = await listCountries(reader, catalogue);
  reader.doubts.push(...findProbableMistakes(catalogue, countries, reader.currency));
  return {
    names: nameCatalogue(catalogue, reader.faults),
    write: async (trx, today, effects) => {
      await extendWithin(trx, today);
      const changed = await writeCatalogue(trx, catalogue);
      const lists = await storeNightRules(trx, catalogue);
      const units = await planNights(trx, 'units', lists.units, today, effects);
      const prices = await planNights(trx, 'prices', lists.prices, today, effects);
      const costs = await planNights(trx, 'costs', lists.costs, today, effects);
      await recordStopSells(trx, lists.limits, today, effects);
      await recordBelowCost(trx, prices, costs, today, effects);
      const { currency } = reader;
      return {
        faults: await findExcessiveSingleReductions(trx, catalogue, prices, lists.supplements, {
          today,
          currency,
        }),
        changed: {
          ...changed,
          nightTerms: lists.limits.length + lists.supplements.length,
          // Counted: nights of room types and rate plans whose rules changed.
          nights: lists.units.length + lists.prices.length,
          costs: lists.costs.length,
        },
        finish: async () => {
          await openUnits(trx, units, today);
          await openPrices(trx, prices);
          await openCosts(trx, costs);
        },
      };
    },
  };
};

/** Country by city code for the cities of the files' hotels, from the files or the database. */
async function listCountries(
  reader: FolderReader,
  { destinations, hotels }: Catalogue,
): Promise<ReadonlyMap<string, string>> {
  const keys = [...new Set(hotels.map(({ city }) => city))].map((code) => ({ code }));
  const stored = keys.length > 0 ? await reader.listStored(destinationsCsv, keys) : [];
  return new Map([
    ...stored.map(({ code, country }) => [code!, country!] as const),
    ...destinations.map(({ code, country_code }) => [code, country_code] as const),
  ]);
}
