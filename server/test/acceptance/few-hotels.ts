import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../src/platform/env/project-root.ts';

/** Every sixth hotel of each city; one of them is the supplier's. */
const isKept = (hotel: string) => Number(hotel.slice(-3)) % 6 === 0;

const sampleWorld = join(projectRoot, 'tools/world');

/**
 * Copies the sample world, or an export of it, into a folder without most of its hotels, for tests that do
 * not depend on their number.
 */
export async function copyWithFewHotels(folder: string, world = sampleWorld): Promise<void> {
  await mkdir(folder);
  for (const name of (await readdir(world)).filter((each) => each.endsWith('.csv'))) {
    const text = await readFile(join(world, name), 'utf8');
    const isOfHotels = name === 'hotels.csv' || text.startsWith('hotel,');
    await writeFile(join(folder, name), isOfHotels ? keepFew(text) : text);
  }
}

/** Filters a file whose first column is the hotel's code. */
function keepFew(text: string): string {
  const [head, ...rows] = text.split('\n');
  const kept = rows.filter((row) => row === '' || isKept(row.slice(0, row.indexOf(','))));
  return [head, ...kept].join('\n');
}
