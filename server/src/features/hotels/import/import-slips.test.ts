import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { createTestDatabases } from '../../../../test/harness.ts';
import { ImportFolder } from '../../../../test/import-folder.ts';
import { describeReport } from '../../../platform/csv-import/describe-report.ts';
import { type ImportMode, importFiles } from '../../../platform/csv-import/import-files.ts';
import { type Database, openDatabase } from '../../../platform/db/connect.ts';
import type { Tables } from '../../../tables.ts';
import { hotelFiles } from './hotel-files.ts';

const today = '2026-11-21';
const columnsOfPlans =
  'hotel,room_type,code,meal,bed,policy,min_stay,nationalities,child_bands,position,active';
const files = {
  'destinations.csv': `code,kind,city,country,tz,name_zh,name_en,name_local,latitude,longitude,radius_km,intro_zh,intro_en,position
lpq,city,,LA,Asia/Vientiane,琅勃拉邦,Luang Prabang,,19.9,102.1,0,,,1
`,
  'hotels.csv': `code,city,district,name_zh,name_en,name_local,address_zh,address_en,phone,zip,email,star,latitude,longitude,facilities,description_zh,description_en,check_in_from,check_out_until,opened_year,renovated_year,recommended,hot,views,active,listed_on
H1,lpq,,湄公河客栈,Mekong Inn,,湄公路1号,1 Mekong Road,+856 71 212 345,06000,stay@mekong.example,3,19.9,102.1,wifi,,,14:00,12:00,2001,2019,1,2,3,yes,2024-05-06
`,
  'room-types.csv': `hotel,code,name_zh,name_en,size_m2,max_adults,max_children,max_guests,floor,has_window,smoking,facilities,position,active
H1,STD,标准间,Standard,20,2,1,3,2,yes,no,air_con,1,yes
`,
  'rate-plans.csv': `${columnsOfPlans}
H1,STD,BB,breakfast,twin,100%,1,,,1,yes
`,
  'inventory.csv': `hotel,room_type,rate_plan,from,to,weekdays,units,price,currency
H1,STD,,+0,+364,,5,,
H1,STD,BB,01-01,12-31,,,58.00,USD
H1,STD,BB,01-01,12-31,56,,+10.00,USD
`,
};

const world = new ImportFolder(files);
const run = (mode: ImportMode = 'preview') =>
  importFiles(own.db, world.folder, [hotelFiles], { today, currency: 'USD', mode });
const codes = async () => (await run()).doubts.map(({ code }) => code);
const write = (name: string, text: string) => writeFile(join(world.folder, name), text);
const inventory = (rows: string) =>
  write('inventory.csv', `hotel,room_type,rate_plan,from,to,weekdays,units,price,currency\n${rows}`);

let own: Database<Tables>;
/** Each test has a separate empty database. */
beforeEach(async () => {
  const { portal } = await createTestDatabases();
  own = await openDatabase<Tables>(portal, { log: () => {} });
  return () => own.close();
});

test('import doubt: surcharge without its sign (10 for +10.00) in a new plan → questioned, preview shows its prices', async () => {
  await world.change('inventory.csv', '+10.00', '10');
  const report = await run('careful');
  expect(report).toMatchObject({ isKept: false, faults: [] });
  expect(report.doubts).toMatchObject([
    { code: 'price_odd', facts: { thing: 'H1 STD BB', date: '2026-11-21', before: 5800, after: 1000 } },
  ]);
  const lines = describeReport(report, { lang: 'en', currency: 'USD', isPreview: true });
  expect(lines).toContain('  H1 STD BB: lowest 10.00 (2026-11-21), highest 58.00 (2026-11-22)');
  expect((await run('confirmed')).isKept).toBe(true);
});

test('import doubt: full price that other rows use as a surcharge → questioned, however near the usual price', async () => {
  await inventory(
    'H1,STD,BB,01-01,12-31,,,15.00,USD\nH1,STD,BB,05-01,09-30,56,,+10.00,USD\nH1,STD,BB,12-20,12-31,56,,10,USD\n',
  );
  const { doubts } = await run();
  expect(doubts).toMatchObject([{ code: 'price_unsigned', facts: { line: '4', price: '10.00' } }]);
});

