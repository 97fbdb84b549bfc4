import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Trx } from '../../../calls.ts';
import type { Storages } from '../../../platform/files/storage.ts';
import { keepPictures } from '../../pictures/pictures.ts';
import { findUploadSettings } from '../../site/site.ts';

/** Folder written by tools/world/draw-pictures.ts; its pictures are in `guides/`. */
export interface StarterPictures {
  folder: string;
  storages: Storages;
}

/** By name: `bagan-cover`, and `bagan-map.zh` for pictures that contain words. */
export type DrawnPictures = ReadonlyMap<string, { key: string; width: number; height: number }>;

/** Stores the pictures used by the texts; none without a folder. */
export async function keepStarterPictures(
  trx: Trx,
  pictures: StarterPictures | undefined,
): Promise<DrawnPictures> {
  if (!pictures) return new Map();
  const { storages } = pictures;
  const folder = join(pictures.folder, 'guides');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort();
  const { mode } = await findUploadSettings(trx);
  const driver = storages.drivers.has(mode) ? mode : 'local';
  const kept = await keepPictures(trx, { folder, names, storages, driver });
  return new Map([...kept].map(([name, picture]) => [name.replace(/\.jpg$/, ''), picture]));
}
