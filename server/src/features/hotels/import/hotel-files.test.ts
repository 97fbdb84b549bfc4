import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays } from '@serai/contract/dates';
import { describe, expect, test } from 'vitest';
import { ImportFolder } from '../../../../test/import-folder.ts';
import { describeFault } from '../../../platform/csv-import/import-faults.ts';
import { type ImportMode, importFiles } from '../../../platform/csv-import/import-files.ts';
import { extendInventory } from './extend-inventory.ts';
import { hotelFiles } from './hotel-files.ts';

const today = '2026-11-21';
const files: Record<string, string> = {
  'destinations.csv': `code,kind,city,country,tz,name_zh,name_en,name_local,latitude,longitude,radius_km,intro_zh,intro_en,position
yangon,city,,MM,Asia/Yangon,仰光,Yangon,ရန်ကုန်,16.8,96.15,0,,,1
yangon-bahan,district,yangon,MM,Asia/Yangon,巴罕,Bahan,,16.81,96.15,0,,,0
`,
  'hotels.csv': `code,city,district,name_zh,name_en,name_local,address_zh,address_en,phone,zip,email,star,latitude,longitude,facilities,description_zh,description_en,check_in_from,check_out_until,opened_year,renovated_year,recommended,hot,views,active,listed_on
H1,yangon,yangon-bahan,仰光茶仓客栈,Tea Store Inn,,巴罕路1号,"No. 1, Bahan Road",+95 1 012 3456,11181,stay@tea-store.example,3,16.81,96.15,wifi pool,,,14:00,12:00,2001,2019,1,2,3,yes,2024-05-06
`,
  'room-types.csv': `hotel,code,name_zh,name_en,size_m2,max_adults,max_children,max_guests,floor,has_window,smoking,facilities,position,active
H1,STD,标准间,Standard,20,2,1,3,2–4,yes,no,air_con,1,yes
`,
  'rate-plans.csv': `hotel,room_type,code,meal,breakfasts,bed,policy,min_stay,nationalities,child_bands,position,active
H1,STD,BB,breakfast,2,twin,free until 3d 18:00; 1 night until 1d 14:00; 100%,1,CN MM,0-5:0 6-11:12.00,1,yes
`,
  'inventory.csv': `hotel,room_type,rate_plan,from,to,weekdays,units,price,currency
H1,STD,,+0,+364,,5,,
H1,STD,,+2,+3,,0,,
H1,STD,BB,+0,+364,,,80.00,USD
H1,STD,BB,+0,+364,56,,95.50,USD
H1,STD,BB,12-30,01-02,,,200,USD
`,
};

const world = new ImportFolder(files);
const importHotels = (path: string, { today }: { today: string }) =>
  importFiles(world.db, path, [hotelFiles], { today, currency: 'USD', mode: 'confirmed' });
const unitsOf = async (month: string) =>
  (
    await world.db
      .selectFrom('room_months')
      .select('units')
      .where('month', '=', month)
      .executeTakeFirstOrThrow()
  ).units;
const pricesOf = async (month: string) =>
  (
    await world.db
      .selectFrom('rate_months')
      .select('prices')
      .where('month', '=', month)
      .executeTakeFirstOrThrow()
  ).prices;
/** Imports a single row of one file, with the other files absent, onto the stored data. */
async function patch(
  file: string,
  row: string,
  more = '',
  columns = ',price,currency',
  mode: ImportMode = 'careful',
) {
  for (const name of Object.keys(files)) await rm(join(world.folder, name), { force: true });
  await writeFile(join(world.folder, file), `hotel,room_type,rate_plan,from,to${columns}${more}\n${row}\n`);
  return importFiles(world.db, world.folder, [hotelFiles], { today, currency: 'USD', mode });
}

/** Sellable units and prices by date, of all stored months. */
async function everyNight() {
  const { rows: units } = await world.pool.query('SELECT month::text, units AS values FROM room_months');
  const { rows: prices } = await world.pool.query('SELECT month::text, prices AS values FROM rate_months');
  return { units: byDate(units), prices: byDate(prices) };
}

