import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cells, type CsvFile, columnNames } from './csv-file.ts';

/** Without this byte order mark Excel garbles Chinese. */
const MARK = '\uFEFF';

/** Writes rows as a file that the import can read; cells are quoted only if necessary. */
export async function writeCsv(
  folder: string,
  { name, columns }: Pick<CsvFile, 'name' | 'columns'>,
  rows: readonly Cells[],
): Promise<void> {
  const header = columnNames(columns);
  const lines = rows.map((cells) => header.map((column) => quoted(cells[column]!)).join(','));
  await writeFile(join(folder, name), `${MARK}${[header.join(','), ...lines].join('\n')}\n`);
}

function quoted(cell: string): string {
  // The reader trims spaces at the edges unless they are quoted.
  return /[",\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
