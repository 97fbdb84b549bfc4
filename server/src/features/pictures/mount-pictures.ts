import { createReadStream } from 'node:fs';
import { type PictureFormat, pictureFormats, pictureWidths } from '@serai/contract/files/picture-address';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { type Copy, PictureCopies, PicturesBusy } from '../../platform/pictures/picture-copies.ts';
import { findPictureFile } from './picture-store.ts';

export interface MountPicturesDeps {
  db: Db;
  storages: Storages;
  log: Logger;
  /** Directory of the copies. */
  dir: string;
}

const TYPES: Record<PictureFormat, string> = { webp: 'image/webp', jpg: 'image/jpeg' };
const NAME = new RegExp(`^([A-Za-z0-9_-]{22})-(${pictureWidths.join('|')})\\.(${pictureFormats.join('|')})$`);

/**
 * `GET /pictures/<key>-<width>.<format>`: a picture in one of the listed widths. The key is derived from its
 * bytes, so it may be cached permanently. An unknown picture is 404, and pages show the neutral one; a
 * missing file is 404, too, and logged.
 */
export function mountPictures(app: FastifyInstance, { db, storages, log, dir }: MountPicturesDeps): void {
  const copies = new PictureCopies(dir, async (key) => {
    const stored = await findPictureFile(db, key);
    const file = stored && (await storages.drivers.get(stored.driver)?.open(stored.path));
    if (stored && !file) log.warn({ key, ...stored }, 'the file of a picture is not in its store');
    return file;
  });
  app.get<{ Params: { name: string } }>('/pictures/:name', async (request, reply) => {
    const copy = readName(request.params.name);
    try {
      const place = copy && (await copies.find(copy));
      if (!copy || !place) return reply.code(404).header('cache-control', 'no-store').send();
      return (
        reply
          .type(TYPES[copy.format])
          .header('cache-control', 'public, max-age=31536000, immutable')
          // Pages of other origins may show it: ASSET_URL, or a CDN.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(createReadStream(place))
      );
    } catch (error) {
      if (!(error instanceof PicturesBusy)) throw error;
      return reply.code(503).header('retry-after', '1').send();
    }
  });
}

/** Undefined if it is not the name of a copy. */
function readName(name: string): Copy | undefined {
  const match = NAME.exec(name);
  if (!match) return undefined;
  const [, key, width, format] = match as unknown as [string, string, string, PictureFormat];
  return { key, width: Number(width), format };
}