function byDate(months: Array<{ month: string; values: number[] }>): Map<string, number> {
  return new Map(
    months
      .sort((a, b) => a.month.localeCompare(b.month))
      .flatMap(({ month, values }) => values.map((value, at) => [addDays(month, at), value] as const)),
  );
}

const differing = (before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>) =>
  [...before].filter(([date, value]) => after.get(date) !== value).map(([date]) => date);
const datesFrom = (from: string, days: number) => Array.from({ length: days }, (_, at) => addDays(from, at));
const pick = (nights: ReadonlyMap<string, number>, ...dates: string[]) =>
  dates.map((date) => nights.get(date));

const countHotels = async () =>
  Number(
    (
      await world.db
        .selectFrom('hotels')
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );
/** Number of hotel changes that searches have to re-read. */
const countChanges = async () =>
  Number(
    (
      await world.db
        .selectFrom('changes')
        .where('id', 'is not', null)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('hotel import', () => {
  test('import: faulty rows → every fault listed with file, line and field in both languages, nothing changes', async () => {
    await world.change('destinations.csv', 'Asia/Yangon,仰光', 'Asia/Rangoonia,仰光');
    await world.change('hotels.csv', 'wifi pool', 'wifi helipad');
    await world.change('hotels.csv', 'tea-store.example,3,', 'tea-store.example,6,');
    await world.change('hotels.csv', 'listed_on', 'listed_on,reservation_email,reservation_lang');
    await world.change('hotels.csv', '2024-05-06', '2024-05-06,rooms.example,fr');
    await world.change('room-types.csv', '2,1,3,', '2,1,1,');
    await world.change('rate-plans.csv', 'free until 3d 18:00', 'free until 3d 25:00');
    await world.change('rate-plans.csv', 'CN MM', 'CN XX');
    await world.change('inventory.csv', '80.00,USD', '80.00,CNY');
    await world.change('inventory.csv', '200,USD', '20000000.01,USD');
    await world.change('rate-plans.csv', '0-5:0', '0-5:20000000.01');
    await world.change('inventory.csv', '+2,+3', '+3,+2');
    await world.change('inventory.csv', '56,,95.50', '55,,95.50');
    await world.change('inventory.csv', 'H1,STD,BB,12-30', 'H1,STD,NONE,12-30');

    const report = await importHotels(world.folder, { today });

    expect(
      report.faults.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`).sort(),
    ).toEqual([
      'destinations.csv:2 tz bad_zone',
      'hotels.csv:2 facilities bad_choice',
      'hotels.csv:2 reservation_email bad_email',
      'hotels.csv:2 reservation_lang bad_choice',
      'hotels.csv:2 star bad_integer',
      'inventory.csv:3 to range_reversed',
      'inventory.csv:4 currency bad_currency',
      'inventory.csv:5 weekdays bad_weekdays',
      'inventory.csv:6 price bad_amount',
      'inventory.csv:6 rate_plan unknown_plan',
      'rate-plans.csv:2 child_bands bad_amount',
      'rate-plans.csv:2 nationalities bad_country',
      'rate-plans.csv:2 policy bad_policy',
      'room-types.csv:2 max_guests guests_too_few',
    ]);
    const star = report.faults.find(({ field }) => field === 'star')!;
    expect(describeFault(star, 'en')).toBe('hotels.csv:2 star: “6” must be a whole number from 1 to 5');
    expect(describeFault(star, 'zh-cn')).toBe('hotels.csv:2 star: “6”应为 1 至 5 之间的整数');
    expect(await countHotels()).toBe(0);
  });

  test('import: missing or unknown column, repeated row, unreadable file → named', async () => {
    await world.change('hotels.csv', 'code,city,', 'code,town,');
    await world.change('room-types.csv', 'H1,STD,标准间', '"H1,STD,标准间');
    await writeFile(
      join(world.folder, 'rate-plans.csv'),
      `${files['rate-plans.csv']}${files['rate-plans.csv']!.split('\n')[1]}\nH1,STD\n`,
    );

    const { faults } = await importHotels(world.folder, { today });
    const found = faults.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`);

    expect(found).toContain('hotels.csv:1 town column_unknown');
    expect(found).toContain('rate-plans.csv:3 code duplicate');
    expect(found).toContain('rate-plans.csv:4  cell_count');
    expect(found.some((fault) => fault.startsWith('room-types.csv') && fault.endsWith('file_broken'))).toBe(
      true,
    );
  });

  test('import: semicolons, other encoding or byte order mark → advice in one sentence, or accepted', async () => {
    const read = async (text: string | Buffer) => {
      await writeFile(join(world.folder, 'inventory.csv'), text);
      return (await importHotels(world.folder, { today })).faults.map((fault) => describeFault(fault, 'en'));
    };
    const rows = files['inventory.csv']!;
    expect(await read(rows.replaceAll(',', ';'))).toEqual([
      expect.stringMatching(/^inventory.csv:1: .*list separator$/),
    ]);
    expect(await read(Buffer.from(rows, 'utf16le'))).toEqual([
      expect.stringMatching(/^inventory.csv:1: .*CSV UTF-8/),
    ]);
    const gbk = Buffer.concat([
      Buffer.from(rows.trimEnd().slice(0, -3)),
      Buffer.from([0xc3, 0xc0, 0xd4, 0xaa, 10]),
    ]);
    // One message for the whole file, whatever its cells.
    expect(await read(gbk)).toEqual([
      expect.stringMatching(/^inventory.csv:1: The whole file is in GBK .*CSV UTF-8/),
    ]);
    expect(await read(Buffer.concat([Buffer.from(rows), Buffer.from([0xff, 0xfe, 0xff])]))).toEqual([
      expect.stringMatching(/^inventory.csv:1: The whole file is not in UTF-8/),
    ]);
    const quoted = rows.replaceAll(',', ';').replace('H1;STD', 'H1;"STD"');
    expect(await read(quoted)).toEqual([expect.stringMatching(/^inventory.csv:1: .*list separator$/)]);
    await rm(join(world.folder, 'hotels.csv'));
    expect((await read(`\uFEFF${rows}`)).filter((line) => line.startsWith('inventory.csv:1'))).toEqual([]);
  });

  test('import: folder or named pipe instead of a file → one sentence each, no blocking', async () => {
    await rm(join(world.folder, 'hotels.csv'));
    await mkdir(join(world.folder, 'hotels.csv'));
    await rm(join(world.folder, 'inventory.csv'));
    execFileSync('mkfifo', [join(world.folder, 'inventory.csv')]);
    const { faults } = await importHotels(world.folder, { today });
    const told = faults.map((fault) => describeFault(fault, 'en'));
    const sentence =
      'This is not a file but a folder, pipe or device; put a CSV file in its place or remove it';
    expect(told).toContain(`hotels.csv: ${sentence}`);
    expect(told).toContain(`inventory.csv: ${sentence}`);
  });

  test('import: night rules → 365 nights opened by the last matching rule', async () => {
    const report = await importHotels(world.folder, { today });

    expect(report.faults).toEqual([]);
    expect(report.changed).toEqual({
      destinations: 2,
      hotels: 1,
      roomTypes: 1,
      ratePlans: 1,
      nights: 2,
      fees: 0,
      nightTerms: 0,
      costs: 0,
    });
    const november = await unitsOf('2026-11-01');
    expect(november).toHaveLength(30);
    expect(november.slice(19, 25)).toEqual([0, 5, 5, 0, 0, 5]);
    // 27 and 28 November 2026 are a Friday and a Saturday.
    expect((await pricesOf('2026-11-01')).slice(25)).toEqual([8000, 9550, 9550, 8000, 8000]);
    expect((await pricesOf('2026-12-01')).slice(28)).toEqual([8000, 20000, 20000]);
    expect((await pricesOf('2027-01-01')).slice(0, 3)).toEqual([20000, 20000, 8000]);
    expect((await unitsOf('2027-11-01')).slice(19, 22)).toEqual([5, 0, 0]);
    const plan = await world.db.selectFrom('rate_plans').selectAll().executeTakeFirstOrThrow();
    expect(plan.policy).toEqual({
      rules: [
        { until: { daysBefore: 3, time: '18:00' }, fee: { kind: 'none' } },
        { until: { daysBefore: 1, time: '14:00' }, fee: { kind: 'nights', nights: 1 } },
        { until: null, fee: { kind: 'percent', percent: 100 } },
      ],
      noShow: { kind: 'percent', percent: 100 },
    });
  });

  test('import: reservation address, language and supplier → stored; empty cells → back to the defaults', async () => {
    const told = () =>
      world.db
        .selectFrom('hotels')
        .select(['reservation_email', 'reservation_lang', 'supplier'])
        .executeTakeFirstOrThrow();
    await importHotels(world.folder, { today });
    const unsaid = { reservation_email: '', reservation_lang: '', supplier: null };
    expect(await told()).toEqual(unsaid);
    await world.change('hotels.csv', 'listed_on', 'listed_on,reservation_email,reservation_lang,supplier');
    await world.change('hotels.csv', '2024-05-06', '2024-05-06,rooms@tea-store.example,zh-cn,bed-bank');
    await importHotels(world.folder, { today });
    expect(await told()).toEqual({
      reservation_email: 'rooms@tea-store.example',
      reservation_lang: 'zh-cn',
      supplier: 'bed-bank',
    });
    // An omitted column keeps the value; an empty cell clears it.
    await writeFile(join(world.folder, 'hotels.csv'), files['hotels.csv']!);
    expect((await importHotels(world.folder, { today })).changedInAll).toBe(0);
    await writeFile(
      join(world.folder, 'hotels.csv'),
      'code,reservation_email,reservation_lang,supplier\nH1,,,\n',
    );
    await importHotels(world.folder, { today });
    expect(await told()).toEqual(unsaid);
  });

  test('import: same files again, after hotel views → nothing changes', async () => {
    await world.pool.query('UPDATE hotels SET views = views + 40');
    const before = await countChanges();
    const report = await importHotels(world.folder, { today });

    expect(report.changedInAll).toBe(0);
    expect(await countChanges()).toBe(before);
    expect((await world.db.selectFrom('hotels').select('views').executeTakeFirstOrThrow()).views).toBe(43);
  });

  test('import: rules changed → sold rooms deducted', async () => {
    await world.pool.query(
      `UPDATE room_months SET sold[24] = 2, sold[25] = 2, units[25] = 3 WHERE month = '2026-11-01'`,
    );
    await world.change('inventory.csv', 'H1,STD,,+2,+3,,0', 'H1,STD,,+2,+3,,1');
    await world.change('inventory.csv', '+364,,5,', '+364,,6,');

    const report = await importHotels(world.folder, { today });

    expect(report.changed).toMatchObject({ hotels: 0, nights: 1 });
    // Two sold of one: 0 left, not below zero. Two of six: four left.
    expect((await unitsOf('2026-11-01')).slice(22, 26)).toEqual([1, 0, 4, 6]);
  });

  test('import: fails half way → nothing stored', async () => {
    await world.change('hotels.csv', '仰光茶仓客栈', '仰光新名');
    await world.asOwner(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'refused'; END$$;
       CREATE TRIGGER refuse BEFORE UPDATE ON rate_months EXECUTE FUNCTION refuse()`,
    );
    await world.change('inventory.csv', '80.00,USD', '81.00,USD');

    await expect(importHotels(world.folder, { today })).rejects.toThrow('refused');

    await world.asOwner('DROP TRIGGER refuse ON rate_months');
    const hotel = await world.db.selectFrom('hotels').select('name_zh').executeTakeFirstOrThrow();
    expect(hotel.name_zh).toBe('仰光茶仓客栈');
  });

  test('extendInventory: new day → nights in reach opened once, others unchanged', async () => {
    await world.pool.query(`UPDATE room_months SET units[23] = 0 WHERE month = '2026-11-01'`);

    expect(await extendInventory(world.db, '2026-11-24')).toBe(3);
    expect(await extendInventory(world.db, '2026-11-24')).toBe(0);

    expect((await unitsOf('2027-11-01')).slice(19, 25)).toEqual([6, 6, 6, 6, 0, 0]);
    expect((await pricesOf('2027-11-01')).slice(19, 25)).toEqual([9550, 8000, 8000, 8000, 0, 0]);
    expect((await unitsOf('2026-11-01'))[22]).toBe(0);
  });

  test('import: season price of ten days, stop sell of three → only these nights change', async () => {
    await world.pool.query(`UPDATE room_months SET units[28] = 1 WHERE month = '2026-12-01'`);
    const before = await everyNight();

    const season = await patch('inventory.csv', 'H1,STD,BB,2027-03-10,2027-03-19,90.00,USD');
    expect(season).toMatchObject({ faults: [], doubts: [], changedInAll: 1, isKept: true });
    const inSeason = await everyNight();
    expect(differing(before.prices, inSeason.prices)).toEqual(datesFrom('2027-03-10', 10));
    expect(inSeason.prices.get('2027-03-19')).toBe(9000);
    expect(inSeason.units).toEqual(before.units);

    const stop = await patch('inventory.csv', 'H1,STD,BB,2026-12-24,2026-12-26,0,USD');
    expect(stop).toMatchObject({ faults: [], doubts: [], changedInAll: 1, isKept: true });
    const stopped = await everyNight();
    expect(differing(inSeason.prices, stopped.prices)).toEqual(datesFrom('2026-12-24', 3));
    expect(stopped.prices.get('2026-12-25')).toBe(0);
    expect(stopped.units).toEqual(before.units);

    expect(await patch('inventory.csv', 'H1,STD,BB,2026-12-24,2026-12-26,0,USD')).toMatchObject({
      changedInAll: 0,
    });
  });

  test('import: row of the same nights → replaces the older one; replace → removes all others', async () => {
    await patch('inventory.csv', 'H1,STD,BB,2026-12-24,2026-12-26,77.00,USD');
    const said = await everyNight();
    expect(said.prices.get('2026-12-25')).toBe(7700);
    expect(said.prices.get('2027-03-12')).toBe(9000);

    const report = await patch('inventory.csv', 'H1,STD,BB,+0,+364,100.00,USD,yes', ',replace');
    expect(report.effects['inventory.csv']).toMatchObject({ offSale: 0, moved: 365 });
    const prices = [...(await everyNight()).prices].filter(([date]) => date >= today && date < '2027-11-21');
    expect(prices.filter(([, price]) => price !== 10_000)).toEqual([]);
  });

  test('import: surcharge → added to the price that applies, except a full price with its own weekdays', async () => {
    await patch('inventory.csv', 'H1,STD,BB,+0,+364,56,+15.00,USD', '', ',weekdays,price,currency');
    await patch(
      'inventory.csv',
      'H1,STD,BB,2027-02-01,2027-02-28,,60.00,USD',
      '',
      ',weekdays,price,currency',
    );
    await patch(
      'inventory.csv',
      'H1,STD,BB,2027-03-01,2027-03-31,5,70.00,USD',
      '',
      ',weekdays,price,currency',
    );
    await patch('inventory.csv', 'H1,STD,BB,2027-04-02,2027-04-02,,0,USD', '', ',weekdays,price,currency');
    await patch(
      'inventory.csv',
      'H1,STD,BB,2027-05-01,2027-05-31,6,+10%,USD',
      '',
      ',weekdays,price,currency',
    );

    const { prices } = await everyNight();

    // Fridays and Saturdays; the other days have the full price of their row.
    expect(pick(prices, '2027-01-07', '2027-01-08', '2027-01-09')).toEqual([10_000, 11_500, 11_500]);
    expect(pick(prices, '2027-02-04', '2027-02-05', '2027-02-06')).toEqual([6000, 7500, 7500]);
    expect(pick(prices, '2027-03-05', '2027-03-06')).toEqual([7000, 11_500]);
    expect(pick(prices, '2027-04-01', '2027-04-02', '2027-04-03')).toEqual([10_000, 0, 11_500]);
    expect(pick(prices, '2027-05-07', '2027-05-08')).toEqual([11_500, 11_000]);
  });

  test('import: column omitted → value kept; new row → required columns named', async () => {
    const plan = () => world.db.selectFrom('rate_plans').selectAll().orderBy('id').executeTakeFirstOrThrow();
    const before = await plan();
    await rm(join(world.folder, 'inventory.csv'));
    await writeFile(
      join(world.folder, 'rate-plans.csv'),
      'hotel,room_type,code,min_stay\nH1,STD,BB,2\nH1,STD,NEW,1\n',
    );
    const { faults } = await importHotels(world.folder, { today });
    expect(
      faults.filter(({ code }) => code === 'column_needed').map(({ line, field }) => `${line} ${field}`),
    ).toEqual(
      'meal bed policy nationalities child_bands position active'.split(' ').map((name) => `3 ${name}`),
    );
    await writeFile(join(world.folder, 'rate-plans.csv'), 'hotel,room_type,code,min_stay\nH1,STD,BB,2\n');
    await importHotels(world.folder, { today });
    expect(await plan()).toEqual({ ...before, min_stay: 2 });
  });

  test('import: allotment released → released units not put on sale again', async () => {
    await world.pool.query('UPDATE room_types SET release_days = 7, release_keep = 1');
    await patch('inventory.csv', 'H1,STD,,2026-11-26,2026-11-29,8', '', ',units');
    const { units } = await everyNight();
    expect(pick(units, '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29')).toEqual([1, 1, 8, 8]);
    // Units set by other means on a night that the file does not name do not change.
    expect(units.get('2026-12-28')).toBe(1);
    await world.pool.query('UPDATE room_types SET release_days = NULL, release_keep = 0');
  });

  test('import: large or odd change → written only if confirmed; preview → nothing written', async () => {
    const before = await everyNight();
    const off = 'H1,STD,BB,2027-05-01,2027-07-31,0,USD';
    const careful = await patch('inventory.csv', off, '', undefined, 'careful');
    expect(careful.doubts).toMatchObject([
      { file: 'inventory.csv', code: 'much_off_sale', facts: { group: 'H1', off: 92 } },
    ]);
    const slip = await patch(
      'inventory.csv',
      'H1,STD,BB,2027-06-01,2027-06-01,35,USD',
      '',
      undefined,
      'careful',
    );
    expect(slip.doubts).toMatchObject([
      { code: 'price_falls', facts: { thing: 'H1 STD BB', date: '2027-06-01', before: 10_000, after: 3500 } },
    ]);
    const high = await patch(
      'inventory.csv',
      'H1,STD,BB,2027-06-01,2027-06-01,8000,USD',
      '',
      undefined,
      'careful',
    );
    expect(high.doubts.map(({ code }) => code)).toEqual(['price_rises']);
    const loss = await patch(
      'inventory.csv',
      'H1,STD,BB,2027-06-01,2027-06-03,80,80.01,USD',
      '',
      ',price,cost,currency',
    );
    expect(loss.doubts).toMatchObject([
      { code: 'below_cost', facts: { date: '2027-06-01', before: 8001, after: 8000, others: 2 } },
    ]);
    const preview = await patch(
      'inventory.csv',
      'H1,STD,BB,2027-06-01,2027-06-02,90,USD',
      '',
      undefined,
      'preview',
    );
    expect(preview).toMatchObject({
      doubts: [],
      isKept: false,
      effects: { 'inventory.csv': { moved: 2, offSale: 0, lowest: { date: '2027-06-01', after: 9000 } } },
    });
    const stop = 'H1,STD,BB,2027-05-01,2027-07-31,yes';
    const stopped = await patch('inventory.csv', stop, '', ',stop_sell', 'careful');
    expect(stopped.doubts).toMatchObject([{ code: 'much_off_sale', facts: { off: 92 } }]);
    expect(await everyNight()).toEqual(before);

    expect((await patch('inventory.csv', off, '', undefined, 'confirmed')).isKept).toBe(true);
    expect(differing(before.prices, (await everyNight()).prices)).toEqual(datesFrom('2027-05-01', 92));
    await patch('inventory.csv', 'H1,STD,BB,2027-05-01,2027-07-31,100,USD', '', undefined, 'confirmed');
  });

  describe('contracted rates', () => {
    const contracted = {
      'supplements.csv': `hotel,room_type,rate_plan,kind,from,to,age_from,age_to,amount,cost,currency
H1,STD,BB,single_use,,,,,12.00,,USD
H1,STD,BB,extra_adult,12-20,01-05,,,45.00,30.50,USD
H1,STD,BB,child_bed,,,2,11,20.00,,USD
`,
      'hotel-fees.csv': `hotel,code,name_zh,name_en,basis,amount,percent,currency,from_age,from,to,position,active
H1,ZONE,入区费,Zone fee,person_stay,25000,,MMK,10,,,1,yes
H1,CITY,城市税,City tax,percent,,2.5,USD,,2027-01-01,2027-12-31,2,yes
`,
      'inventory.csv': `hotel,room_type,rate_plan,from,to,weekdays,units,price,cost,currency,min_stay,max_stay,closed_to_arrival,closed_to_departure,stop_sell
H1,STD,BB,+0,+364,,,80.00,61.50,USD,,,,,
H1,STD,BB,12-24,12-26,,,,,,3,,,,
H1,STD,BB,+0,+364,56,,,,,,,yes,,
`,
    };
    const write = async (change: Partial<typeof contracted> = {}) => {
      for (const [name, text] of Object.entries({ ...contracted, ...change })) {
        await writeFile(join(world.folder, name), text);
      }
    };

    test('import: supplements, limits, fees and costs → stored; same files again → nothing changes', async () => {
      await write();
      const report = await importHotels(world.folder, { today });
      expect(report.faults).toEqual([]);
      expect(report.changed).toMatchObject({ fees: 2, nightTerms: 2 });
      const plan = await world.db
        .selectFrom('rate_plans')
        .select(['supplements', 'stay_limits'])
        .executeTakeFirstOrThrow();
      expect(plan).toEqual({
        supplements: [
          { kind: 'single_use', from: '', to: '', amount: 1200 },
          { kind: 'extra_adult', from: '12-20', to: '01-05', amount: 4500, cost: 3050 },
          { kind: 'child_bed', from: '', to: '', ageFrom: 2, ageTo: 11, amount: 2000 },
        ],
        stay_limits: [
          { from: '12-24', to: '12-26', weekdays: '', minStay: 3 },
          { from: '', to: '', weekdays: '56', closedToArrival: true },
        ],
      });
      const fees = await world.db
        .selectFrom('hotel_fees')
        .select(['code', 'basis', 'amount', 'percent', 'currency', 'from_age', 'from_day'])
        .orderBy('position')
        .execute();
      expect(fees).toEqual([
        {
          code: 'ZONE',
          basis: 'person_stay',
          amount: 2_500_000,
          percent: 0,
          currency: 'MMK',
          from_age: 10,
          from_day: '',
        },
        {
          code: 'CITY',
          basis: 'percent',
          amount: 0,
          percent: 2.5,
          currency: 'USD',
          from_age: 0,
          from_day: '2027-01-01',
        },
      ]);
      const { costs } = await world.db
        .selectFrom('rate_months')
        .select('costs')
        .where('month', '=', '2026-11-01')
        .executeTakeFirstOrThrow();
      expect(costs?.slice(18, 22)).toEqual([0, 0, 6150, 6150]);
      const again = await importHotels(world.folder, { today });
      expect(again.changedInAll).toBe(0);
    });

    test('import: faulty supplements, limits, fees or costs → each fault named', async () => {
      await write({
        'supplements.csv': `hotel,room_type,rate_plan,kind,from,to,age_from,age_to,amount,currency
H1,STD,BB,single_use,,,2,3,12.00,USD
H1,STD,BB,child,,,,,12.00,USD
H1,STD,BB,child,12-20,,7,6,12.00,USD
H1,STD,NONE,suite,,,,,12.00,USD
`,
        'hotel-fees.csv': `hotel,code,name_zh,name_en,basis,amount,percent,currency,from_age,from,to,position,active
H1,A,费,Fee,percent,5,,MMK,,,,1,yes
H1,B,费,Fee,stay,,,kyat,,,,1,yes
`,
        'inventory.csv': `hotel,room_type,rate_plan,from,to,weekdays,units,price,currency,min_stay,max_stay
H1,STD,BB,+0,+364,,,,USD,,
H1,STD,BB,+3,+20,,,,,2,
H1,STD,BB,12-01,12-05,,,,,4,3
H1,STD,,12-01,12-05,,3,,,4,
`,
      });
      const report = await importHotels(world.folder, { today });
      const found = report.faults.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`);
      expect(found.sort()).toEqual([
        'hotel-fees.csv:2 amount amount_or_percent',
        'hotel-fees.csv:2 percent required',
        'hotel-fees.csv:2 percent required',
        'hotel-fees.csv:3 amount required',
        'hotel-fees.csv:3 currency bad_currency_code',
        'inventory.csv:2 price required',
        'inventory.csv:3 from limits_by_date',
        'inventory.csv:4 max_stay stay_bounds_reversed',
        'inventory.csv:5 min_stay units_or_price',
        'supplements.csv:2 age_from ages_of_children',
        'supplements.csv:3 age_from ages_missing',
        'supplements.csv:4 age_to ages_reversed',
        'supplements.csv:4 to required',
        'supplements.csv:5 kind bad_choice',
        'supplements.csv:5 rate_plan unknown_plan',
      ]);
    });

    test("import: single-occupancy reduction not below a night's price → row named, also in a preview", async () => {
      const faultsOf = async (mode: ImportMode) => {
        const report = await importFiles(world.db, world.folder, [hotelFiles], {
          today,
          currency: 'USD',
          mode,
        });
        expect(report).toMatchObject({ isKept: false, changedInAll: 0 });
        return report.faults;
      };
      const plan = () => world.db.selectFrom('rate_plans').select('supplements').executeTakeFirstOrThrow();
      await write();
      await importHotels(world.folder, { today });
      const before = [await plan(), await everyNight()];
      // One fault per plan: the row of the reduction that applies on the night.
      await write({
        'supplements.csv': `hotel,room_type,rate_plan,kind,from,to,age_from,age_to,amount,cost,currency
H1,STD,BB,single_use,,,,,70.00,,USD
H1,STD,BB,single_use,12-01,12-05,,,80.00,,USD
`,
      });
      for (const mode of ['preview', 'careful', 'confirmed'] as const) {
        const faults = await faultsOf(mode);
        expect(faults.map((fault) => describeFault(fault, 'en'))).toEqual([
          expect.stringMatching(/^supplements.csv:3 amount: .*2026-12-01 costs 80\.00 USD.*80\.00 USD off/),
        ]);
        expect(describeFault(faults[0]!, 'zh-cn')).toMatch(
          /^supplements.csv:3 amount: .*单人入住减免 80\.00 USD/,
        );
      }
      // The reduction is unchanged: the fault is in the price of these nights.
      const [head] = contracted['inventory.csv'].split('\n');
      await write({
        'supplements.csv': contracted['supplements.csv'],
        'inventory.csv': `${head}\nH1,STD,BB,2027-02-01,2027-02-09,,,12.01,,USD,,,,,\nH1,STD,BB,2027-02-03,2027-02-03,,,12,,USD,,,,,\n`,
      });
      const found = await faultsOf('confirmed');
      expect(found).toMatchObject([
        { file: 'inventory.csv', line: 3, field: 'price', facts: { amount: '12.00' } },
      ]);
      expect([await plan(), await everyNight()]).toEqual(before);
    });

    test('import: stored price below a reduction, both unchanged → import succeeds', async () => {
      await write();
      await importHotels(world.folder, { today });
      await world.pool.query(`UPDATE rate_months SET prices[10] = 500 WHERE month = '2027-02-01'`);
      const report = await patch('inventory.csv', 'H1,STD,BB,2027-03-01,2027-03-02,81.00,USD');
      expect(report).toMatchObject({ faults: [], changedInAll: 1 });
    });
  });
});
