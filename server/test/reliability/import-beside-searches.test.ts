import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importWorld } from '../../src/composition/import-world.ts';
import { openTestWorld, type TestWorld } from '../harness.ts';
import { Chance, reportFigure, tries } from './figure.ts';

/**
 * Imports 5,000 price rows of 500 hotels while searches run. Each search sees the prices entirely before or
 * entirely after the import, and searches follow without a restart. Durations are printed, not asserted,
 * because the machine is shared.
 */
const hotels = tries({ test: 20, assurance: 500 });
const rowsPerPlan = 5;
const today = '2026-11-21';

let world: TestWorld;
let folder: string;
beforeAll(async () => {
  world = await openTestWorld();
  world.clock.set(`${today}T08:00:00+06:30`);
  folder = await mkdtemp(join(tmpdir(), 'serai-import-'));
  for (const [name, rows] of Object.entries(catalogue()))
    await writeFile(join(folder, name), rows.join('\n'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await world.close();
});

const codes = Array.from({ length: hotels }, (_, at) => `H${at}`);
const plans = ['P', 'Q'];

function catalogue(): Record<string, string[]> {
  return {
    'destinations.csv': [
      'code,kind,city,country,tz,name_zh,name_en,name_local,latitude,longitude,radius_km,intro_zh,intro_en,position',
      'town,city,,MM,Asia/Yangon,试城,Testville,,16.8,96.15,0,,,1',
    ],
    'hotels.csv': [
      'code,city,district,name_zh,name_en,name_local,address_zh,address_en,phone,zip,email,star,latitude,longitude,facilities,description_zh,description_en,check_in_from,check_out_until,opened_year,renovated_year,recommended,hot,views,active,listed_on',
      ...codes.map(
        (code) =>
          `${code},town,,酒店 ${code},Hotel ${code},,路 1 号,1 Road,+95 1 012,11181,stay@hotel.example,3,16.8,96.15,wifi,,,14:00,12:00,2010,,0,0,0,yes,2026-01-01`,
      ),
    ],
    'room-types.csv': [
      'hotel,code,name_zh,name_en,size_m2,max_adults,max_children,max_guests,floor,has_window,smoking,facilities,position,active',
      ...codes.map((code) => `${code},R,标准间,Standard,20,2,1,3,2,yes,no,tv,1,yes`),
    ],
    'rate-plans.csv': [
      'hotel,room_type,code,meal,bed,policy,min_stay,nationalities,child_bands,position,active',
      ...codes.flatMap((code) => plans.map((plan) => `${code},R,${plan},breakfast,twin,100%,1,,,1,yes`)),
    ],
    'inventory.csv': [
      'hotel,room_type,rate_plan,from,to,units,price,currency',
      ...codes.flatMap((code) => [
        `${code},R,,+0,+364,5,,`,
        ...plans.map((plan) => `${code},R,${plan},+0,+364,,80.00,USD`),
      ]),
    ],
  };
}

/**
 * Five seasons per rate plan, 5,000 rows for 500 hotels; the first season holds the nights that are searched.
 */
function prices(): string {
  const seasons = ['12-01,12-10', '01-05,01-20', '03-01,03-31', '06-10,06-20', '09-01,09-30'].slice(
    0,
    rowsPerPlan,
  );
  const rows = codes.flatMap((code) =>
    plans.flatMap((plan) => seasons.map((days) => `${code},R,${plan},${days},70.00,USD`)),
  );
  return `hotel,room_type,rate_plan,from,to,price,currency\n${rows.join('\n')}\n`;
}

test('price import: searches run meanwhile → each sees all of it or none, and later ones see the new prices', async () => {
  const options = { today, mode: 'careful' } as const;
  expect(await importWorld(world.db, folder, options)).toMatchObject({ faults: [], isKept: true });
  await world.app.memory.refresh();
  const { id } = await world.db.selectFrom('destinations').select('id').executeTakeFirstOrThrow();
  const search = async () => {
    const asked = {
      destination_type: 'city',
      destination_id: id,
      check_in: '2026-12-03',
      check_out: '2026-12-04',
    };
    const reply = await world.call(
      'GET',
      'hotel/list',
      { ...asked, limit: 20, rooms: [{ adults: 2, child_ages: [] }], nationality: 'CN' },
      { as: 'owner' },
    );
    expect(reply.code).toBe(1);
    expect(reply.data.total).toBe(hotels);
    return reply.data.list.map((hotel: { price: { amount: number } }) => hotel.price.amount) as number[];
  };
  expect(new Set(await search())).toEqual(new Set([8000]));

  const stopFollowing = world.app.memory.follow();
  const change = await mkdtemp(join(tmpdir(), 'serai-import-'));
  await writeFile(join(change, 'inventory.csv'), prices());
  const chance = new Chance();
  const beganMs = Date.now();
  let isDone = false;
  const importing = importWorld(world.db, change, options).finally(() => {
    isDone = true;
  });
  let searches = 0;
  while (!isDone) {
    const seen = new Set(await search());
    expect([...seen].every((price) => price === 8000 || price === 7000)).toBe(true);
    searches++;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const report = await importing;
  const tookMs = Date.now() - beganMs;
  const seen = async () => [...new Set(await search())];
  await expect.poll(seen, { interval: 20, timeout: 10_000 }).toEqual([7000]);
  const followedMs = Date.now() - beganMs - tookMs;
  await stopFollowing();
  await rm(change, { recursive: true });

  expect(report).toMatchObject({ faults: [], doubts: [], isKept: true, changed: { nights: hotels * 2 } });
  expect(report.effects['inventory.csv']).toMatchObject({
    offSale: 0,
    moved: hotels * 2 * (10 + 16 + 31 + 11 + 30),
  });
  reportFigure(
    'import beside searches',
    { rows: hotels * 2 * rowsPerPlan, hotels, searches, tookMs, followedMs },
    chance,
    beganMs,
  );
});
