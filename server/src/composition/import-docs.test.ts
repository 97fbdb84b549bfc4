import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { carCsvFiles } from '../features/cars/import/car-csv.ts';
import { fleetCsvFiles } from '../features/fleet/import/fleet-csv.ts';
import { hotelCsvFiles } from '../features/hotels/import/hotel-csv.ts';
import { picturesCsv } from '../features/pictures/import/pictures-csv.ts';
import { transferCsvFiles } from '../features/transfers/import/transfer-csv.ts';
import { columnNames } from '../platform/csv-import/csv-file.ts';

const files = [...hotelCsvFiles, ...fleetCsvFiles, ...carCsvFiles, ...transferCsvFiles, picturesCsv([])];

test.each(['import.md', 'import.zh.md'])(
  'import documentation %s: every file and every column → named',
  async (page) => {
    const path = fileURLToPath(new URL(`../../../docs/${page}`, import.meta.url));
    const text = await readFile(path, 'utf8');
    const missing = files.flatMap(({ name, columns }) =>
      [name, ...columnNames(columns)].filter((word) => !text.includes(word)).map((word) => `${name} ${word}`),
    );
    expect(missing).toEqual([]);
  },
);
