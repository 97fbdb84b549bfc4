import { makeFolderReader } from '../../../platform/csv-import/folder-reader.ts';
import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { nameTransfers } from './name-transfers.ts';
import { readTransfers } from './read-transfers.ts';
import { writeTransfers } from './write-transfers.ts';

/** Imports airports, transfer zones, places, rates and prices (docs/import.md) in a currency; classes and pools are the fleet's. */
export const transferFiles =
  (currency: string): ImportPart =>
  async (folder, faults) => {
    const reader = makeFolderReader(folder, faults);
    const transfers = await readTransfers(reader, currency, faults);
    return {
      rows: reader.rows,
      names: nameTransfers(transfers, faults),
      write: (trx) => writeTransfers(trx, transfers),
    };
  };
