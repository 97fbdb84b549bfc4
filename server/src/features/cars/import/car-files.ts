import { makeFolderReader } from '../../../platform/csv-import/folder-reader.ts';
import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { nameCars } from './name-cars.ts';
import { readCars } from './read-cars.ts';
import { writeCars } from './write-cars.ts';

/** Imports car locations, industrial zones, rates and prices (docs/import.md) in a currency; models and pools are the fleet's. */
export const carFiles =
  (currency: string): ImportPart =>
  async (folder, faults) => {
    const reader = makeFolderReader(folder, faults);
    const cars = await readCars(reader, currency);
    return {
      rows: reader.rows,
      names: nameCars(cars, faults),
      write: (trx) => writeCars(trx, cars),
    };
  };
