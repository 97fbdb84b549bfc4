import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { nameCatalogue } from './catalogue-names.ts';
import { extendWithin } from './extend-inventory.ts';
import { findDearSingles } from './find-dear-singles.ts';
import { openCosts, openPrices, openUnits } from './open-nights.ts';
import { noteBelowCost, noteStops, planNights } from './plan-nights.ts';
import { readCatalogue } from './read-catalogue.ts';
import { storeNightRules } from './store-night-rules.ts';
import { writeCatalogue } from './write-catalogue.ts';

/** Imports destinations, hotels, room types, rate plans, nights, supplements and fees (docs/import.md). */
export const hotelFiles: ImportPart = async (reader) => {
  const catalogue = await readCatalogue(reader);
  return {
    names: nameCatalogue(catalogue, reader.faults),
    write: async (trx, today, effects) => {
      await extendWithin(trx, today);
      const changed = await writeCatalogue(trx, catalogue);
      const lists = await storeNightRules(trx, catalogue);
      const units = await planNights(trx, 'units', lists.units, today, effects);
      const prices = await planNights(trx, 'prices', lists.prices, today, effects);
      const costs = await planNights(trx, 'costs', lists.costs, today, effects);
      await noteStops(trx, lists.limits, today, effects);
      await noteBelowCost(trx, prices, costs, today, effects);
      const { currency } = reader;
      return {
        faults: await findDearSingles(trx, catalogue, prices, lists.supplements, { today, currency }),
        changed: {
          ...changed,
          nightTerms: lists.limits.length + lists.supplements.length,
          // Nights are counted by the room types and rate plans whose rules changed.
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
