import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { makePng } from '../../../test/hostile-pictures.ts';
import { exportWorld } from '../../composition/export-world.ts';
import { importWorld } from '../../composition/import-world.ts';
import { openStorages } from '../../platform/files/open-storages.ts';

let world: TestWorld;
let dataDir: string;
let folder: string;
let cityId: number;
let hotelId: number;
/** Codes as in pictures.csv. */
let owner: { city: string; hotel: string; room: string };

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-pictures-'));
  world = await openTestWorld({ storages: openStorages({ dataDir }), pictureDir: join(dataDir, 'copies') });
  cityId = await buildCity(world.db);
  hotelId = (await buildHotel(world.db, { cityId })).id;
  owner = await world.db
    .selectFrom('hotels')
    .innerJoin('destinations', 'destinations.id', 'hotels.city_id')
    .innerJoin('room_types', 'room_types.hotel_id', 'hotels.id')
    .select(['hotels.code as hotel', 'destinations.code as city', 'room_types.code as room'])
    .executeTakeFirstOrThrow();
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'serai-import-'));
  await writeFile(join(folder, 'front.jpg'), await photo('#c84b31'));
  await writeFile(join(folder, 'pool.png'), await photo('#2d6e7e', 'png'));
  return () => rm(folder, { recursive: true });
});

/** Picture in one colour, 700 × 500 pixels, with the place where it was taken in its metadata. */
const photo = (colour: string, format: 'jpeg' | 'png' | 'webp' = 'jpeg', width = 700, height = 500) =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'secret-place' } })
    .toFormat(format)
    .toBuffer();

/** Imports these rows of pictures.csv. */
async function importRows(...rows: string[]) {
  await writeFile(
    join(folder, 'pictures.csv'),
    `subject,code,room_type,file,alt_zh,alt_en,replace\n${rows.map((row) => `${row},yes\n`).join('')}`,
  );
  const report = await importWorld(world.db, folder, {
    today: '2026-11-21',
    storages: openStorages({ dataDir }),
  });
  await world.app.memory.refresh();
  return report;
}
const ofHotel = (file: string, alt = '外观,Front') => `hotel,${owner.hotel},,${file},${alt}`;
const detail = async (lang: 'en' | 'zh-cn' = 'en') =>
  (await world.call('GET', 'hotel/detail', { id: hotelId }, { as: 'owner', lang })).data;
const get = (url: string) => world.fastify.inject({ method: 'GET', url });
const stored = () => world.db.selectFrom('pictures').select(['key', 'path']).orderBy('key').execute();

