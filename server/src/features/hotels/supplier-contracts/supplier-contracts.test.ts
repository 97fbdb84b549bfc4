import { randomUUID } from 'node:crypto';
import { addDays } from '@serai/contract/dates';
import type { SupplierTerms } from '@serai/contract/hotels/supplier-terms';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type BuiltHotel, buildCity, buildHotel } from '../../../../test/build-hotels.ts';
import { addStaff, approveNewest } from '../../../../test/concession-sums.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { joinStaff } from '../../../../test/join-staff.ts';
import { testStart } from '../../../../test/population.ts';
import { bangkokTerms, followContracts, publishTerms } from '../../../../test/supplier-contract-world.ts';

let world: TestWorld;
let cityId: number;
let finance: string;
/** Hotel of scenario G: a plan with a contract, and one without. */
let hotel: BuiltHotel;
let plan: number;
let plain: number;

const nights = { check_in: '2027-03-10', check_out: '2027-03-11' };
const party = { rooms: [{ adults: 2, child_ages: [] as number[] }], nationality: 'CN' };

beforeAll(async () => {
  world = await openTestWorld();
  cityId = await buildCity(world.db, { countryCode: 'TH', tz: 'Asia/Bangkok' });
  hotel = await addHotel();
  [plan, plain] = hotel.rooms[0]!.plans as [number, number];
  finance = await joinStaff(world, 'finance');
  expect((await publish(hotel, bangkokTerms([plan]))).msg).toBe('');
  await followContracts(world);
});
afterAll(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
  await world.close();
});
beforeEach(async () => {
  world.clock.set(testStart);
  // A price group cannot be deleted.
  await world.db
    .updateTable('price_groups')
    .set({ hotel_percent: 0, name: sql`'Former group ' || id` })
    .execute();
});

const addHotel = () =>
  buildHotel(world.db, {
    cityId,
    nights: 360,
    rooms: [
      {
        units: 50,
        plans: [
          { price: 9900, cost: 7000 },
          { price: 8800, cost: 7000 },
        ],
      },
    ],
  });
const publish = (of: BuiltHotel, terms: SupplierTerms, takes_effect?: string) =>
  publishTerms(world, of.id, terms, { token: finance, ...(takes_effect ? { takes_effect } : {}) });
const post = (path: string, input: object, token = finance) =>
  world.call('POST', `console/supplierContract/${path}`, { hotel_id: hotel.id, ...input }, { token });
const get = (path: string, input: object = {}, token = finance) =>
  world.call('GET', `console/supplierContract/${path}`, { hotel_id: hotel.id, ...input }, { token });
type Stay = typeof nights & typeof party;
const detailRates = async (of: BuiltHotel, stay: Stay) => {
  const { data } = await world.call('GET', 'hotel/detail', { id: of.id, ...stay }, { as: 'owner' });
  // biome-ignore lint/suspicious/noExplicitAny: tests read replies; the contract already checked them.
  return data.rooms.flatMap(({ rates }: any) => rates) as any[];
};
const quote = (of: number, stay: Stay = { ...nights, ...party }) =>
  world.call('POST', 'hotel/quote', { rate_key: `${of}-1`, ...stay }, { as: 'owner' });
const totalOf = async (of: number, stay?: Stay) => (await quote(of, stay)).data.total_price.amount;
const book = (quote_id: string, rooms = 1) =>
  world.call(
    'POST',
    'hotel/book',
    {
      quote_id,
      rooms: Array(rooms).fill({ guests: [{ full_name: 'Zhang San' }] }),
      contact_name: 'Wang',
      contact_phone: '+86 138 0000 0000',
    },
    { as: 'owner', key: randomUUID() },
  );
const soldAs = async (orderId: number) => {
  const found = await world.db
    .selectFrom('hotel_orders')
    .select('sold_as')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  // biome-ignore lint/suspicious/noExplicitAny: a frozen order.
  return found.sold_as as any;
};
const addGroup = (hotel_percent: number) =>
  world.call(
    'POST',
    'console/priceGroup/save',
    { name: `Group ${hotel_percent}`, hotel_percent, car_percent: 0, transfer_percent: 0 },
    { token: finance },
  );

