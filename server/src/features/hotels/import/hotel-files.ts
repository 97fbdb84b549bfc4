import { addDays } from '@serai/contract/dates';
import { makeFolderReader } from '../../../platform/csv-import/folder-reader.ts';
import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { nameCatalogue } from './catalogue-names.ts';
import { extendWithin } from './extend-inventory.ts';
import { nightsFrom, OPEN_NIGHTS } from './night-rules.ts';
import { openCosts, openPrices, openUnits } from './open-nights.ts';
import { readCatalogue } from './read-catalogue.ts';
import { refuseDearSingles } from './refuse-dear-singles.ts';
import { storeCostRules, storeNightRules, storeNightTerms, writeCatalogue } from './write-catalogue.ts';

/** Imports destinations, hotels, room types, rate plans and nights (docs/import.md) with prices in a currency. */
export const hotelFiles =
  (currency: string): ImportPart =>
  async (folder, faults) => {
    const reader = makeFolderReader(folder, faults);
    const catalogue = await readCatalogue(reader, currency);
    return {
      rows: reader.rows,
      names: nameCatalogue(catalogue, faults),
      write: async (trx, today) => {
        await extendWithin(trx, today);
        const changed = await writeCatalogue(trx, catalogue);
        const { rooms, plans } = await storeNightRules(trx, catalogue);
        const nights = nightsFrom(today, today, addDays(today, OPEN_NIGHTS - 1));
        await openUnits(trx, rooms, nights);
        await openPrices(trx, plans, nights);
        await openCosts(trx, await storeCostRules(trx, catalogue), nights);
        const nightTerms = await storeNightTerms(trx, catalogue);
        await refuseDearSingles(trx);
        // Nights are counted by the room types and rate plans whose nights were rewritten.
        return { ...changed, nightTerms, nights: rooms.length + plans.length };
      },
    };
  };