describe('importing pictures', () => {
  it('picture import: several subjects → each with its pictures in file order, captions in both languages', async () => {
    const report = await importRows(
      ofHotel('front.jpg'),
      ofHotel('pool.png', '泳池,The pool'),
      `room_type,${owner.hotel},${owner.room},pool.png,大床房,A king room`,
      `destination,${owner.city},,front.jpg,仰光,Yangon`,
    );
    expect(report).toMatchObject({
      faults: [],
      tallies: { 'pictures.csv': { rows: 4 } },
      changed: { pictures: 4 },
    });
    expect(await stored()).toHaveLength(2);

    const { hotel, rooms } = await detail();
    expect(hotel.pictures.map(({ alt }: { alt: string }) => alt)).toEqual(['Front', 'The pool']);
    expect((await detail('zh-cn')).hotel.pictures[1].alt).toBe('泳池');
    expect(rooms[0].picture).toMatchObject({ url: hotel.pictures[1].url, alt: 'A king room' });
    const showcase = await world.call('GET', 'hotel/showcase', {});
    expect(showcase.data.cities[0].picture.url).toBe(hotel.pictures[0].url);
    expect(showcase.data.hotels[0].picture).toEqual({ ...hotel.pictures[0], alt: '' });
  });

  it('picture import: repeated → no change; fewer rows with replace → the rest removed; subjects not named → unchanged', async () => {
    await importRows(
      ofHotel('front.jpg'),
      ofHotel('pool.png'),
      `destination,${owner.city},,front.jpg,仰光,Yangon`,
    );
    expect((await importRows(ofHotel('front.jpg'), ofHotel('pool.png'))).changedInAll).toBe(0);
    const exported = join(folder, 'exported');
    await mkdir(exported);
    const storages = openStorages({ dataDir });
    await exportWorld(world.db, exported, storages);
    const again = await importWorld(world.db, exported, { today: '2026-11-21', storages });
    expect(again).toMatchObject({ faults: [], tallies: { 'pictures.csv': { rows: 4 } }, changedInAll: 0 });
    // Without replace a row updates the description of the same picture, and removes nothing.
    const row = ofHotel('front.jpg', '正门,The gate');
    await writeFile(join(folder, 'pictures.csv'), `subject,code,room_type,file,alt_zh,alt_en\n${row}\n`);
    expect((await importWorld(world.db, folder, { today: '2026-11-21', storages })).changedInAll).toBe(1);
    await world.app.memory.refresh();
    const laid = (await detail()).hotel.pictures.map(({ alt }: { alt: string }) => alt);
    expect(laid).toEqual(['The gate', 'Front']);
    const { url } = (await detail()).hotel.pictures[1];
    expect((await importRows(ofHotel('pool.png'))).changed).toMatchObject({ pictures: 2 });
    expect((await detail()).hotel.pictures.map((picture: { url: string }) => picture.url)).toEqual([url]);
    expect((await world.call('GET', 'hotel/showcase', {})).data.cities[0].picture).not.toBeNull();
  });

  it('picture import: new first picture → older quotes and orders keep theirs', async () => {
    await importRows(ofHotel('front.jpg'));
    const before = (await detail()).hotel.pictures[0].url;
    const { rates } = (await detail()).rooms[0];
    const asked = {
      rate_key: rates[0].rate_key,
      check_in: '2026-11-22',
      check_out: '2026-11-23',
      nationality: 'CN',
    };
    const quote = await world.call(
      'POST',
      'hotel/quote',
      { ...asked, rooms: [{ adults: 2, child_ages: [] }] },
      { as: 'owner' },
    );
    await importRows(ofHotel('pool.png'));
    const shown = await world.call(
      'GET',
      'hotel/showQuote',
      { quote_id: quote.data.quote_id },
      { as: 'owner' },
    );
    expect(shown.data.hotel.picture.url).toBe(before);
    expect((await detail()).hotel.pictures[0].url).not.toBe(before);
  });

  it('picture import: invalid pictures → named by line and column, nothing changes', async () => {
    await importRows(ofHotel('front.jpg'));
    const before = await stored();
    const honest = await photo('#445566');
    const files: Record<string, Buffer> = {
      'words.jpg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'torn.jpg': honest.subarray(0, honest.length - 40),
      'bomb.png': makePng(30_000, 30_000, Buffer.alloc(100)),
      'stamp.jpg': await photo('#445566', 'jpeg', 100, 80),
      'ribbon.jpg': await photo('#445566', 'jpeg', 2000, 400),
      'huge.jpg': Buffer.concat([honest, Buffer.alloc(21 * 1024 * 1024)]),
    };
    for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
    await symlink(join(dataDir, 'storage'), join(folder, 'elsewhere'));
    const away = `elsewhere/${before[0]!.path}`;
    const wrong = [
      ...Object.entries({
        'words.jpg': 'picture_unreadable',
        'torn.jpg': 'picture_unreadable',
        'bomb.png': 'picture_too_many_pixels',
        'stamp.jpg': 'picture_too_small',
        'ribbon.jpg': 'picture_too_long',
        'huge.jpg': 'picture_too_large',
        'none.jpg': 'picture_missing',
        [away]: 'picture_missing',
        '../front.jpg': 'picture_path',
        '/etc/hostname': 'picture_path',
      }),
    ];
    const report = await importRows(
      ...wrong.map(([file]) => ofHotel(file)),
      'hotel,nobody,,front.jpg,外观,Front',
      `room_type,${owner.hotel},,front.jpg,房,Room`,
    );
    expect(report.faults.map(({ line, field, code }) => ({ line, field, code }))).toEqual([
      ...wrong.map(([, code], at) => ({ line: at + 2, field: 'file', code })),
      { line: 12, field: 'code', code: 'unknown_hotel' },
      { line: 13, field: 'room_type', code: 'picture_room_type' },
    ]);
    expect(await stored()).toEqual(before);
  });
});

describe('a picture’s address', () => {
  it('GET /pictures: valid width and format → cacheable copy without metadata', async () => {
    await importRows(ofHotel('front.jpg'));
    const { url, preview } = (await detail()).hotel.pictures[0];
    const small = await get(url.replace('-960.jpg', '-320.webp'));
    expect(small.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320 });
    const large = await get(url);
    // It is not enlarged.
    expect(await sharp(large.rawPayload).metadata()).toMatchObject({
      format: 'jpeg',
      width: 700,
      height: 500,
    });
    expect(large.rawPayload.includes('secret-place')).toBe(false);
    const pixels = Buffer.from(preview.split(',')[1], 'base64');
    expect([pixels.toString('latin1', 0, 2), pixels.readUInt32LE(2)]).toEqual(['BM', pixels.length]);
    for (const [at, part] of [0x31, 0x4b, 0xc8].entries())
      expect(Math.abs(pixels[54 + at]! - part)).toBeLessThan(6);
  });

  it('GET /pictures: other widths, formats or names → 404', async () => {
    await importRows(ofHotel('front.jpg'));
    const { url } = (await detail()).hotel.pictures[0];
    for (const other of ['-961.jpg', '-960.png', '-960.avif', '-0960.jpg', '-960.jpg.webp', '.jpg'])
      expect((await get(url.replace('-960.jpg', other))).statusCode, other).toBe(404);
    const unknown = await get(`/pictures/${'A'.repeat(22)}-960.jpg`);
    expect([unknown.statusCode, unknown.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('GET /pictures: many concurrent requests → one copy made; missing file → no copy', async () => {
    await importRows(ofHotel('pool.png'));
    const { url } = (await detail()).hotel.pictures[0];
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => get(url.replace('-960.jpg', '-640.webp'))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    const copies = await readdir(join(dataDir, 'copies'));
    expect(copies.filter((name) => name.endsWith('-640.webp'))).toHaveLength(1);
    await rm(join(dataDir, 'storage/pictures'), { recursive: true });
    expect((await get(url.replace('-960.jpg', '-160.webp'))).statusCode).toBe(404);
    expect((await get(url.replace('-960.jpg', '-640.webp'))).statusCode).toBe(200);
  });
});