test('contract of 1,900 THB at 33.5 with 12 % → 63.52 in list, detail and quote; order keeps cost and version', async () => {
  const asked = { destination_type: 'hotel', destination_id: hotel.id, ...nights, ...party };
  const { list } = (await world.call('GET', 'hotel/list', asked, { as: 'owner' })).data;
  expect(list[0].price).toEqual({ amount: 6352, currency: 'USD' });
  const rates = await detailRates(hotel, { ...nights, ...party });
  expect(rates.map(({ total_price }) => total_price.amount)).toEqual([6352, 8800]);
  const quoted = (await quote(plan)).data;
  expect([quoted.total_price.amount, quoted.promotions, quoted.price_before]).toEqual([6352, [], null]);
  const { order } = (await book(quoted.quote_id)).data;
  expect(order.total_price.amount).toBe(6352);
  const sold = await soldAs(order.id);
  expect([sold.supplierContract.version, sold.supplierContract.costRate]).toEqual([1, '33.5']);
  expect(sold.rooms[0].cost).toBe(5672);
});

test('plan without a contract cost → priced as imported; its order names no contract', async () => {
  const quoted = (await quote(plain)).data;
  expect(quoted.total_price.amount).toBe(8800);
  const sold = await soldAs((await book(quoted.quote_id)).data.order.id);
  expect([sold.supplierContract, sold.promotions, sold.rooms[0].cost]).toEqual([undefined, undefined, 7000]);
});

test('cost rate 34.2 from 1 February → new quotes 62.22, an open quote of 63.52 is booked at its price', async () => {
  // 31 January 23:55 in Bangkok.
  world.clock.set(new Date('2027-01-31T16:55:00Z'));
  const open = (await quote(plan)).data;
  expect(open.total_price.amount).toBe(6352);
  world.clock.set(new Date('2027-01-31T17:00:00Z'));
  expect(await totalOf(plan)).toBe(6222);
  const booked = await book(open.quote_id);
  expect([booked.msg, booked.data.order.total_price.amount]).toEqual(['', 6352]);
  expect((await soldAs(booked.data.order.id)).rooms[0].cost).toBe(5672);
  await followContracts(world);
  const [rate] = await detailRates(hotel, { ...nights, ...party });
  expect(rate.total_price.amount).toBe(6222);
  expect((await soldAs((await book((await quote(plan)).data.quote_id)).data.order.id)).rooms[0].cost).toBe(
    5556,
  );
  world.clock.set(testStart);
  await world.db.updateTable('supplier_contracts').set({ reapply_at: testStart }).execute();
  await followContracts(world);
});

test('price group: −10 % leaves 57.17 above the cost of 56.72 → saved; −11 % leaves 56.53 → second person', async () => {
  expect((await addGroup(-10)).msg).toBe('');
  expect((await addGroup(-11)).data.reason).toBe('second_person_asked');
});

test('price group −10 % falls below the cost of a version that takes effect later → second person', async () => {
  const later = await addHotel();
  const lean = bangkokTerms([later.rooms[0]!.plans[0]!], { margin: { kind: 'percent', value: 1000 } });
  expect((await publish(later, lean, '2027-01-01T00:00')).msg).toBe('');
  // 62.39 less 10 % is 56.15, below 56.72.
  expect((await addGroup(-10)).data.reason).toBe('second_person_asked');
  const undone = { hotel_id: later.id, number: 1, reason: 'Wrong margin' };
  expect((await post('undo', undone)).msg).toBe('');
  expect((await addGroup(-10)).msg).toBe('');
});

test('version below cost for a group → refused without a second person, prices unchanged; approved → in force', async () => {
  const lean = await addHotel();
  const of = lean.rooms[0]!.plans[0]!;
  expect((await addGroup(-10)).msg).toBe('');
  const terms = bangkokTerms([of], { margin: { kind: 'percent', value: 1000 } });
  const saved = (await post('saveDraft', { hotel_id: lean.id, terms })).data;
  const preview = (await get('preview', { hotel_id: lean.id })).data;
  expect(preview.below_cost.map(({ percent }: { percent: number }) => percent)).toEqual([-10]);
  const held = await post('publish', { hotel_id: lean.id, ...saved, reason: 'Lean margin' });
  expect(held.data.reason).toBe('second_person_asked');
  expect(await totalOf(of)).toBe(9900);
  // Whoever asked cannot approve.
  const { request_id } = held.data;
  const decide = (token: string) =>
    world.call(
      'POST',
      'console/secondPerson/decide',
      { id: request_id, decision: 'confirm', note: 'Right' },
      { token },
    );
  expect((await decide(finance)).code).not.toBe(1);
  const { token } = await addStaff(world.db, 'second_finance', 'administrator');
  expect((await decide(token)).msg).toBe('');
  expect(await totalOf(of)).toBe(6239);
});

