import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { writeCsv } from './make/csv.ts';
import { listSamplePictures } from './pictures/sample-pictures.ts';

// Draws the pictures of the sample world into a folder that `npm run import` takes:
// `npx tsx tools/world/draw-pictures.ts <folder>`. They always come out the same.
const target = process.argv[2];
if (!target) throw new Error('Usage: npx tsx tools/world/draw-pictures.ts <folder>');

const pictures = listSamplePictures(dirname(fileURLToPath(import.meta.url)));
const draft = `${target}-draft`;
await rm(draft, { recursive: true, force: true });
await mkdir(join(draft, 'pictures'), { recursive: true });

// One thread for each picture, as many pictures at once as there are processors.
sharp.concurrency(1);
const drawings = new Map(pictures.map(({ file, draw }) => [file, draw])).entries();
async function drawSome(): Promise<void> {
  for (const [file, draw] of drawings)
    await sharp(Buffer.from(draw())).jpeg({ quality: 84 }).toFile(join(draft, file));
}
await Promise.all(Array.from({ length: availableParallelism() }, drawSome));

writeCsv(
  join(draft, 'pictures.csv'),
  pictures.map(({ draw: _, ...row }) => row),
);
// Half a folder must not be taken for a whole one.
await rm(target, { recursive: true, force: true });
await rename(draft, target);
