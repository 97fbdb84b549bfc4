import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OrderWorld, openOrderWorld } from '../../../test/order-world.ts';
import type { PersonName } from '../../../test/population.ts';
import type { TestReply } from '../../../test/test-caller.ts';
import { leaveMessage } from './leave-message.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await openOrderWorld();
  const settings = {
    workZone: 'Asia/Shanghai',
    workHours: '1-5 09:00-12:00; 1-5 13:30-18:00',
    // Public holidays on a Thursday and a Friday.
    holidays: ['2026-12-31', '2027-01-01'],
  };
  await world.db
    .insertInto('site_settings')
    .values(Object.entries(settings).map(([name, value]) => ({ name, value: JSON.stringify(value) })))
    .execute();
  const names = {
    name_zh: '仰光公司',
    name_en: 'Yangon Company',
    country: 'MM',
    tax_id: '1',
    address: 'Yangon',
  };
  const reached = { bank: '', phone: '+95 1 555 010', phone_24h: '+95 9 555 0199', email: '', branch: '' };
  const calendar = { tz: 'Asia/Yangon', hours: '1-6 10:00-17:00', holidays: ['2026-12-25'] };
  const entity = await save('console/entity/save', { ...names, ...reached, calendar });
  await save('console/contract/save', {
    agency_id: world.agencies.B,
    entity_id: entity.entity.id,
    reason: 'Moved to Yangon',
    credit_limit: 0,
    temporary_limit: null,
    temporary_to: null,
    cycle: 'month',
    due_days: 15,
    grace_days: 7,
    tolerance: 0,
    invoice_when: 'paid',
    low_balance: 0,
  });
});
afterAll(() => world.close());

async function save(path: string, input: object): Promise<TestReply['data']> {
  const { code, msg, data } = await world.call('POST', path, input, { as: 'operator' });
  if (code !== 1) throw new Error(`${msg} ${JSON.stringify(data)}`);
  return data;
}

const asked = { type: 'other', email: 'desk@example.com', detail: 'When will it be answered?' };
async function promised(at: string, as: PersonName, type = 'other'): Promise<string> {
  world.clock.set(new Date(at));
  const { code, msg, data } = await world.call('POST', 'workOrder/add', { ...asked, type }, { as });
  if (code !== 1) throw new Error(msg);
  return new Date(data.work_order.promised_by * 1000).toISOString();
}

describe('promise: within four working hours of the seller’s desk', () => {
  // Agency A is served by a desk in China, agency B by one in Yangon.
  test.each([
    ['within a day', 'owner', '2026-11-23T09:00:00+08:00', '2026-11-23T14:30:00+08:00'],
    ['over lunch', 'owner', '2026-11-23T11:00:00+08:00', '2026-11-23T16:30:00+08:00'],
    ['from an evening to the next day', 'owner', '2026-11-23T17:00:00+08:00', '2026-11-24T12:00:00+08:00'],
    ['over a weekend', 'owner', '2026-11-27T16:00:00+08:00', '2026-11-30T11:00:00+08:00'],
    [
      'over holidays and the weekend behind them',
      'owner',
      '2026-12-30T17:00:00+08:00',
      '2027-01-04T12:00:00+08:00',
    ],
    [
      'by the clocks of another desk',
      'otherAgency',
      '2026-11-23T10:00:00+06:30',
      '2026-11-23T14:00:00+06:30',
    ],
    [
      'on a Saturday where that is a working day',
      'otherAgency',
      '2026-11-28T11:00:00+06:30',
      '2026-11-28T15:00:00+06:30',
    ],
    [
      'over a holiday of that desk alone',
      'otherAgency',
      '2026-12-24T15:00:00+06:30',
      '2026-12-26T12:00:00+06:30',
    ],
  ] as const)('promise: %s → answer within four working hours', async (_, as, at, by) => {
    expect(await promised(at, as)).toBe(new Date(by).toISOString());
  });

  test('promise: sender without an account → by the hours of the site’s desk', async () => {
    const now = new Date('2026-11-27T16:00:00+08:00');
    const message = { name: 'Du Li', email: 'du@example.com', content: 'Hello?', ip: '198.51.100.7' };
    await leaveMessage(world.db, { ...message, lang: 'en', now });
    const row = await world.db
      .selectFrom('work_orders')
      .select('promised_by')
      .where('agency_id', 'is', null)
      .executeTakeFirstOrThrow();
    expect(row.promised_by).toEqual(new Date('2026-11-30T11:00:00+08:00'));
  });
});

test.each([
  ['in the night', 'driver_late', '2026-11-23T02:00:00+08:00'],
  ['on a holiday', 'hotel_problem', '2027-01-01T12:00:00+08:00'],
])('promise: urgent request, %s → 15 minutes', async (_, type, at) => {
  const by = new Date(new Date(at).getTime() + 15 * 60_000).toISOString();
  expect(await promised(at, 'owner', type)).toBe(by);
});

test("urgent work order: promise → 24-hour number of the agency's selling company shown", async () => {
  world.clock.set(new Date('2026-11-24T02:00:00+08:00'));
  const as = 'otherAgency';
  const { data } = await world.call('POST', 'workOrder/add', { ...asked, type: 'driver_late' }, { as });
  const detail = await world.call('GET', 'workOrder/detail', { id: data.work_order.id }, { as });
  expect(detail.data.desk_phone).toBe('+95 9 555 0199');
  const form = await world.call('GET', 'workOrder/prefill', { type: 'driver_late' }, { as });
  expect(form.data).toMatchObject({
    urgent_phone: '+95 9 555 0199',
    desk_phone: '+95 1 555 010',
    type: 'driver_late',
  });
});
