import type { SheetJob } from './sheet.ts';
import { writeCsv } from './write-csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** Creates the file of a sheet. */
export async function makeSheet({ sheet, format }: SheetJob): Promise<Uint8Array> {
  return format === 'csv' ? writeCsv(sheet) : writeXlsx(sheet);
}
