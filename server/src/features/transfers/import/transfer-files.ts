import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { nameTransfers } from './name-transfers.ts';
import { readTransfers } from './read-transfers.ts';
import { writeTransfers } from './write-transfers.ts';

/**
 * Imports airports, transfer zones, places, rates and prices (docs/import.md); classes and pools are part of
 * the fleet.
 */
export const transferFiles: ImportPart = async (reader) => {
  const transfers = await readTransfers(reader);
  return {
    names: nameTransfers(transfers, reader.faults),
    write: async (trx, today, effects) => ({ changed: await writeTransfers(trx, transfers, today, effects) }),
  };
};