test('draft edited after a second person was asked → the request cannot be approved', async () => {
  const lean = await addHotel();
  const terms = bangkokTerms([lean.rooms[0]!.plans[0]!], { margin: { kind: 'percent', value: 0 } });
  // Saved by hand: the lean version in force already makes such a group a case for two.
  await world.db
    .insertInto('price_groups')
    .values({ name: 'Ten off', hotel_percent: -10, car_percent: 0, transfer_percent: 0 })
    .execute();
  const saved = (await post('saveDraft', { hotel_id: lean.id, terms })).data;
  const held = await post('publish', { hotel_id: lean.id, ...saved, reason: 'No margin' });
  expect(held.data.reason).toBe('second_person_asked');
  await post('saveDraft', { hotel_id: lean.id, terms: { ...terms, margin: { kind: 'fixed', value: 0 } } });
  const decided = await approveNewest(world);
  expect([decided.code, decided.data.reason]).toEqual([0, 'second_person_undoable']);
  expect(await totalOf(lean.rooms[0]!.plans[0]!)).toBe(9900);
});

test('scheduled version: quotes before its minute keep the old price, later ones the new; undo before it → no change', async () => {
  const other = await addHotel();
  const of = other.rooms[0]!.plans[0]!;
  expect((await publish(other, bangkokTerms([of]))).msg).toBe('');
  const dearer = bangkokTerms([of], { margin: { kind: 'percent', value: 2000 } });
  // 25 November 09:30 in Bangkok.
  const published = await publish(other, dearer, '2026-11-25T09:30');
  expect(published.data.effective_at).toBe(Date.parse('2026-11-25T02:30:00Z') / 1000);
  world.clock.set(new Date('2026-11-25T02:29:59Z'));
  const open = (await quote(of)).data;
  expect(open.total_price.amount).toBe(6352);
  world.clock.set(new Date('2026-11-25T02:30:00Z'));
  expect(await totalOf(of)).toBe(6806);
  expect((await book(open.quote_id)).data.order.total_price.amount).toBe(6352);
  const undo = { hotel_id: other.id, number: 2, reason: '' };
  expect((await post('undo', undo)).data.reason).toBe('version_in_force');
  expect((await publish(other, bangkokTerms([of]), '2026-11-26T00:00')).msg).toBe('');
  expect((await post('undo', { ...undo, number: 3 })).msg).toBe('');
  world.clock.set(new Date('2026-11-26T02:30:00Z'));
  expect(await totalOf(of)).toBe(6806);
  const { versions } = (await get('detail', { hotel_id: other.id })).data;
  expect(versions.map(({ state }: { state: string }) => state)).toEqual(['undone', 'in_force', 'past']);
});

test('promotions and a gala dinner: list, detail and quote agree on 30 random stays; the quote names them', async () => {
  const many = await addHotel();
  const [first, second] = many.rooms[0]!.plans as [number, number];
  const terms = bangkokTerms([first, second], {
    seasons: [
      {
        from: '2026-11-01',
        to: '2027-10-31',
        costs: [
          { rate_plan_id: first, cost: 190_000 },
          { rate_plan_id: second, cost: 175_050 },
        ],
      },
      { from: '2026-12-20', to: '2027-01-05', costs: [{ rate_plan_id: first, cost: 250_000 }] },
    ],
    promotions: [
      { kind: 'free_nights', stay_nights: 4, pay_nights: 3, combinable: true },
      { kind: 'early_booking', days_ahead: 30, percent_off: 10, combinable: true },
      { kind: 'early_booking', days_ahead: 60, percent_off: 25, stay_from: '2027-02-01', combinable: false },
    ],
    supplements: [
      {
        name_zh: '圣诞晚宴',
        name_en: 'Christmas dinner',
        per: 'person',
        from: '2026-12-24',
        to: '2026-12-24',
        cost: 67_000,
        child_cost: 33_500,
      },
      {
        name_zh: '新年布置',
        name_en: 'New Year decoration',
        per: 'room',
        from: '2026-12-31',
        to: '2026-12-31',
        cost: 10_000,
      },
    ],
  });
  expect((await publish(many, terms)).msg).toBe('');
  await followContracts(world);
  let seed = 7;
  const below = (count: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return Math.floor((seed / 2147483648) * count);
  };
  let promoted = 0;
  for (let at = 0; at < 30; at++) {
    const check_in = addDays('2026-11-22', below(200));
    const rooms = Array.from({ length: 1 + below(2) }, () => ({
      adults: 1 + below(2),
      child_ages: below(3) === 0 ? [below(12)] : [],
    }));
    const stay = { check_in, check_out: addDays(check_in, 1 + below(9)), rooms, nationality: 'CN' };
    const asked = { destination_type: 'hotel', destination_id: many.id, ...stay };
    const { list } = (await world.call('GET', 'hotel/list', asked, { as: 'owner' })).data;
    const rates = await detailRates(many, stay);
    expect(rates).toHaveLength(2);
    const cheapest = Math.min(...rates.map(({ total_price }) => total_price.amount));
    expect([check_in, list[0].total_price.amount]).toEqual([check_in, cheapest]);
    for (const rate of rates) {
      const { data } = await world.call(
        'POST',
        'hotel/quote',
        { rate_key: rate.rate_key, ...stay },
        { as: 'owner' },
      );
      const shown = [data.total_price, data.promotions, data.price_before, data.lines];
      expect(shown).toEqual([rate.total_price, rate.promotions, rate.price_before, rate.lines]);
      const sum = data.lines.reduce(
        (total: number, line: { quantity: number; unit_price: { amount: number } }) =>
          total + line.quantity * line.unit_price.amount,
        0,
      );
      expect(sum).toBe(data.total_price.amount);
      if (data.price_before) promoted++;
      expect(data.price_before === null || data.price_before.amount > data.total_price.amount).toBe(true);
    }
  }
  expect(promoted).toBeGreaterThan(20);
});