test('import doubt: price beyond 365 days falls by more than half → questioned like a near one', async () => {
  await run('confirmed');
  await inventory('H1,STD,BB,2028-01-10,2028-01-20,,,5.00,USD\n');
  const report = await run('careful');
  expect(report).toMatchObject({
    isKept: false,
    doubts: [{ code: 'price_falls', facts: { date: '2028-01-10', before: 5800, after: 500 } }],
  });
  await inventory('H1,STD,BB,2028-01-10,2028-01-20,,,50.00,USD\n');
  expect((await run('careful')).isKept).toBe(true);
});

test('import: percentage with a fraction (+7.5%) → rounded half up, exported as written', async () => {
  await world.change('inventory.csv', '+10.00', '+7.5%');
  expect(await run('confirmed')).toMatchObject({ faults: [], isKept: true });
  const { rows } = await own.pool.query(
    "SELECT prices FROM rate_months WHERE month = '2026-12-01' ORDER BY rate_plan_id LIMIT 1",
  );
  // 58.00 × 1.075 = 62.35; 4 and 5 December are a Friday and a Saturday.
  expect(rows[0].prices.slice(2, 6)).toEqual([5800, 6235, 6235, 5800]);
  expect((await run('confirmed')).changedInAll).toBe(0);
  await world.change('inventory.csv', '+7.5%', '+0.5%');
  expect((await run()).faults).toMatchObject([{ code: 'bad_surcharge' }]);
});

test('import doubt: gala dinner fee by day of arrival → questioned, with the intended basis', async () => {
  const fee = (basis: string, to: string) =>
    write(
      'hotel-fees.csv',
      `hotel,code,name_zh,name_en,basis,amount,percent,currency,from_age,from,to,position,active\nH1,GALA,圣诞晚宴,Gala,${basis},30.00,,USD,12,12-24,${to},1,yes\n`,
    );
  await fee('person_stay', '12-24');
  const report = await run();
  expect(report.doubts).toMatchObject([{ code: 'fee_by_arrival', facts: { line: '2', from: '12-24' } }]);
  const lines = describeReport(report, { lang: 'en', currency: 'USD', isPreview: true });
  expect(lines.join('\n')).toContain('such as for a gala dinner, write person_night');
  await fee('person_night', '12-24');
  expect(await codes()).toEqual([]);
  await fee('person_stay', '03-31');
  expect(await codes()).toEqual([]);
});

test('import doubt: zip code without its leading zero → questioned; city from the files or the database', async () => {
  expect(await codes()).toEqual([]);
  await run('confirmed');
  await world.change('hotels.csv', '06000', '6000');
  await write('destinations.csv', files['destinations.csv'].split('\n')[0]!);
  const { doubts } = await run();
  expect(doubts).toMatchObject([{ code: 'zip_short', facts: { line: '2', value: '6000', digits: '5' } }]);
});

test('import tally: existing code → counted as overwritten, with its effects', async () => {
  await run('confirmed');
  await world.change('rate-plans.csv', 'breakfast,twin', 'room_only,double');
  const report = await run();
  expect(report.tallies['rate-plans.csv']).toMatchObject({ rows: 1, added: 0, changed: 1 });
  const lines = describeReport(report, { lang: 'zh-cn', currency: 'USD', isPreview: true });
  expect(lines).toContain('rate-plans.csv：读入 1 行，新增 0 行，覆盖 1 行，停用 0 行');
  expect(lines).toContain('  H1 STD BB: meal breakfast → room_only, bed twin → double');
  // Rows of the other files equal the stored ones, however their numbers are written.
  expect(report.tallies['hotels.csv']).toMatchObject({ changed: 0 });
});

test('import: TRUE, FALSE and dates with slashes → read as yes, no and ISO dates', async () => {
  await world.change('rate-plans.csv', '1,yes', '1,TRUE');
  await world.change('hotels.csv', 'yes,2024-05-06', 'TRUE,2024/5/6');
  await inventory('H1,STD,BB,2026/12/1,2026/12/02,,,80.00,USD\n');
  expect((await run('confirmed')).faults).toEqual([]);
  const hotel = await own.db.selectFrom('hotels').select(['active', 'listed_at']).executeTakeFirst();
  expect(hotel).toEqual({ active: true, listed_at: new Date('2024-05-06T00:00:00Z') });
  const { rows } = await own.pool.query(
    "SELECT prices[1:3] AS prices FROM rate_months WHERE month = '2026-12-01'",
  );
  expect(rows).toEqual([{ prices: [8000, 8000, 0] }]);
});
