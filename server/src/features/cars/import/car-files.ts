import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { nameCars } from './name-cars.ts';
import { readCars } from './read-cars.ts';
import { writeCars } from './write-cars.ts';

/**
 * Imports car locations, industrial zones, rates and prices (docs/import.md); models and pools are part of
 * the fleet.
 */
export const carFiles: ImportPart = async (reader) => {
  const cars = await readCars(reader);
  return {
    names: nameCars(cars, reader.faults),
    write: async (trx, today, effects) => ({ changed: await writeCars(trx, cars, today, effects) }),
  };
};
