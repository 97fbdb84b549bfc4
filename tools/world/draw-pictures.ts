import { readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { writeCsv } from './make/csv.ts';
import { listGuidePictures } from './pictures/guide-pictures.ts';
import { listSamplePictures } from './pictures/sample-pictures.ts';

// Renders the pictures of the sample world into a folder for `npm run import`: `npx tsx
// tools/world/draw-pictures.ts <folder>`. The output is deterministic.
const target = process.argv[2];
if (!target) throw new Error('Usage: npx tsx tools/world/draw-pictures.ts <folder>');

const world = dirname(fileURLToPath(import.meta.url));
const pictures = listSamplePictures(world);
// Used by texts, not by a row of pictures.csv (server/src/features/content/starter).
const guides = listGuidePictures(parse(readFileSync(join(world, 'destinations.csv')), { columns: true }));
const draft = `${target}-draft`;
await rm(draft, { recursive: true, force: true });
for (const folder of ['pictures', 'guides']) await mkdir(join(draft, folder), { recursive: true });

// One thread per picture, and one picture per processor at a time.
sharp.concurrency(1);
const drawings = new Map([...pictures, ...guides].map(({ file, draw }) => [file, draw])).entries();
async function drawSome(): Promise<void> {
  for (const [file, draw] of drawings)
    await sharp(Buffer.from(draw()))
      .jpeg({ quality: 84, chromaSubsampling: file.startsWith('guides/') ? '4:4:4' : '4:2:0' })
      .toFile(join(draft, file));
}
await Promise.all(Array.from({ length: availableParallelism() }, drawSome));

writeCsv(
  join(draft, 'pictures.csv'),
  pictures.map(({ draw: _, ...row }) => row),
);
// An incomplete folder must not be mistaken for a complete one.
await rm(target, { recursive: true, force: true });
await rename(draft, target);
