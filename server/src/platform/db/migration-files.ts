import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface MigrationFile {
  number: number;
  /** File name without `.sql`. */
  name: string;
  sql: string;
  /** SHA-256 of the text with LF line endings, in hex. */
  checksum: string;
}

/**
 * The migrations of a folder in the order of their numbers.
 * @throws Error if a file is not named `NNNN_words.sql` or a number is used twice.
 */
export function readMigrationFiles(folder: string): MigrationFile[] {
  const files = readdirSync(folder)
    .filter((fileName) => fileName.endsWith('.sql'))
    .map((fileName) => readMigrationFile(folder, fileName))
    .sort((a, b) => a.number - b.number);
  files.forEach((file, index) => {
    const next = files[index + 1];
    if (file.number === next?.number)
      throw new Error(`Migrations ${file.name} and ${next.name} share a number.`);
  });
  return files;
}

function readMigrationFile(folder: string, fileName: string): MigrationFile {
  const match = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(fileName);
  if (!match) throw new Error(`Migration file ${fileName} is not named like 0001_what_it_adds.sql.`);
  // A checkout on Windows may change the line endings; the statements are the same.
  const sql = readFileSync(join(folder, fileName), 'utf8').replaceAll('\r\n', '\n');
  return {
    number: Number(match[1]),
    name: fileName.slice(0, -'.sql'.length),
    sql,
    checksum: createHash('sha256').update(sql).digest('hex'),
  };
}
