import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from './draw-picture.ts';
import { type PictureName, parsePictureName } from './picture-name.ts';

/** Too many pictures are waiting to be drawn; the caller should answer 503 and the browser ask again. */
export class PicturesBusy extends Error {
  override name = 'PicturesBusy';
}

const AT_ONCE = 2;
const WAITING_AT_MOST = 200;
/** About a gigabyte; then the tenth that was drawn longest ago goes. */
const KEPT_AT_MOST = 20_000;

const underWay = new Map<string, Promise<void>>();
const waiting: Array<() => void> = [];
const kept = new Map<string, number>();
let drawing = 0;

/**
 * The file of a picture such as `bagan-dusk-7-1600.webp` and its media type, drawn into `cacheDir` when it is
 * asked for the first time. Undefined for a name that is no picture. The same name always gives the same
 * picture, so an answer may be cached for good.
 *
 * @throws PicturesBusy when 200 others are waiting.
 */
export async function renderPicture(
  name: string,
  cacheDir: string,
): Promise<{ file: string; type: string } | undefined> {
  const picture = parsePictureName(name);
  if (!picture) return undefined;
  const file = join(cacheDir, name);
  if (!(await exists(file))) {
    const running =
      underWay.get(file) ?? drawInto(file, picture, cacheDir).finally(() => underWay.delete(file));
    underWay.set(file, running);
    await running;
  }
  return { file, type: picture.type };
}

async function drawInto(file: string, picture: PictureName, cacheDir: string): Promise<void> {
  await takeTurn();
  try {
    const image = await encode(drawPicture(picture), picture);
    await mkdir(cacheDir, { recursive: true });
    // Renamed into place, so that nobody reads half a picture.
    const draft = join(cacheDir, `.${randomUUID()}`);
    await writeFile(draft, image);
    await rename(draft, file);
    await keepWithinBounds(cacheDir);
  } finally {
    drawing--;
    waiting.shift()?.();
  }
}

async function encode(svg: string, { format }: PictureName): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  return format === 'avif'
    ? image.avif({ quality: 55, effort: 3 }).toBuffer()
    : image.webp({ quality: 82, effort: 3 }).toBuffer();
}

async function takeTurn(): Promise<void> {
  if (drawing >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST)
      throw new PicturesBusy('too many pictures are waiting to be drawn');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  drawing++;
}

async function keepWithinBounds(cacheDir: string): Promise<void> {
  const count = (kept.get(cacheDir) ?? (await readdir(cacheDir)).length - 1) + 1;
  kept.set(cacheDir, count);
  if (count <= KEPT_AT_MOST) return;
  const files = await Promise.all(
    (await readdir(cacheDir)).map(async (name) => {
      const file = join(cacheDir, name);
      return { file, drawn: (await stat(file)).mtimeMs };
    }),
  );
  const oldest = files.sort((a, b) => a.drawn - b.drawn).slice(0, KEPT_AT_MOST / 10);
  await Promise.all(oldest.map(({ file }) => unlink(file)));
  kept.set(cacheDir, files.length - oldest.length);
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
