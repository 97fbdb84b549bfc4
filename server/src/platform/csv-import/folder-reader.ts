import type { ImportFault } from './import-faults.ts';
import { readCsv } from './read-csv.ts';
import { makeRowReader, type RowReader } from './row-reader.ts';

/** Reads the files of one folder, those that are there. */
export interface FolderReader {
  /** Rows of every file that was there. */
  rows: Record<string, number>;
  /**
   * The rows of a file with exactly these columns, names parted by spaces; one in brackets, `[cut_off]`, may be left
   * out, and its cells are empty then. None when there is no such file.
   */
  read<T>(file: string, columns: string, readRow: (row: RowReader) => T): Promise<T[]>;
}

/** A reader over a folder; what is wrong is noted in `faults`. */
export function makeFolderReader(folder: string, faults: ImportFault[]): FolderReader {
  const rows: FolderReader['rows'] = {};
  return {
    rows,
    read: async (file, columns, readRow) => {
      const found = await readCsv(folder, file, columns.split(' '), faults);
      if (!found) return [];
      rows[file] = found.length;
      return found.map((row) => readRow(makeRowReader(file, row, faults)));
    },
  };
}