test('住4付3 with the early booking: 4 nights of 63.52, 90 days ahead → 171.51; frozen by name in the order', async () => {
  const stay4 = await addHotel();
  const of = stay4.rooms[0]!.plans[0]!;
  const promotions: SupplierTerms['promotions'] = [
    { kind: 'free_nights', stay_nights: 4, pay_nights: 3, combinable: true },
    { kind: 'early_booking', days_ahead: 30, percent_off: 10, combinable: true },
  ];
  await publish(stay4, bangkokTerms([of], { promotions }));
  const stay = { check_in: '2027-03-10', check_out: '2027-03-14', ...party };
  const { data } = await quote(of, stay);
  // 63.52 less 6.35 is 57.17, three times; before: 4 × 63.52.
  expect([data.total_price.amount, data.price_before.amount]).toEqual([17151, 25408]);
  expect(data.promotions).toEqual(['Stay 4, pay 3', 'Early booking −10% (30 days ahead)']);
  expect(data.lines.map((line: { unit_price: { amount: number } }) => line.unit_price.amount)).toEqual([
    6352, -6352, -1905,
  ]);
  const { order } = (await book(data.quote_id)).data;
  const sold = await soldAs(order.id);
  expect(sold.promotions).toEqual([
    { zh: '住4付3', en: 'Stay 4, pay 3', amountOff: 6352 },
    { zh: '提前30天预订 −10%', en: 'Early booking −10% (30 days ahead)', amountOff: 1905 },
  ]);
  // Cost 56.72 less 5.67, three nights.
  expect(sold.rooms[0].cost).toBe(3 * 5105);
});

test('night of a contract → its price cannot be set by hand; a night of another plan can', async () => {
  const clerk = await joinStaff(world, 'desk');
  const set = (rate_plan_id: number) =>
    world.call(
      'POST',
      'console/hotel/nightPrice',
      { rate_plan_id, from: '2027-03-10', to: '2027-03-10', night_price: 8800, reason: 'Fair' },
      { token: clerk },
    );
  expect((await set(plan)).data.reason).toBe('night_by_contract');
  expect((await set(plain)).msg).toBe('');
  const shown = await world.call(
    'GET',
    'console/hotel/nightPrices',
    { rate_plan_id: plan, from: '2027-03-10', to: '2027-03-10' },
    { token: clerk },
  );
  expect(shown.data.nights[0].price.amount).toBe(6352);
});

test('preview: draft → nights, plans and prices before and after; other plans and prices stay', async () => {
  const next = bangkokTerms([plan], { margin: { kind: 'percent', value: 1500 } });
  await post('saveDraft', { terms: next });
  const { data } = await get('preview');
  const usd = (amount: number) => ({ amount, currency: 'USD' });
  // 56.7164 times 1.15 is 65.22; every night from 21 November to 31 October.
  expect([data.cost_rate, data.nights, data.plans.length]).toEqual(['33.5', 345, 1]);
  expect(data.plans[0]).toMatchObject({
    id: plan,
    before: { lowest: usd(6352), highest: usd(6352) },
    after: { lowest: usd(6522), highest: usd(6522) },
  });
  expect(await totalOf(plan)).toBe(6352);
  const { versions } = (await get('detail')).data;
  const draft = versions[0];
  expect([draft.number, draft.state, draft.terms]).toEqual([2, 'draft', next]);
  const stale = { number: 2, revision: draft.revision + 1, reason: 'Too early' };
  expect((await post('publish', stale)).data.reason).toBe('contract_draft_changed');
  expect((await post('undo', { number: 2 })).msg).toBe('');
  expect((await get('preview')).data.reason).toBe('not_found');
});

