import { addDays } from '@serai/contract/dates';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { checkReferences } from './check-references.ts';
import { extendWithin } from './extend-inventory.ts';
import type { ImportFault } from './import-faults.ts';
import { nightsFrom, OPEN_NIGHTS } from './night-rules.ts';
import { openPrices, openUnits } from './open-nights.ts';
import { readCatalogue } from './read-catalogue.ts';
import { type ChangedRows, storeNightRules, writeCatalogue } from './write-catalogue.ts';

/** What an import did. With faults nothing was changed. */
export interface ImportReport {
  faults: ImportFault[];
  /** Rows read, by file. */
  read: { destinations: number; hotels: number; roomTypes: number; ratePlans: number; nightRules: number };
  /** Rows that were new or different; `nights` counts room types and rate plans whose nights were written anew. */
  changed: ChangedRows & { nights: number };
  changedInAll: number;
}

// Two imports at once would wait for each other row by row; this lets the second wait for the first.
const IMPORT_LOCK = 4_827_001;

/**
 * Imports the CSV files of a folder (docs/import.md): destinations, hotels, room types, rate plans, nights.
 * All or nothing, in one transaction; importing the same files again changes nothing. Things the files do not
 * name stay as they are. `today` is the civil date from which relative dates count.
 */
export async function importHotels<T>(
  db: Kysely<T>,
  folder: string,
  { today }: { today: string },
): Promise<ImportReport> {
  const faults: ImportFault[] = [];
  const catalogue = await readCatalogue(folder, faults);
  await checkReferences(db, catalogue, faults);
  const { destinations, hotels, roomTypes, ratePlans, nightRules } = catalogue;
  const report: ImportReport = {
    faults: faults.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line),
    read: {
      destinations: destinations.length,
      hotels: hotels.length,
      roomTypes: roomTypes.length,
      ratePlans: ratePlans.length,
      nightRules: nightRules.reduce((sum, { rules }) => sum + rules.length, 0),
    },
    changed: { destinations: 0, hotels: 0, roomTypes: 0, ratePlans: 0, nights: 0 },
    changedInAll: 0,
  };
  if (faults.length > 0) return report;
  const changed = await inTransaction(db, async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`.execute(trx);
    await extendWithin(trx, today);
    const rows = await writeCatalogue(trx, catalogue);
    const { rooms, plans } = await storeNightRules(trx, catalogue);
    const nights = nightsFrom(today, today, addDays(today, OPEN_NIGHTS - 1));
    await openUnits(trx, rooms, nights);
    await openPrices(trx, plans, nights);
    return { ...rows, nights: rooms.length + plans.length };
  });
  return { ...report, changed, changedInAll: Object.values(changed).reduce((sum, count) => sum + count, 0) };
}
