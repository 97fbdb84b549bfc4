import { randomUUID } from 'node:crypto';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Trx } from '../../../calls.ts';
import { batches, upsertRows } from '../../../platform/csv-import/upsert-rows.ts';
import type { Storages } from '../../../platform/files/storage.ts';
import type { InspectedPicture } from '../../../platform/pictures/inspect-picture.ts';
import { insertPicture, listKnownKeys } from '../picture-store.ts';
import type { PictureSubject } from './picture-subject.ts';

/** A row of pictures.csv after reading. */
export interface PictureRow {
  line: number;
  subject: string;
  code: string;
  room_type: string;
  file: string;
  alt_zh: string;
  alt_en: string;
  /** Whether the file contains the complete pictures of the owner. */
  replaces: boolean;
}

/** The planned pictures of an owner, in their order. */
export interface OwnerPictures {
  /** Line of the first row that names it. */
  line: number;
  subject: string;
  code: string;
  room_type: string;
  pictures: Array<{ key: string; alt_zh: string; alt_en: string }>;
}

const TYPES = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
const AT_ONCE = 4;

/**
 * Stores the files of new pictures, named by their content. If the import then fails, a file without a row remains,
 * which the next import overwrites.
 */
export async function storeFiles(
  trx: Trx,
  found: ReadonlyMap<string, InspectedPicture>,
  { folder, storages, driver }: { folder: string; storages: Storages; driver: string },
): Promise<void> {
  const byKey = new Map([...found].map(([name, picture]) => [picture.key, { name, picture }]));
  const known = await listKnownKeys(trx, [...byKey.keys()]);
  const fresh = [...byKey.values()].filter(({ picture }) => !known.has(picture.key));
  if (fresh.length === 0) return;
  const storage = storages.drivers.get(driver);
  if (!storage) throw new Error(`there is no store “${driver}” for pictures`);
  await mkdir(storages.incomingDir, { recursive: true });
  const queue = fresh.values();
  const storeSome = async () => {
    for (const { name, picture } of queue) {
      const incoming = join(storages.incomingDir, randomUUID());
      await copyFile(join(folder, name), incoming);
      await storage.put(pathOf(picture), incoming, TYPES[picture.suffix]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, storeSome));
  for (const { picture } of fresh) await insertPicture(trx, picture, { driver, path: pathOf(picture) });
}

/** Sets the pictures of each owner; returns the number of new, changed and removed rows. */
export async function writePictures(
  trx: Trx,
  subjects: readonly PictureSubject[],
  owners: readonly OwnerPictures[],
): Promise<number> {
  let changed = 0;
  for (const subject of subjects) {
    const own = owners.filter((owner) => owner.subject === subject.kind);
    const rows = own.flatMap(({ code, room_type, pictures }) =>
      pictures.map((picture, at) => ({ code, room_type, ...picture, position: at + 1 })),
    );
    changed += await upsertRows(trx, targetOf(subject), rows);
    changed += await removeSurplus(trx, subject, own);
  }
  return changed;
}

function targetOf({ table, column, owners }: PictureSubject) {
  return {
    table,
    key: `${column}, position`,
    columns: { position: 'smallint', alt_zh: 'text', alt_en: 'text' },
    found: {
      [column]: {
        from: `JOIN (${owners}) o ON o.code = n.code AND o.room_type = n.room_type`,
        named: { code: 'text', room_type: 'text' },
        id: 'o.id',
      },
      picture_id: { from: 'JOIN pictures p ON p.key = n.key', named: { key: 'text' }, id: 'p.id' },
    },
  };
}

/** Deletes positions after an owner's last picture. */
async function removeSurplus(
  trx: Trx,
  subject: PictureSubject,
  owners: readonly OwnerPictures[],
): Promise<number> {
  const last = owners.map(({ code, room_type, pictures }) => ({
    code,
    room_type,
    position: pictures.length,
  }));
  const [table, column] = [sql.raw(subject.table), sql.raw(subject.column)];
  let removed = 0;
  for (const batch of batches(last)) {
    const { numAffectedRows } = await sql`
      DELETE FROM ${table} AS mine
       USING (SELECT o.id, n.position
                FROM jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) AS n(code text, room_type text, position int)
                JOIN (${sql.raw(subject.owners)}) o ON o.code = n.code AND o.room_type = n.room_type) AS last
       WHERE mine.${column} = last.id AND mine.position > last.position`.execute(trx);
    removed += Number(numAffectedRows ?? 0);
  }
  return removed;
}

/** Path of a picture in its storage. */
function pathOf({ key, suffix }: InspectedPicture): string {
  return `pictures/${key.slice(0, 2)}/${key}.${suffix}`;
}
