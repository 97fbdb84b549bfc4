import { realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { sql } from 'kysely';
import type { Trx } from '../../../calls.ts';
import { makeFolderReader } from '../../../platform/csv-import/folder-reader.ts';
import type { FaultCode, ImportFault } from '../../../platform/csv-import/import-faults.ts';
import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { type Reference, refer } from '../../../platform/csv-import/references.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import type { Storages } from '../../../platform/files/storage.ts';
import {
  FEWEST_PIXELS,
  type InspectedPicture,
  inspectPicture,
  LONGEST_SHAPE,
  MOST_PICTURE_MIB,
  type PictureFault,
} from '../../../platform/pictures/inspect-picture.ts';
import type { PictureSubject } from './picture-subject.ts';
import { type PictureRow, storeFiles, writePictures } from './write-pictures.ts';

const FILE = 'pictures.csv';
const COLUMNS = 'subject code room_type file alt_zh alt_en';
const MOST_OF_ONE = 40;
/** Decoded at once; each may take as much memory as its pixels need. */
const AT_ONCE = 4;

const FAULTS: Record<PictureFault, { code: FaultCode; facts?: ImportFault['facts'] }> = {
  missing: { code: 'picture_missing' },
  too_large: { code: 'picture_too_large', facts: { limit: MOST_PICTURE_MIB } },
  unreadable: { code: 'picture_unreadable' },
  too_many_pixels: { code: 'picture_too_many_pixels', facts: { limit: 40 } },
  too_small: { code: 'picture_too_small', facts: FEWEST_PIXELS },
  too_long: { code: 'picture_too_long', facts: { times: LONGEST_SHAPE } },
};

export interface PictureFilesDeps {
  subjects: readonly PictureSubject[];
  storages: Storages;
  /** The driver that keeps new files. */
  driver: string;
}

/**
 * Imports the pictures that pictures.csv names (docs/import.md). The rows of one owner are all of its pictures, in
 * the order of the file; owners the file does not name keep theirs.
 */
export function pictureFiles({ subjects, storages, driver }: PictureFilesDeps): ImportPart {
  return async (folder, faults) => {
    const reader = makeFolderReader(folder, faults);
    const rows = await reader.read(FILE, COLUMNS, (row) => readRow(row, subjects));
    number(rows, faults);
    const found = await inspectAll(folder, rows, faults);
    return {
      rows: reader.rows,
      names: {
        known: [],
        references: rows.flatMap((row) => referenceOf(row, subjects)),
        stored: sql`SELECT ''::text AS key WHERE false`,
      },
      write: async (any) => {
        const trx = any as unknown as Trx;
        await storeFiles(trx, found, { folder, storages, driver });
        return { pictures: await writePictures(trx, subjects, rows, found) };
      },
    };
  };
}

function readRow(row: RowReader, subjects: readonly PictureSubject[]): PictureRow {
  const subject = row.choice(
    'subject',
    subjects.map(({ kind }) => kind),
  );
  const roomType = row.code('room_type', { optional: true });
  const isWithin = subjects.some(({ kind, isWithin }) => kind === subject && isWithin === true);
  if (isWithin !== (roomType !== '')) row.fault('room_type', 'picture_room_type');
  return {
    line: row.line,
    subject,
    code: row.code('code'),
    room_type: roomType,
    file: row.tested('file', isFileName, 'picture_path'),
    alt_zh: row.text('alt_zh', { max: 200 }),
    alt_en: row.text('alt_en', { max: 300 }),
    position: 0,
  };
}

/** Names parted by slashes, none of them hidden: no way leads out of the folder. */
function isFileName(value: string): boolean {
  return (
    value.length <= 300 && value.split('/').every((part) => /^[\p{L}\p{N}_-][\p{L}\p{N} ._()-]*$/u.test(part))
  );
}

/** Counts the pictures of each owner from 1. */
function number(rows: PictureRow[], faults: ImportFault[]): void {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const owner = `${row.subject} ${row.code}/${row.room_type}`;
    row.position = (counts.get(owner) ?? 0) + 1;
    counts.set(owner, row.position);
    if (row.position === MOST_OF_ONE + 1)
      faults.push({
        file: FILE,
        line: row.line,
        field: 'code',
        code: 'picture_too_many',
        facts: { limit: MOST_OF_ONE },
      });
  }
}

function referenceOf(
  { line, subject, code, room_type }: PictureRow,
  subjects: readonly PictureSubject[],
): Reference[] {
  const found = subjects.find(({ kind }) => kind === subject);
  if (!found || code === '' || (found.isWithin && room_type === '')) return [];
  const field = found.isWithin ? 'room_type' : 'code';
  return refer({ file: FILE, line, field }, found.isWithin ? room_type : code, found.refers, {
    ...(found.isWithin ? { path: `${code}/${room_type}` } : {}),
    facts: { hotel: code },
  });
}

/** Looks into every file once, however many rows name it; the answer is by the file's name. */
async function inspectAll(
  folder: string,
  rows: readonly PictureRow[],
  faults: ImportFault[],
): Promise<Map<string, InspectedPicture>> {
  const found = new Map<string, InspectedPicture>();
  const wrong = new Map<string, PictureFault>();
  const names = [...new Set(rows.map(({ file }) => file))].filter(isFileName).values();
  const inspectSome = async () => {
    for (const name of names) {
      const picture = (await isWithin(folder, name)) ? await inspectPicture(join(folder, name)) : 'missing';
      if (typeof picture === 'string') wrong.set(name, picture);
      else found.set(name, picture);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, inspectSome));
  for (const { line, file } of rows) {
    const fault = wrong.get(file);
    if (!fault) continue;
    const { code, facts } = FAULTS[fault];
    faults.push({ file: FILE, line, field: 'file', code, facts: { value: file, ...facts } });
  }
  return found;
}

/** Whether a file really lies in the folder: a link may not lead out of it. */
async function isWithin(folder: string, name: string): Promise<boolean> {
  const [base, place] = await Promise.all([realpath(folder), realpath(join(folder, name)).catch(() => '')]);
  return place.startsWith(base + sep);
}
