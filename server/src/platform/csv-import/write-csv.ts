import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Cells, type CsvFile, columnNames } from './csv-file.ts';

/** Without it Excel takes Chinese for gibberish. */
const MARK = '\uFEFF';

/** Writes rows as a file of a folder that the import reads: quotes only where they are needed. */
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
  // Blanks at the edges are trimmed by the reader unless they are quoted.
  return /[",\n\r]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
