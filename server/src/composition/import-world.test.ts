import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestDatabases } from '../../test/harness.ts';
import { ImportFolder } from '../../test/import-folder.ts';
import { describeFault } from '../platform/csv-import/import-faults.ts';
import { openDatabase } from '../platform/db/connect.ts';
import type { Tables } from '../tables.ts';
import { exportWorld } from './export-world.ts';
import { importWorld } from './import-world.ts';

const today = '2026-11-21';
const files: Record<string, string> = {
  'bases.csv': `code,name_zh,name_en,country,tz,latitude,longitude,language,turnaround_minutes,active
ygn,仰光,Yangon,MM,Asia/Yangon,16.8053,96.1561,burmese,45,yes
man,曼德勒,Mandalay,MM,Asia/Yangon,21.9588,96.0891,burmese,30,yes
`,
  'routes.csv': `from_base,to_base,km,minutes,tolls,driver_nights,currency,active
ygn,man,630,540,10.00,1,USD,yes
`,
  'route-fees.csv': `from_base,to_base,class,one_way_fee,driver_night,currency
ygn,man,economy,120.00,15.00,USD
`,
  'vehicle-classes.csv': `code,name_zh,name_en,examples_zh,examples_en,body,seats,bags,position,active
economy,经济轿车,Economy sedan,,,sedan,3,2,1,yes
`,
  'vehicle-models.csv': `code,class,name_zh,name_en,body,seats,bags,energy,drivetrain,position,active
vios,economy,丰田威驰,Toyota Vios,sedan,3,2,petrol,two_wheel,1,yes
`,
  'vehicle-pools.csv': 'code,units,active\nygn.vios,4,yes\nRGN.economy,5,yes\n',
  'drivers.csv': `code,name_zh,name_en,phone,languages,active,base
D1,昂图林,Aung Htoo Lin,+95 1 012 3456,burmese chinese,yes,ygn
`,
  'vehicles.csv': 'plate_number,model,active,base,pool\nYGN 1A-2345,vios,yes,ygn,ygn.vios\n',
  'car-locations.csv': `code,kind,city,country,tz,name_zh,name_en,drop_offs,position,active,base
ygn,city,,MM,Asia/Yangon,仰光,Yangon,mdy,1,yes,ygn
mdy,city,,MM,Asia/Yangon,曼德勒,Mandalay,,2,yes,
ygn-town,downtown,ygn,MM,Asia/Yangon,仰光市中心,Yangon Downtown,,3,yes,
`,
  'industrial-zones.csv': `code,city,name_zh,name_en,amount,position,active
thilawa,ygn,迪拉瓦经济特区,Thilawa SEZ,20.00,1,yes
`,
  'car-rates.csv': `code,location,model,pool,km_per_day,extra_km,included,half_day_minutes,all_day_minutes,chinese_driver,policy,position,active
R1,ygn-town,vios,ygn.vios,120,0.25,fuel tolls,300,600,15.00,free until 24h; 50% until 6h; 100%,1,yes
`,
  'car-prices.csv': `rate,from,to,half_day,all_day,overtime_hour,currency
R1,01-01,12-31,30,50.00,6.00,USD
R1,12-20,01-05,38.00,63.00,8.00,USD
`,
  'airports.csv': `iata,name_zh,city_zh,city_en,meeting_zh,meeting_en,chinese_driver,night,child_seat,waiting,policy,position,active,base
RGN,仰光国际机场,仰光,Yangon,到达大厅,Arrivals hall,10.00,8.00,5.00,4.00,free until 24h; 100%,1,yes,ygn
`,
  'transfer-zones.csv':
    'airport,code,name_zh,name_en,drive_minutes,active\nRGN,town,市中心,Downtown,45,yes\n',
  'transfer-places.csv': `airport,code,zone,kind,name_zh,name_en,name_local,address_zh,address_en,position,active
RGN,sule,town,landmark,苏雷塔,Sule Pagoda,,,,1,yes
`,
  'transfer-rates.csv': 'airport,zone,class,pool,active\nRGN,town,economy,RGN.economy,yes\n',
  'transfer-prices.csv': `airport,zone,class,from,to,pick_up,drop_off,currency
RGN,town,economy,01-01,12-31,20.00,0,USD
`,
};

const world = new ImportFolder(files);
const importFolder = () => importWorld(world.db, world.folder, { today, mode: 'confirmed' });
async function openEmpty() {
  const { portal } = await createTestDatabases();
  return openDatabase<Tables>(portal, { log: () => {} });
}
const count = async (table: string) =>
  Number(
    (await sql<{ n: string }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(world.db)).rows[0]!.n,
  );

