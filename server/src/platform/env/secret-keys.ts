import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { EXIT_BAD_SETTINGS, StartRefused } from './start-refused.ts';

const FILE = 'secret.key';

/**
 * Keys that encrypt secrets in the database, the active one first: those of the settings, otherwise those of
 * `secret.key` in the data directory, one per line; the file is created if it is missing.
 * @throws StartRefused if the file contains anything else.
 */
export function openSecretKeys(fromSettings: readonly Buffer[], dataDir: string): readonly Buffer[] {
  if (fromSettings.length) return fromSettings;
  const path = join(dataDir, FILE);
  const lines = (readIfThere(path) ?? makeFile(dataDir, path)).split('\n').filter((line) => line.trim());
  const keys = lines.map(readSecretKey);
  if (keys.length && keys.every((key) => key !== undefined)) return keys;
  throw new StartRefused(
    `${path} does not hold a key of 32 bytes in base64 on each line.`,
    EXIT_BAD_SETTINGS,
  );
}

/** Parses a key of 32 bytes in base64; undefined if invalid. */
export function readSecretKey(text: string): Buffer | undefined {
  return /^[A-Za-z0-9+/_-]{43}=?$/.test(text.trim()) ? Buffer.from(text.trim(), 'base64') : undefined;
}

/**
 * Written under another name and then linked, so that the file is always complete, and only one of two starts
 * creates it.
 */
function makeFile(dataDir: string, path: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const aside = `${path}.${process.pid}`;
  const file = openSync(aside, 'w', 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString('base64')}\n`);
    fsyncSync(file);
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(file);
    rmSync(aside, { force: true });
  }
  return readFileSync(path, 'utf8');
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
