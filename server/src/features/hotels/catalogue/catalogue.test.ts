import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BuiltHotel, buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { copyOut } from './copy-out.ts';

let world: TestWorld;
let cityId: number;
let hotel: BuiltHotel;
let other: pg.Client;

beforeAll(async () => {
  world = await openTestWorld();
  other = new pg.Client(world.connection);
  await other.connect();
  cityId = await buildCity(world.db);
  hotel = await buildHotel(world.db, { cityId, nights: 400, rooms: [{ plans: [{}, { price: 9000 }] }] });
  await world.app.memory.refresh();
});
afterAll(async () => {
  await other.end();
  await world.close();
});

const search = async (change: object = {}) => {
  const input = {
    destination_type: 'city',
    destination_id: cityId,
    check_in: '2026-12-01',
    check_out: '2026-12-02',
    rooms: [{ adults: 2 }],
    ...change,
  };
  return (await world.call('GET', 'hotel/list', input, { as: 'owner' })).data;
};
const setUnits = (client: pg.Client, units: number) =>
  client.query(
    `UPDATE room_months SET units[1] = $1::smallint WHERE room_type_id = $2 AND month = '2026-12-01'`,
    [units, hotel.rooms[0]!.id],
  );

describe('catalogue', () => {
  it('catalogue: other process commits → change visible in searches', async () => {
    const stop = world.app.memory.follow();
    const tookMs: number[] = [];
    for (const units of [0, 4, 2]) {
      await setUnits(other, units);
      const committed = Date.now();
      const seen = async () => (await search()).list[0]?.units_left ?? 0;
      await expect.poll(seen, { interval: 20 }).toBe(units);
      tookMs.push(Date.now() - committed);
    }
    process.stdout.write(
      `catalogue: a change of another process seen after ${tookMs.join(', ')} ms of 1000\n`,
    );
    await stop();
  });

  it('catalogue: transaction commits after later ones were read → its changes are still read', async () => {
    await other.query('BEGIN');
    await setUnits(other, 3);
    await buildHotel(world.db, { cityId });
    await world.app.memory.refresh();
    await world.app.memory.refresh();
    expect((await search()).list.find(({ id }: { id: number }) => id === hotel.id).units_left).toBe(2);
    await other.query('COMMIT');
    await world.app.memory.refresh();
    expect((await search()).list.find(({ id }: { id: number }) => id === hotel.id).units_left).toBe(3);
  });

  it('catalogue: prices, facts, rooms or active state change → searches follow', async () => {
    await other.query(
      `UPDATE rate_months SET prices[1] = 100 WHERE rate_plan_id = $1 AND month = '2026-12-01'`,
      [hotel.rooms[0]!.plans[1]],
    );
    await other.query(`UPDATE hotels SET star = 5, name_en = 'Renamed' WHERE id = $1`, [hotel.id]);
    await world.app.memory.refresh();
    const [found] = (await search({ sort: 'price' })).list;
    expect(found).toMatchObject({ id: hotel.id, star: 5, name: 'Renamed', price: { amount: 100 } });
    await other.query('UPDATE rate_plans SET active = false WHERE id = $1', [hotel.rooms[0]!.plans[1]]);
    await world.app.memory.refresh();
    const rows = (await search({ sort: 'star' })).list;
    expect(rows[0]).toMatchObject({ id: hotel.id, price: { amount: 8000 }, units_left: 3 });
    await other.query('UPDATE hotels SET active = false WHERE id = $1', [hotel.id]);
    await world.app.memory.refresh();
    expect((await search()).list.map(({ id }: { id: number }) => id)).not.toContain(hotel.id);
    await other.query('UPDATE hotels SET active = true WHERE id = $1', [hotel.id]);
    await world.app.memory.refresh();
    expect((await search()).list.map(({ id }: { id: number }) => id)).toContain(hotel.id);
  });

  it('flushViews: views persisted → no hotel facts re-read', async () => {
    await world.call('GET', 'hotel/detail', { id: hotel.id });
    const before = await world.db.selectFrom('changes').select('id').execute();
    expect(await world.app.hotels.flushViews(world.db)).toBe(1);
    const after = await world.db.selectFrom('changes').select('id').execute();
    expect(after.length).toBe(before.length);
    const { views } = await world.db
      .selectFrom('hotels')
      .select('views')
      .where('id', '=', hotel.id)
      .executeTakeFirstOrThrow();
    expect(views).toBe(1);
  });

  it('catalogue: change at one end of the kept year → nights at the other end keep their units', async () => {
    const unitsOn = async (check_in: string, check_out: string) =>
      (await search({ check_in, check_out, sort: 'star' })).list[0]?.units_left;
    const near = ['2026-11-24', '2026-11-25'] as const;
    // The kept nights are 2026-11-20 to 2027-11-22: in a ring of 368 nights the first week follows the last.
    const far = ['2027-11-10', '2027-11-11'] as const;
    const before = [await unitsOn(...near), await unitsOn(...far)];
    for (const month of ['2026-11-01', '2027-11-01']) {
      await other.query(
        'UPDATE room_months SET units[30] = units[30] - 1 WHERE room_type_id = $1 AND month = $2',
        [hotel.rooms[0]!.id, month],
      );
      await other.query(
        'UPDATE rate_months SET prices[30] = prices[30] + 1 WHERE rate_plan_id = ANY($1) AND month = $2',
        [hotel.rooms[0]!.plans, month],
      );
      await world.app.memory.refresh();
      expect([await unitsOn(...near), await unitsOn(...far)], month).toEqual(before);
    }
    expect(before).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('catalogue: day changes → new nights opened, past nights dropped', async () => {
    const far = { check_in: '2027-11-22', check_out: '2027-11-23' };
    expect((await search(far)).reason).toBe('stay_too_far');
    world.clock.set('2026-11-25T04:30:00Z');
    await world.app.memory.refresh();
    expect((await search(far)).list[0].price.amount).toBe(8000);
    expect((await search({ check_in: '2026-11-24', check_out: '2026-11-26' })).reason).toBe('stay_in_past');
    expect((await search({ sort: 'star' })).list[0].units_left).toBe(3);
    world.clock.set('2028-01-01T04:30:00Z');
    await world.app.memory.refresh();
    expect((await search({ check_in: '2028-01-05', check_out: '2028-01-06' })).list).toEqual([]);
    world.clock.set('2026-11-21T04:30:00Z');
    await world.app.memory.refresh();
    expect((await search({ sort: 'star' })).list[0].units_left).toBe(3);
  });

  it('hotel/list: caller not logged in → public prices, rounded half up and labelled as public', async () => {
    const [plan] = hotel.rooms[0]!.plans;
    await other.query(
      `UPDATE rate_months SET prices[1:2] = '{8090,8090}' WHERE rate_plan_id = $1 AND month = '2026-12-01'`,
      [plan],
    );
    await world.app.memory.refresh();
    const input = {
      destination_type: 'hotel',
      destination_id: hotel.id,
      check_in: '2026-12-01',
      check_out: '2026-12-03',
      rooms: [{ adults: 2 }],
    };
    const asGuest = (await world.call('GET', 'hotel/list', input)).data;
    // 80.90 × 1.15 = 93.035: each night is rounded separately.
    expect([asGuest.price_kind, asGuest.list[0].price.amount]).toEqual(['public', 18608]);
    expect((await search(input)).list[0].price.amount).toBe(16180);
    await other.query(`INSERT INTO site_settings (name, value) VALUES ('public_markup_percent', '20')`);
    await world.app.memory.refresh();
    expect((await world.call('GET', 'hotel/list', input)).data.list[0].price.amount).toBe(19416);
  });

  it('catalogue: more rooms than one statement reads → each room has its own nights', async () => {
    const large = await buildHotel(world.db, { cityId });
    const count = 2_100;
    await other.query(
      `WITH room AS (
        INSERT INTO room_types (hotel_id, code, name_zh, name_en, size_m2, max_adults, max_children, max_guests, position)
        SELECT $1, 'many-' || n, '房', 'Room', 20, 2, 0, 2, n FROM generate_series(1, $2::int) n RETURNING id, position
      ), plan AS (
        INSERT INTO rate_plans (hotel_id, room_type_id, code, meal, breakfasts, bed, policy, position)
        SELECT $1, room.id, 'A', 'room_only', 0, 'king', policy, room.position
        FROM room, rate_plans WHERE rate_plans.id = $3 RETURNING id, position
      ), units AS (
        INSERT INTO room_months (room_type_id, month, hotel_id, units, sold)
        SELECT id, '2026-12-01', $1, array_fill(1 + position % 7, ARRAY[31]), array_fill(0, ARRAY[31]) FROM room
      )
      INSERT INTO rate_months (rate_plan_id, month, hotel_id, prices)
      SELECT id, '2026-12-01', $1, array_fill(7000 - position, ARRAY[31]) FROM plan`,
      [large.id, count, large.rooms[0]!.plans[0]],
    );
    await world.app.hotels.catalogue.load();
    // The last room is the cheapest.
    const question = { destination_type: 'hotel', destination_id: large.id, rooms: [{ adults: 1 }] };
    const [found] = (await search(question)).list;
    const last = await other.query('SELECT max(id)::int AS id FROM rate_plans WHERE hotel_id = $1', [
      large.id,
    ]);
    expect([found.rate_key, found.units_left]).toEqual([`${last.rows[0].id}-4900`, 1 + (count % 7)]);
  });
});

describe('copyOut', () => {
  it('copyOut: chunks split at any byte → all rows read, and the driver gets its connection back', async () => {
    const { pool } = world;
    let [rows, sum] = [0, 0];
    await copyOut(pool, 'SELECT n, repeat(chr(97), n % 50) FROM generate_series(1, 30000) n', (bytes, at) => {
      rows += 1;
      // Binary COPY format: skips the field count (2 bytes) and the length of the first field (4 bytes).
      sum += bytes.readInt32BE(at + 6) + bytes.readInt32BE(at + 10);
    });
    expect({ rows, sum }).toEqual({ rows: 30_000, sum: 450_015_000 + 735_000 });
    // The connection is usable again, also after an error.
    await expect(
      copyOut(pool, 'SELECT 1 / (n - 20000) FROM generate_series(1, 30000) n', () => {}),
    ).rejects.toThrow('division by zero');
    const { rows: read } = await pool.query(
      'SELECT n, repeat(chr(97), n % 50) AS text FROM generate_series(1, 30000) n',
    );
    expect(read.every(({ n, text }, at) => n === at + 1 && text.length === n % 50)).toBe(true);
  });

  it('copyOut: query longer than statement_timeout → completes, and the timeout is restored', async () => {
    const pool = new pg.Pool({ ...world.connection, max: 1, statement_timeout: 200 });
    await copyOut(pool, 'SELECT pg_sleep(0.3)', () => {});
    const { rows } = await pool.query('SHOW statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '200ms' }]);
    await pool.end();
  });
});
