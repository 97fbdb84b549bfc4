import { realpath } from 'node:fs/promises';
import { join, parse, sep } from 'node:path';
import { sql } from 'kysely';
import type { Trx } from '../../../calls.ts';
import type { Cells } from '../../../platform/csv-import/csv-file.ts';
import type { FaultCode, ImportFault } from '../../../platform/csv-import/import-faults.ts';
import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { gatherSaid, overlayRows } from '../../../platform/csv-import/overlay-rows.ts';
import { type Reference, refer } from '../../../platform/csv-import/references.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import type { Storages } from '../../../platform/files/storage.ts';
import {
  FEWEST_PIXELS,
  type InspectedPicture,
  inspectPicture,
  LONGEST_SHAPE,
  MAX_PICTURE_MIB,
  type PictureFault,
} from '../../../platform/pictures/inspect-picture.ts';
import type { PictureSubject } from './picture-subject.ts';
import { picturesCsv } from './pictures-csv.ts';
import { type OwnerPictures, type PictureRow, storeFiles, writePictures } from './write-pictures.ts';

const FILE = 'pictures.csv';
const MAX_OF_ONE = 40;
/** Number of pictures decoded at once; each may use as much memory as its pixels need. */
const AT_ONCE = 4;

const FAULTS: Record<PictureFault, { code: FaultCode; facts?: ImportFault['facts'] }> = {
  missing: { code: 'picture_missing' },
  too_large: { code: 'picture_too_large', facts: { limit: MAX_PICTURE_MIB } },
  unreadable: { code: 'picture_unreadable' },
  too_many_pixels: { code: 'picture_too_many_pixels', facts: { limit: 40 } },
  too_small: { code: 'picture_too_small', facts: FEWEST_PIXELS },
  too_long: { code: 'picture_too_long', facts: { times: LONGEST_SHAPE } },
};

export interface PictureFilesDeps {
  subjects: readonly PictureSubject[];
  storages: Storages;
  /** Storage driver for new files. */
  driver: string;
}

/**
 * Imports the pictures named in pictures.csv (docs/import.md). They are appended to the owner's pictures in
 * file order, or replace the same picture; with `replace` they replace all of them.
 */
export function pictureFiles({ subjects, storages, driver }: PictureFilesDeps): ImportPart {
  return async ({ folder, faults, read, listStored }) => {
    const file = picturesCsv(subjects);
    const rows = await read(file, (row) => readRow(row, subjects));
    const found = await inspectAll(folder, rows, faults);
    const stored = rows.length > 0 ? await listStored(file, rows.map(ownerCells)) : [];
    const owners = overlayOwners(rows, stored, found);
    reportTooMany(owners, faults);
    return {
      names: {
        known: [],
        references: rows.flatMap((row) => referenceOf(row, subjects)),
        stored: sql`SELECT ''::text AS key WHERE false`,
      },
      write: async (any) => {
        const trx = any as unknown as Trx;
        await storeFiles(trx, found, { folder, storages, driver });
        return { changed: { pictures: await writePictures(trx, subjects, owners) } };
      },
    };
  };
}

/** The planned pictures of each owner in the file, in their order. */
function overlayOwners(
  rows: readonly PictureRow[],
  stored: readonly Cells[],
  found: ReadonlyMap<string, InspectedPicture>,
): OwnerPictures[] {
  const known = new Map<string, OwnerPictures['pictures']>();
  for (const cells of stored) {
    const owner = ownerOf(ownerCells(cells as unknown as PictureRow));
    const { file = '', alt_zh = '', alt_en = '' } = cells;
    known.set(owner, [...(known.get(owner) ?? []), { key: parse(file).name, alt_zh, alt_en }]);
  }
  const said = gatherSaid(rows, ownerOf, ({ file, alt_zh, alt_en }) => {
    return [{ key: found.get(file)?.key ?? file, alt_zh, alt_en }];
  });
  return said.map((each) => {
    const { line, subject, code, room_type } = each.first;
    const pictures = overlayRows(known.get(ownerOf(each.first)) ?? [], each, ({ key }) => key);
    return { line, subject, code, room_type, pictures };
  });
}

function ownerCells({ subject, code, room_type }: Pick<PictureRow, 'subject' | 'code' | 'room_type'>) {
  return { subject, code, room_type };
}

function ownerOf({ subject, code, room_type }: Pick<PictureRow, 'subject' | 'code' | 'room_type'>): string {
  return `${subject} ${code}/${room_type}`;
}

function reportTooMany(owners: readonly OwnerPictures[], faults: ImportFault[]): void {
  for (const { line } of owners.filter(({ pictures }) => pictures.length > MAX_OF_ONE)) {
    const facts = { limit: MAX_OF_ONE };
    faults.push({ file: FILE, line, field: 'code', code: 'picture_too_many', facts });
  }
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
    replaces: row.replaces(),
  };
}

/** Names separated by slashes, none of them hidden, so that no path leads out of the folder. */
function isFileName(value: string): boolean {
  return (
    value.length <= 300 && value.split('/').every((part) => /^[\p{L}\p{N}_-][\p{L}\p{N} ._()-]*$/u.test(part))
  );
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

/** Inspects each file once, however many rows name it; results by file name. */
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

/** Whether a file is really in the folder: a link may not lead out of it. */
async function isWithin(folder: string, name: string): Promise<boolean> {
  const [base, place] = await Promise.all([realpath(folder), realpath(join(folder, name)).catch(() => '')]);
  return place.startsWith(base + sep);
}
