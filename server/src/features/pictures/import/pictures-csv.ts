import { sql } from 'kysely';
import type { CsvFile } from '../../../platform/csv-import/csv-file.ts';
import type { PictureSubject } from './picture-subject.ts';

/** Declares pictures.csv for all objects that can have pictures, for import and export. */
export function picturesCsv(subjects: readonly PictureSubject[]): CsvFile {
  // All names here come from the program, see PictureSubject.
  const selects = subjects.map(
    ({ kind, table, column, owners }) => sql`
      SELECT ${sql.lit(kind)} AS subject, o.code, o.room_type, m.alt_zh, m.alt_en, m.position,
             'pictures/' || p.key || substring(p.path FROM '[.][a-z0-9]+$') AS file
        FROM ${sql.raw(table)} m JOIN (${sql.raw(owners)}) o ON o.id = m.${sql.raw(column)}
        JOIN pictures p ON p.id = m.picture_id`,
  );
  return {
    name: 'pictures.csv',
    columns: 'subject code room_type file alt_zh alt_en',
    key: 'subject code room_type',
    isList: true,
    stored: sql`SELECT * FROM (${sql.join(selects, sql` UNION ALL `)}) AS owned ORDER BY subject, code, room_type, position`,
  };
}
