import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { SettingFault } from './setting-fields.ts';

/**
 * Finds faults that prevent the portal from using a data directory, or that are not allowed in production; the
 * directory may be missing.
 */
export function findDataDirectoryFaults(dataDir: string, isProduction: boolean): SettingFault[] {
  const fault = (problem: string) => [{ name: 'DATA_DIR', problem, example: './data' }];
  try {
    const found = statSync(dataDir, { throwIfNoEntry: false });
    if (!found) return isWritable(nearestExisting(dataDir)) ? [] : fault(`cannot be created: ${dataDir}.`);
    if (!found.isDirectory()) return fault(`is not a folder: ${dataDir}.`);
    if (!isWritable(dataDir)) return fault(`may not be written by this user: ${dataDir}.`);
    const isOpen = process.platform !== 'win32' && (found.mode & 0o006) !== 0;
    if (isProduction && isOpen)
      return fault(`is open to every user of this machine; run chmod o-rw ${dataDir}.`);
    return [];
  } catch (error) {
    return fault(`cannot be used: ${(error as Error).message}.`);
  }
}

function nearestExisting(path: string): string {
  const parent = dirname(path);
  return statSync(parent, { throwIfNoEntry: false }) ? parent : nearestExisting(parent);
}

function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
