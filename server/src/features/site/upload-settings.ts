import { maxUploadBytes } from '@serai/contract/site/desk';
import type { Db, Trx } from '../../calls.ts';

/** Allowed types, size and storage of uploads. */
export interface UploadSettings {
  /** Bytes. */
  maxSize: number;
  /** Driver that stores files when the call names none. */
  mode: string;
  /** Lower case, without dot. */
  allowedSuffixes: string[];
  /** Lower case; `image/*` matches all subtypes. */
  allowedMimeTypes: string[];
}

const MIB = 1024 * 1024;
const names = ['uploadMaxSize', 'uploadMode', 'uploadSuffixes', 'uploadMimeTypes'];

/** Limits of uploads as configured, otherwise 10 MiB of pictures and PDF on this server. */
export async function findUploadSettings(db: Db | Trx): Promise<UploadSettings> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', names)
    .execute();
  const values = new Map(rows.map(({ name, value }) => [name, value]));
  const [maxSize, mode] = [values.get('uploadMaxSize'), values.get('uploadMode')];
  const isSize = typeof maxSize === 'number' && Number.isInteger(maxSize) && maxSize > 0;
  return {
    maxSize: isSize ? Math.min(maxSize, maxUploadBytes) : 10 * MIB,
    mode: typeof mode === 'string' && mode !== '' ? mode : 'local',
    allowedSuffixes: readTypeList(values.get('uploadSuffixes')) ?? ['jpg', 'jpeg', 'png', 'webp', 'pdf'],
    allowedMimeTypes: readTypeList(values.get('uploadMimeTypes')) ?? [
      'image/jpeg',
      'image/png',
      'image/webp',
      'application/pdf',
    ],
  };
}

/**
 * Parses a list, or a text with commas, each item with or without a dot, in any case; undefined for anything else.
 */
function readTypeList(value: unknown): string[] | undefined {
  const items = typeof value === 'string' ? value.split(',') : value;
  if (!Array.isArray(items)) return undefined;
  return items
    .filter((item): item is string => typeof item === 'string')
    .map((item) => item.trim().toLowerCase().replace(/^\./, ''))
    .filter((item) => item !== '');
}