describe('import of vehicles, cars and airport transfers', () => {
  test('importWorld: faults in all files → all listed, nothing changed', async () => {
    await world.change('vehicle-classes.csv', 'sedan,3,2', 'boat,3,2');
    await world.change('vehicle-models.csv', 'vios,economy', 'vios,luxury');
    await world.change('vehicle-pools.csv', 'ygn.vios,4', 'ygn.vios,-4');
    await world.change('drivers.csv', 'burmese chinese', 'burmese shan');
    await world.change('bases.csv', 'burmese,45', 'shan,45');
    await world.change('routes.csv', 'ygn,man,630', 'ygn,ygn,0');
    await world.change('route-fees.csv', 'man,economy,120.00,15.00,USD', 'man,luxury,-1,15.00,CNY');
    await world.change('drivers.csv', 'yes,ygn', 'yes,pathein');
    await world.change('vehicles.csv', '1A-2345,vios', '1A-2345🚗,belta');
    await world.change('vehicles.csv', 'ygn,ygn.vios', 'mdy,mdy.vios');
    await world.change('car-locations.csv', 'Downtown,,3,yes,', 'Downtown,,3,yes,ygn');
    await world.change('airports.csv', '1,yes,ygn', '1,yes,RGN');
    await world.change('drivers.csv', 'Htoo Lin,', 'Htoo Lin 🚕,');
    await world.change('car-locations.csv', 'mdy,city,,MM,Asia/Yangon', 'mdy,city,,MM,Asia/Bangkok');
    await world.change('car-locations.csv', 'downtown,ygn', 'downtown,');
    await world.change('industrial-zones.csv', 'thilawa,ygn', 'thilawa,ygn-town');
    await world.change('car-rates.csv', 'R1,ygn-town', 'R1,ygn');
    await world.change('car-rates.csv', '120,0.25', '120,');
    await world.change('car-rates.csv', '300,600', '600,600');
    await world.change('car-rates.csv', '50% until 6h', '1 night until 6h');
    await world.change('car-prices.csv', '01-01,12-31', '02-30,2026-12-31');
    await world.change('car-prices.csv', '12-20,01-05', '2026-12-20,01-05');
    await world.change('car-prices.csv', '38.00,63.00', '63.01,63.00');
    await world.change('airports.csv', 'RGN,', 'ZZZ,');
    await world.change('airports.csv', '24h; 100%', '2d 18:00 and more');
    await world.change('transfer-places.csv', 'sule,town', 'sule,beach');
    await world.change('transfer-rates.csv', 'RGN.economy', 'RGN.coach');
    await world.change('transfer-prices.csv', 'town,economy', 'town,coach');
    await world.change('transfer-prices.csv', 'USD', 'CNY');

    const { faults } = await importFolder();

    expect(faults.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`).sort()).toEqual([
      'airports.csv:2 base unknown_base',
      'airports.csv:2 iata airport_unlisted',
      'airports.csv:2 policy bad_policy',
      'bases.csv:2 language bad_choice',
      'car-locations.csv:2 drop_offs other_zone',
      'car-locations.csv:4 base branch_base',
      'car-locations.csv:4 city branch_city',
      'car-prices.csv:2 from bad_season',
      'car-prices.csv:3 all_day price_low',
      'car-prices.csv:3 to season_mixed',
      'car-rates.csv:2 all_day_minutes day_order',
      'car-rates.csv:2 extra_km km_pair',
      'car-rates.csv:2 location unknown_branch',
      'car-rates.csv:2 policy policy_nights',
      'drivers.csv:2 base unknown_base',
      'drivers.csv:2 languages bad_choice',
      'drivers.csv:2 name_en unprintable',
      'industrial-zones.csv:2 city unknown_city',
      'route-fees.csv:2 class unknown_class',
      'route-fees.csv:2 currency bad_currency',
      'route-fees.csv:2 one_way_fee bad_price',
      'route-fees.csv:2 to_base unknown_route',
      'routes.csv:2 km bad_integer',
      'routes.csv:2 to_base route_nowhere',
      'transfer-places.csv:2 zone unknown_zone',
      'transfer-prices.csv:2 class unknown_transfer',
      'transfer-prices.csv:2 currency bad_currency',
      'transfer-rates.csv:2 pool unknown_pool',
      'transfer-zones.csv:2 airport unknown_airport',
      'vehicle-classes.csv:2 body bad_choice',
      'vehicle-models.csv:2 class unknown_class',
      'vehicle-pools.csv:2 units bad_integer',
      'vehicles.csv:2 base unknown_base',
      'vehicles.csv:2 model unknown_model',
      'vehicles.csv:2 plate_number unprintable',
      'vehicles.csv:2 pool unknown_pool',
    ]);
    const airport = faults.find(({ code }) => code === 'airport_unlisted')!;
    expect(describeFault(airport, 'en')).toBe('airports.csv:2 iata: The list of airports has no “ZZZ”');
    expect(describeFault(airport, 'zh-cn')).toBe('airports.csv:2 iata: 机场名录里没有“ZZZ”');
    for (const table of ['vehicle_classes', 'car_locations', 'airports']) expect(await count(table)).toBe(0);
  });

  test('importWorld: prices in another currency, fractions of kyats or too large → refused', async () => {
    const setting = { name: 'currency', value: '"MMK"' };
    await world.db.insertInto('site_settings').values(setting).execute();
    await world.change('car-prices.csv', '30,50.00,6.00,USD', '60000,100000.50,10000,MMK');
    await world.change('car-prices.csv', '38.00,63.00,8.00,USD', '20000000,20000001,0,MMK');
    await world.change('car-rates.csv', '50% until 6h', '30.00 USD until 6h');
    await world.change('car-rates.csv', '120,0.25,', '120,25,');
    await world.change('airports.csv', '24h; 100%', '24h; 60000.50 MMK');
    await world.change('airports.csv', '10.00,8.00', '10.00,8.50');
    await world.change('transfer-prices.csv', '20.00,0', '"35,000",0');

    const { faults } = await importFolder();
    await world.db.deleteFrom('site_settings').execute();

    expect(faults.map((fault) => describeFault(fault, 'en')).sort()).toEqual([
      'airports.csv:2 night: There is no amount of “8.50” in MMK: too many decimals, or too much',
      'airports.csv:2 policy: There is no amount of “60000.50” in MMK: too many decimals, or too much',
      'car-prices.csv:2 all_day: There is no amount of “100000.50” in MMK: too many decimals, or too much',
      'car-prices.csv:3 all_day: There is no amount of “20000001” in MMK: too many decimals, or too much',
      'car-rates.csv:2 policy: The prices of this site are in MMK; here it is “USD”',
      'route-fees.csv:2 currency: The prices of this site are in MMK; here it is “USD”',
      'routes.csv:2 currency: The prices of this site are in MMK; here it is “USD”',
      'transfer-prices.csv:2 currency: The prices of this site are in MMK; here it is “USD”',
      'transfer-prices.csv:2 pick_up: “35,000” is not a price; figures and a decimal point only, such as 35.00; write 35000',
    ]);
    expect(await count('car_rates')).toBe(0);
  });

  test('importWorld: duplicate rows → listed', async () => {
    for (const file of [
      'vehicles.csv',
      'routes.csv',
      'airports.csv',
      'transfer-rates.csv',
      'transfer-zones.csv',
    ]) {
      await writeFile(join(world.folder, file), `${files[file]}${files[file]!.split('\n')[1]}\n`);
    }
    const { faults } = await importFolder();
    expect(faults.map(({ file, line, field, code }) => `${file}:${line} ${field} ${code}`)).toEqual([
      'airports.csv:3 iata duplicate',
      'routes.csv:3 to_base duplicate',
      'transfer-rates.csv:3 class duplicate',
      'transfer-zones.csv:3 code duplicate',
      'vehicles.csv:3 plate_number duplicate',
    ]);
  });

  test('importWorld: failure in the last file → changes of the first rolled back', async () => {
    await world.asOwner(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'refused'; END$$;
       CREATE TRIGGER refuse BEFORE UPDATE ON transfer_rates EXECUTE FUNCTION refuse()`,
    );

    await expect(importFolder()).rejects.toThrow('refused');

    await world.asOwner('DROP TRIGGER refuse ON transfer_rates');
    for (const table of ['vehicle_classes', 'car_rates', 'airports']) expect(await count(table)).toBe(0);
  });

  test('importWorld: valid files → stored, with facts from the list of airports', async () => {
    const report = await importFolder();

    expect(report.faults).toEqual([]);
    expect(report.changed).toMatchObject({
      hotels: 0,
      vehicleClasses: 1,
      vehiclePools: 2,
      carLocations: 3,
      carSeasons: 1,
      airports: 1,
      transferSeasons: 1,
    });
    const rate = await world.db.selectFrom('car_rates').selectAll().executeTakeFirstOrThrow();
    expect(rate).toMatchObject({ km_per_day: 120, extra_km_amount: 25, included: ['fuel', 'tolls'] });
    expect(rate.policy).toMatchObject({ rules: [{ until: { hoursBefore: 24 } }, {}, { until: null }] });
    expect(rate.seasons).toEqual([
      { from: '01-01', to: '12-31', half: 3000, all: 5000, overtime: 600 },
      { from: '12-20', to: '01-05', half: 3800, all: 6300, overtime: 800 },
    ]);
    const base = await world.db.selectFrom('bases').selectAll().executeTakeFirstOrThrow();
    expect(base).toMatchObject({ name_zh: '仰光', language: 'burmese', turnaround_minutes: 45 });
    const { rows: routes } = await sql`
      SELECT f.code AS "from", t.code AS "to", km, minutes, tolls, driver_nights, one_way_fee, driver_night
      FROM routes JOIN route_fees ON route_id = routes.id JOIN vehicle_classes c ON c.id = class_id
        JOIN bases f ON f.id = from_base_id JOIN bases t ON t.id = to_base_id`.execute(world.db);
    expect(routes).toEqual([
      {
        from: 'ygn',
        to: 'man',
        km: 630,
        minutes: 540,
        tolls: 1000,
        driver_nights: 1,
        one_way_fee: 12000,
        driver_night: 1500,
      },
    ]);
    const airport = await world.db.selectFrom('airports').selectAll().executeTakeFirstOrThrow();
    expect(airport).toMatchObject({
      iata: 'RGN',
      name_en: 'Yangon International Airport',
      country_code: 'MM',
      tz: 'Asia/Yangon',
    });
    expect(airport.latitude).toBeCloseTo(16.9, 1);
    const { rows: served } = await sql<{ what: string }>`
      SELECT code AS what FROM car_locations WHERE base_id = ${base.id}
      UNION ALL SELECT iata FROM airports WHERE base_id = ${base.id}
      UNION ALL SELECT drivers.code FROM drivers WHERE base_id = ${base.id}
      UNION ALL SELECT plate_number || ' of ' || pools.code FROM vehicles
        JOIN vehicle_pools pools ON pools.id = pool_id WHERE base_id = ${base.id}`.execute(world.db);
    expect(served.map(({ what }) => what)).toEqual(['ygn', 'RGN', 'D1', 'YGN 1A-2345 of ygn.vios']);
    const transfer = await world.db.selectFrom('transfer_rates').selectAll().executeTakeFirstOrThrow();
    // Without a given cut-off the default applies, so nothing is sold up to its start.
    expect([rate.cut_off_minutes, transfer.cut_off_minutes]).toEqual([120, 120]);
    expect(transfer.seasons).toEqual([{ from: '01-01', to: '12-31', pick_up: 2000, drop_off: 0 }]);
  });

  test('importWorld: repeated → nothing changes; single file → only its differences, the rest from the database', async () => {
    expect((await importFolder()).changedInAll).toBe(0);

    for (const file of Object.keys(files)) if (file !== 'car-prices.csv') await rm(join(world.folder, file));
    await world.change('car-prices.csv', '38.00,63.00', '39.00,63.00');
    const report = await importFolder();

    expect(report).toMatchObject({ faults: [], tallies: { 'car-prices.csv': { rows: 2 } }, changedInAll: 1 });
  });

  test('importWorld: template → imported unchanged; its export → same files from an empty database', async () => {
    const template = fileURLToPath(new URL('../../../tools/import-template', import.meta.url));
    const [first, second] = [join(world.folder, 'first'), join(world.folder, 'second')];
    const [one, other] = [await openEmpty(), await openEmpty()];
    try {
      for (const name of Object.keys(files)) await rm(join(world.folder, name));
      expect(await importWorld(one.db, template, { today })).toMatchObject({ faults: [], isKept: true });
      // A car and a transfer of the template can be sold at once.
      for (const table of ['car_rates', 'transfer_rates'])
        expect((await sql`SELECT 1 FROM ${sql.table(table)} WHERE active`.execute(one.db)).rows).toHaveLength(
          1,
        );
      // Routes and industrial zones exist in the small world only.
      for (const [name, text] of Object.entries(files)) await writeFile(join(world.folder, name), text);
      expect(await importWorld(one.db, world.folder, { today })).toMatchObject({ faults: [], isKept: true });
      for (const folder of [first, second]) await mkdir(folder);
      const rows = await exportWorld(one.db, first);
      expect(Object.entries(rows).filter(([, count]) => count === 0)).toEqual([['pictures.csv', 0]]);
      expect((await importWorld(one.db, first, { today })).changedInAll).toBe(0);
      expect((await importWorld(other.db, first, { today })).faults).toEqual([]);
      await exportWorld(other.db, second);
      for (const name of Object.keys(rows)) {
        expect(await readFile(join(second, name), 'utf8'), name).toBe(
          await readFile(join(first, name), 'utf8'),
        );
      }
    } finally {
      await one.close();
      await other.close();
    }
  });
});
