import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Db } from '../../src/calls.ts';
import { importWorld } from '../../src/composition/import-world.ts';
import { openStorages } from '../../src/platform/files/open-storages.ts';

/**
 * Gives the sample world three plain pictures shared by all its places, hotels and vehicles: enough to view
 * pages.
 */
export async function importFewPictures(db: Db, dataDir: string): Promise<void> {
  const folder = join(dataDir, 'few-pictures');
  await mkdir(folder);
  for (const [name, colour] of [
    ['dusk', '#1d4a52'],
    ['noon', '#d9a441'],
    ['garden', '#357a5b'],
  ] as const) {
    const picture = sharp({ create: { width: 960, height: 640, channels: 3, background: colour } });
    await picture.jpeg().toFile(join(folder, `${name}.jpg`));
  }
  const codes = async (table: 'destinations' | 'hotels' | 'vehicle_classes' | 'vehicle_models') =>
    (await db.selectFrom(table).select('code').orderBy('code').execute()).map(({ code }) => code);
  const row = (subject: string, code: string, room: string, file: string) =>
    `${subject},${code},${room},${file}.jpg,示例图片,A sample picture`;
  const rooms = await db
    .selectFrom('room_types')
    .innerJoin('hotels', 'hotels.id', 'room_types.hotel_id')
    .select(['hotels.code as hotel', 'room_types.code'])
    .execute();
  const rows = [
    ...(await codes('destinations')).map((code) => row('destination', code, '', 'dusk')),
    ...(await codes('hotels')).flatMap((code) =>
      ['dusk', 'noon', 'garden'].map((file) => row('hotel', code, '', file)),
    ),
    ...rooms.map(({ hotel, code }) => row('room_type', hotel, code, 'noon')),
    ...(await codes('vehicle_classes')).map((code) => row('vehicle_class', code, '', 'garden')),
    ...(await codes('vehicle_models')).map((code) => row('vehicle_model', code, '', 'garden')),
  ];
  await writeFile(
    join(folder, 'pictures.csv'),
    `subject,code,room_type,file,alt_zh,alt_en\n${rows.join('\n')}\n`,
  );
  const { faults } = await importWorld(db, folder, {
    today: '2026-01-01',
    storages: openStorages({ dataDir }),
  });
  if (faults.length) throw new Error(`the few pictures have ${faults.length} faults`);
}
