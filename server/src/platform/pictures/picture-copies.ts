import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { PictureFormat } from '@serai/contract/files/picture-address';
import sharp from 'sharp';
import { MAX_PIXELS } from '../files/redraw-picture.ts';

/** Too many copies are waiting to be made; the caller should answer 503, and the browser retry. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

/** A copy of a picture; only the listed widths and formats exist. */
export interface Copy {
  key: string;
  width: number;
  format: PictureFormat;
}

const AT_ONCE = 2;
const WAITING_AT_MOST = 200;
const LONGEST_SECONDS = 15;
/** About a gigabyte; above it, the oldest tenth is deleted. */
const KEPT_AT_MOST = 20_000;

/**
 * Copies of pictures in the widths of the pages. Each is made at its first request, two at a time, and stored in
 * `dir`.
 */
export class PictureCopies {
  private readonly dir: string;
  private readonly openFile: (key: string) => Promise<Readable | undefined>;
  private readonly underWay = new Map<string, Promise<boolean>>();
  private readonly waiting: Array<() => void> = [];
  private kept: number | undefined;
  private making = 0;

  /** `openFile` opens the file of a key; undefined if there is none. */
  constructor(dir: string, openFile: (key: string) => Promise<Readable | undefined>) {
    this.dir = dir;
    this.openFile = openFile;
  }

  /**
   * Returns the path of a copy; undefined if its picture is unknown. @throws PicturesBusy if 200 others are
   * waiting.
   */
  async find(copy: Copy): Promise<string | undefined> {
    const place = join(this.dir, `${copy.key}-${copy.width}.${copy.format}`);
    if (await exists(place)) return place;
    const running =
      this.underWay.get(place) ?? this.make(copy, place).finally(() => this.underWay.delete(place));
    this.underWay.set(place, running);
    return (await running) ? place : undefined;
  }

  private async make(copy: Copy, place: string): Promise<boolean> {
    await this.consumeTurn();
    try {
      const file = await this.openFile(copy.key);
      if (!file) return false;
      const bytes = await shrink(await buffer(file), copy);
      await mkdir(this.dir, { recursive: true });
      // Renamed when complete, so that no reader sees half a picture.
      const draft = join(this.dir, `.${randomUUID()}`);
      await writeFile(draft, bytes);
      await rename(draft, place);
      await this.keepWithinBounds();
      return true;
    } finally {
      this.making--;
      this.waiting.shift()?.();
    }
  }

  private async consumeTurn(): Promise<void> {
    if (this.making >= AT_ONCE) {
      if (this.waiting.length >= WAITING_AT_MOST)
        throw new PicturesBusy('too many copies of pictures are waiting to be made');
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    this.making++;
  }

  private async keepWithinBounds(): Promise<void> {
    this.kept = (this.kept ?? (await readdir(this.dir)).length - 1) + 1;
    if (this.kept <= KEPT_AT_MOST) return;
    const copies = await Promise.all(
      (await readdir(this.dir)).map(async (name) => {
        const place = join(this.dir, name);
        return { place, made: (await stat(place)).mtimeMs };
      }),
    );
    const oldest = copies.sort((a, b) => a.made - b.made).slice(0, KEPT_AT_MOST / 10);
    await Promise.all(oldest.map(({ place }) => unlink(place)));
    this.kept = copies.length - oldest.length;
  }
}

/** Upright, at most as wide as requested, without metadata such as location, comments and camera. */
function shrink(file: Buffer, { width, format }: Copy): Promise<Buffer> {
  const small = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({ width, withoutEnlargement: true });
  return format === 'webp'
    ? small.webp({ quality: 80, effort: 3 }).toBuffer()
    : small.jpeg({ quality: 82, progressive: true }).toBuffer();
}

function exists(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}