test('list: name, validity, version and state; filters by state and keyword', async () => {
  const list = async (input: object = {}) =>
    (await world.call('GET', 'console/supplierContract/list', input, { token: finance })).data;
  const of = (await list({ limit: 100 })).list.find(
    (row: { hotel: { id: number } }) => row.hotel.id === hotel.id,
  );
  expect(of).toMatchObject({
    state: 'in_force',
    version: 1,
    valid_to: '2027-10-31',
    cost_currency: 'THB',
    margin: { kind: 'percent', value: 1200 },
    scheduled_at: null,
  });
  world.clock.set(new Date('2027-09-10T00:00:00Z'));
  const states = async (state: string) => (await list({ state, limit: 100 })).list.length;
  expect(await states('in_force')).toBe(0);
  expect(await states('expiring')).toBeGreaterThan(0);
  world.clock.set(new Date('2027-11-01T00:00:00Z'));
  expect(await states('expired')).toBeGreaterThan(0);
  expect((await list({ keyword: 'nowhere' })).list).toEqual([]);
});

test('draft: contradicting terms → refused by field, no draft is kept', async () => {
  const terms = bangkokTerms([plan]);
  const [season] = terms.seasons as [SupplierTerms['seasons'][number]];
  const window = { stay_from: '2027-02-02', stay_to: '2027-02-01' };
  const early = { kind: 'early_booking', days_ahead: 30, percent_off: 10, combinable: true };
  const cases: [string, string, object][] = [
    ['contract_reversed', 'terms[valid_to]', { valid_to: '2026-10-31' }],
    ['contract_over', 'terms[valid_to]', { valid_from: '2026-01-01', valid_to: '2026-11-20' }],
    ['contract_too_long', 'terms[valid_to]', { valid_to: '2032-01-01' }],
    ['cost_rate_missing', 'terms[cost_rates]', { cost_rates: [] }],
    ['cost_rate_needless', 'terms[cost_rates]', { cost_currency: 'USD' }],
    ['cost_rate_twice', 'terms[cost_rates][1][from]', { cost_rates: Array(2).fill(terms.cost_rates[0]) }],
    ['season_outside', 'terms[seasons][0][to]', { seasons: [{ ...season, to: '2027-11-01' }] }],
    ['nights_reversed', 'terms[seasons][0][to]', { seasons: [{ ...season, to: '2026-10-31' }] }],
    [
      'season_plan_twice',
      'terms[seasons][0][costs][1][rate_plan_id]',
      { seasons: [{ ...season, costs: [...season.costs, ...season.costs] }] },
    ],
    [
      'rate_unknown',
      'terms[seasons][0][costs][0][rate_plan_id]',
      { seasons: [{ ...season, costs: [{ rate_plan_id: 999_999, cost: 1 }] }] },
    ],
    ['nights_reversed', 'terms[promotions][0][stay_to]', { promotions: [{ ...early, ...window }] }],
    [
      'pay_nights_too_many',
      'terms[promotions][0][pay_nights]',
      { promotions: [{ kind: 'free_nights', stay_nights: 3, pay_nights: 3, combinable: true }] },
    ],
    [
      'contract_price_too_high',
      'terms[seasons][0][costs][0][cost]',
      { cost_rates: [{ from: '2026-11-01', rate: '0.00001' }] },
    ],
  ];
  for (const [reason, field, changed] of cases) {
    const { code, data } = await post('saveDraft', { terms: { ...terms, ...changed } });
    const [refused] = data.errors;
    expect([code, refused.field, refused.message]).toEqual([0, field, expect.stringMatching(/\w/)]);
    expect([field, data.reason]).toEqual([field, reason]);
  }
  const { versions } = (await get('detail')).data;
  expect(versions.every(({ state }: { state: string }) => state !== 'draft')).toBe(true);
});

test('rights: desk and auditor see contracts and change none; members are refused', async () => {
  const auditor = await joinStaff(world, 'auditor');
  const input = { hotel_id: hotel.id };
  expect((await get('detail', input, auditor)).code).toBe(1);
  expect((await post('saveDraft', { terms: bangkokTerms([plan]) }, auditor)).code).toBe(401);
  const member = await world.call('GET', 'console/supplierContract/detail', input, { as: 'owner' });
  expect(member.code).not.toBe(1);
});
