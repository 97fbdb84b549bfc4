import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { countHotelSales } from './count-sales.ts';

let world: TestWorld;
let cityId: number;
const stay = {
  check_in: '2026-12-10',
  check_out: '2026-12-11',
  nationality: 'CN',
  rooms: [{ adults: 1, child_ages: [] }],
};

beforeAll(async () => {
  world = await openTestWorld();
  cityId = await buildCity(world.db);
  await fundAgency(world.db, world.agencyA, { deposit: 1_000_000, creditLimit: 0 });
});
afterAll(() => world.close());

const post = (path: string, input: object) =>
  world.call('POST', path, input, { as: 'owner', key: randomUUID() });
async function book(plan: number): Promise<number> {
  const { data } = await post('hotel/quote', { rate_key: `${plan}-8000`, ...stay });
  const contact = { contact_name: 'Wang', contact_phone: '+86 138 0000 0000' };
  const rooms = [{ guests: [{ full_name: 'Zhang San' }] }];
  return (await post('hotel/book', { quote_id: data.quote_id, rooms, ...contact })).data.order.id;
}
/** Names of the city's hotels by falling hot value, after the job has run. */
async function hottest(): Promise<string> {
  await world.app.jobs.find(({ name }) => name === 'count-hotel-sales')!.run(world.clock.now());
  await world.app.memory.refresh();
  const asked = { destination_type: 'city', destination_id: cityId, sort: 'hot', ...stay };
  const { data } = await world.call('GET', 'hotel/list', asked, { as: 'owner' });
  return data.list.map(({ name }: { name: string }) => name).join('');
}

// Covers 2.91.
it('sort “Hot”: stays sold within 30 days → added to the imported value', async () => {
  const rooms = [{ plans: [{}] }];
  await buildHotel(world.db, { cityId, nameZh: '甲', nameEn: 'A', hot: 110, rooms });
  const other = await buildHotel(world.db, { cityId, nameZh: '乙', nameEn: 'B', hot: 100, rooms });
  await world.app.memory.refresh();
  expect(await hottest()).toBe('AB');
  const id = await book(other.rooms[0]!.plans[0]!);
  // Unpaid orders do not count as sold.
  expect(await hottest()).toBe('AB');
  await post('order/pay', { id, pay_channel: 'balance' });
  expect(await hottest()).toBe('BA');
  expect(await countHotelSales(world.db, world.clock.now())).toBe(0);
  const { preview_id } = (await post('order/refundPreview', { id })).data;
  await post('order/refund', { id, preview_id });
  expect(await hottest()).toBe('AB');
  const later = await book(other.rooms[0]!.plans[0]!);
  await post('order/pay', { id: later, pay_channel: 'balance' });
  expect(await hottest()).toBe('BA');
  world.clock.advance(31 * 86_400_000);
  await countHotelSales(world.db, world.clock.now());
  const { rows } = await world.pool.query('SELECT sold_recently FROM hotels WHERE id = $1', [other.id]);
  expect(rows).toEqual([{ sold_recently: 0 }]);
});
