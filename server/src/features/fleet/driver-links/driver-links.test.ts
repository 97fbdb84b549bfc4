import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fundAgency } from '../../../../test/fund-agency.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { checkInvariants } from '../../../../test/invariants.ts';
import { testStart } from '../../../../test/population.ts';
import { bookDrive, quoteDrive } from '../../../../test/reliability/fleet-booking.ts';
import {
  addCrew,
  addFleet,
  addPool,
  type Crew,
  type DrivenProduct,
  type TestPool,
} from '../../../../test/reliability/test-fleet.ts';
import { sendFile } from '../../../../test/send-file.ts';
import { digestState } from '../../../../test/state-digest.ts';
import { openStorages } from '../../../platform/files/open-storages.ts';

let world: TestWorld;
let pool: TestPool;
let dataDir: string;
let made = 0;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-driver-'));
  world = await openTestWorld({ storages: openStorages({ dataDir }) });
  await fundAgency(world.db, world.agencyA, { deposit: 50_000_000 });
  pool = await addPool(world.db, await addFleet(world.db), 500);
  await world.app.memory.refresh();
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  world.clock.set(testStart);
  await world.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  expect(await checkInvariants(world.db)).toEqual([]);
});

const operator = { as: 'operator' } as const;
async function must(path: string, input: object, options: Parameters<typeof world.call>[3] = operator) {
  const reply = await world.call('POST', path, input, options);
  expect([path, reply.msg]).toEqual([path, '']);
  return reply.data;
}

/** Adds a driver with a mobile number, and a vehicle. */
async function newCrew(phone = `+95 9 420 ${String(100_000 + ++made)}`): Promise<Crew> {
  const crew = await addCrew(world.db, pool);
  await world.db.updateTable('drivers').set({ phone }).where('id', '=', crew.driver_id).execute();
  return crew;
}

/** A paid transfer or rental that begins at 08:00 on a day of December, assigned to a crew. */
async function ride(
  crew: Crew,
  day = '2026-12-01',
  product: DrivenProduct = 'airport',
): Promise<{ id: number; orderId: number }> {
  const drive = { product, firstDay: day, days: 1, vehicles: 1 } as const;
  const send = (method: 'GET' | 'POST', path: string, data?: unknown) =>
    world.call(method, path, data, { as: 'owner' });
  const { orderId } = await bookDrive(send, drive, await quoteDrive(send, pool, drive));
  await must('order/pay', { id: orderId, pay_channel: 'balance' }, { as: 'owner' });
  const { id } = await world.db
    .selectFrom('rides')
    .select('id')
    .where('order_id', '=', orderId!)
    .executeTakeFirstOrThrow();
  await must('console/dispatch/assign', { ride_id: id, ...crew });
  return { id, orderId: orderId! };
}

/** A ride on the day of its service, and the token texted to its driver. */
async function rideToday() {
  const crew = await newCrew();
  const given = await ride(crew);
  const token = await textedToken();
  world.clock.set(new Date('2026-12-01T00:00:00Z'));
  return { ...given, crew, token };
}

const texts = (event: string) =>
  world.db
    .selectFrom('outbox')
    .select(['recipient', 'body'])
    .where('kind', '=', 'sms')
    .where('event', '=', event)
    .orderBy('id', 'desc')
    .execute();
const tokenIn = (text: string) => /\/d\/([\w-]{43})\?/.exec(text)![1]!;
const textedToken = async () => tokenIn((await texts('driver_ride'))[0]!.body);
const show = (token: string) => world.call('GET', 'driverSheet/show', { token });
const step = (token: string, ride_id: number, name: string, key: string = randomUUID()) =>
  world.call('POST', 'driverSheet/step', { token, ride_id, step: name }, { key });
const photo = (token: string, ride_id: number, form: { name?: string; bytes?: Buffer } = {}) =>
  sendFile(world, {
    as: null,
    path: 'driverSheet/photo',
    query: `?token=${token}&ride_id=${ride_id}`,
    name: 'IMG_1.png',
    bytes: picture,
    type: 'image/png',
    ...form,
  });
const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#a3262c' } })
  .png()
  .toBuffer();
const shownRide = async (id: number) =>
  (await world.call('GET', 'console/dispatch/list', { limit: 100 }, operator)).data.list.find(
    (one: { id: number }) => one.id === id,
  );

describe('link sent to the driver', () => {
  it.each([
    [['burmese', 'chinese'], 'my', 'en', /[\u1000-\u109f]{5}/],
    [['thai'], 'th', 'en', /[\u0e00-\u0e7f]{5}/],
    [['chinese', 'english'], 'zh-cn', 'zh-cn', /新行程/],
    [['english'], 'en', 'en', /new ride/],
  ] as const)(
    'driver link: driver who speaks %s → text and sheet in %s',
    async (languages, reads, lang, script) => {
      const crew = await newCrew();
      await world.db
        .updateTable('drivers')
        .set({ languages: [...languages] })
        .where('id', '=', crew.driver_id)
        .execute();
      await ride(crew);
      const [text] = await texts('driver_ride');
      expect(text!.body).toMatch(script);
      expect(text!.body).toMatch(new RegExp(`2026-12-01 \\d\\d:\\d\\d.*/d/[\\w-]{43}\\?lang=${lang}$`));
      expect((await show(tokenIn(text!.body))).data.reads).toBe(reads);
    },
  );

  it('driver link: ride assigned → texted; shows the rides of that day and place only', async () => {
    const crew = await newCrew();
    const first = await ride(crew);
    const [text] = await texts('driver_ride');
    expect(text!.recipient).toBe(`+959420${100_000 + made}`);
    expect(text!.body).toMatch(/2026-12-01 \d\d:\d\d.*http:\/\/localhost\/d\/[\w-]{43}\?lang=en$/);
    const token = tokenIn(text!.body);
    await ride(crew, '2026-12-02');
    const { data, body } = await show(token);
    expect(data).toMatchObject({ day: '2026-12-01', rides: [{ id: first.id, is_off: false, next: null }] });
    expect(data.rides[0]).toMatchObject({
      passenger_name: 'WANG FANG',
      phone: '+95 9 123 456',
      flight_number: 'MU2031',
      passengers: 1,
      status: 'assigned',
      photos: 0,
      photos_left: 6,
    });
    expect(data.rides[0].from.name).not.toBe('');
    expect(data.rides[0].to.name).not.toBe('');
    expect(body.toString()).not.toMatch(/amount|currency|owner_a|Li Hua/);
  });

  it.each([
    ['airport', { sign_text: '' }],
    ['car', { pick_up_address: '', drop_off_address: '' }],
  ] as const)(
    "driver link: %s ride, passenger number changed → new number shown, otherwise the booker's",
    async (product, rest) => {
      const { orderId: id } = await ride(await newCrew(), '2026-12-01', product);
      const token = await textedToken();
      const phone = async () => (await show(token)).data.rides[0].phone;
      const change = (phones: object) =>
        must(
          `${product}/changeTrip`,
          { id, passenger_name: 'WANG FANG', contact_phone: '+95 9 123 456', ...rest, ...phones },
          { as: 'owner' },
        );
      expect(await phone()).toBe('+95 9 123 456');
      await change({ passenger_phone: '+95 9 777 001' });
      expect(await phone()).toBe('+95 9 777 001');
      expect(await texts('driver_ride_changed')).toHaveLength(1);
      // An omitted number is kept; a cleared one falls back to the booker's.
      await change({ contact_phone: '+95 9 123 999' });
      expect(await phone()).toBe('+95 9 777 001');
      await change({ passenger_phone: '', contact_phone: '+95 9 123 999' });
      expect(await phone()).toBe('+95 9 123 999');
    },
  );

  it('driver link: another ride assigned → link still valid; ride reassigned → no longer shown', async () => {
    const crew = await newCrew();
    const first = await ride(crew);
    const token = await textedToken();
    const other = await newCrew();
    await must('console/dispatch/reassign', { ride_id: first.id, ...other, reason: 'Ill' });
    expect((await show(token)).data.rides).toEqual([]);
    const [off] = await texts('driver_ride_off');
    const phone = await world.db
      .selectFrom('drivers')
      .select('phone')
      .where('id', '=', crew.driver_id)
      .executeTakeFirstOrThrow();
    expect(off!.recipient).toBe(phone.phone.replaceAll(' ', ''));
    expect((await show(await textedToken())).data.rides).toMatchObject([{ id: first.id }]);
  });

  it('driver link: driver not reachable by text → handed on by the dispatcher, earlier links expire', async () => {
    const crew = await newCrew('+95 1 072 7487');
    const { id } = await ride(crew);
    expect(await texts('driver_ride')).toEqual([]);
    const lost = await must('console/dispatch/link', { ride_id: id });
    expect(lost.texted).toBe(false);
    const { url } = await must('console/dispatch/link', { ride_id: id });
    expect((await show(tokenIn(url))).data.rides).toMatchObject([{ id }]);
    expect((await show(tokenIn(lost.url))).data.reason).toBe('link_invalid');
  });

  it('driver link: order cancelled → driver texted, ride marked as off, passenger data hidden', async () => {
    const { id, orderId, token } = await rideToday();
    await must('console/order/cancel', { id: orderId, fee: 0, reason: 'Flight cancelled' });
    expect(await texts('driver_ride_off')).toHaveLength(1);
    const { data, body } = await show(token);
    expect(data.rides).toMatchObject([{ id, is_off: true, next: null, passenger_name: '', phone: '' }]);
    expect(body.toString()).not.toMatch(/WANG FANG|123 456/);
    expect((await step(token, id, 'depart')).data.reason).toBe('order_wrong_state');
  });
});

describe('driver behind the link', () => {
  it('driver report: each step in order → same effect as by the desk, with the driver in the history', async () => {
    const { id, orderId, token } = await rideToday();
    for (const name of ['depart', 'arrive', 'board', 'finish']) {
      expect((await show(token)).data.rides[0].next).toBe(name);
      world.clock.advance(15 * 60_000);
      expect((await step(token, id, name)).msg).toBe('');
    }
    expect((await show(token)).data.rides[0]).toMatchObject({ status: 'finished', next: null });
    const { data } = await world.call('GET', 'order/detail', { id: orderId }, { as: 'owner' });
    expect(data.order.order_status).toBe('in_service');
    const told = data.history.map(
      ({ event, actor }: { event: string; actor: string }) => `${event} ${actor}`,
    );
    expect(told.slice(-4)).toEqual(
      ['driverDeparted', 'driverArrived', 'board', 'rideFinished'].map((event) => `${event} supplier`),
    );
    const steps = await world.db
      .selectFrom('ride_history')
      .select(['event', 'actor', 'user_id'])
      .where('ride_id', '=', id)
      .orderBy('id')
      .execute();
    expect(steps.slice(1).every(({ actor, user_id }) => actor === 'supplier' && user_id === null)).toBe(true);
    expect(steps).toHaveLength(5);
  });

  it('driver report: sent twice → recorded once; too early → refused', async () => {
    const { id, token } = await rideToday();
    world.clock.set(new Date('2026-11-30T13:29:59Z'));
    expect((await step(token, id, 'depart')).data.reason).toBe('order_not_yet');
    world.clock.set(new Date('2026-12-01T00:00:00Z'));
    const key = randomUUID();
    const first = await step(token, id, 'depart', key);
    const again = await Promise.all([1, 2, 3].map(() => step(token, id, 'depart', key)));
    for (const reply of again) expect(reply.data).toEqual(first.data);
    expect((await step(token, id, 'depart')).data.reason).toBe('ride_wrong_state');
    expect((await step(token, id, 'board')).data.reason).toBe('ride_wrong_state');
    expect((await step(token, id, 'arrive', key)).data.reason).toBe('idempotency_key_reused');
    const steps = await world.db.selectFrom('ride_history').select('id').where('ride_id', '=', id).execute();
    expect(steps).toHaveLength(2);
  });

  it('ride photos: pictures only, at most six → shown to the dispatcher', async () => {
    const { id, token } = await rideToday();
    expect((await photo(token, id)).data.reason).toBe('ride_wrong_state');
    await step(token, id, 'depart');
    const pdf = { name: 'bill.pdf', bytes: Buffer.from('%PDF-1.7\n%%EOF\n') };
    expect((await photo(token, id, pdf)).data.reason).toBe('upload_type_refused');
    const script = { name: 'a.png', bytes: Buffer.from('<script>alert(1)</script>') };
    expect((await photo(token, id, script)).data.reason).toBe('upload_content_differs');
    for (let at = 1; at <= 6; at++) expect((await photo(token, id)).data.photos).toBe(at);
    expect((await photo(token, id)).data.reason).toBe('photos_full');
    const { photos } = await shownRide(id);
    expect(photos).toHaveLength(6);
    expect(photos[0]).toMatchObject({ status: 'en_route', at: world.clock.now().getTime() / 1000 });
    const served = await world.fastify.inject({ url: photos[0].url });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/png']);
  });

  it('driver link: forged, cut, expired or guessed token, or other driver’s ride → refused, nothing changes', async () => {
    const { id, token } = await rideToday();
    const other = await ride(await newCrew());
    const tomorrow = await ride(
      { ...(await newCrew()), driver_id: (await crewOf(id)).driver_id },
      '2026-12-02',
    );
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const before = await digestState(world.db);
    const answers = new Set<string>();
    const tryAll = async (tokens: readonly string[]) => {
      for (const one of tokens) {
        for (const { http, msg, data } of [
          await show(one),
          await step(one, id, 'depart'),
          await photo(one, id),
        ]) {
          answers.add(JSON.stringify([http, msg, data]));
        }
      }
    };
    await tryAll([forged, token.slice(0, 42), `${token}A`, token.toLowerCase(), String(id), "' OR 1=1 --"]);
    for (const ride_id of [other.id, tomorrow.id, 900_000_001]) {
      const replies = [await step(token, ride_id, 'depart'), await photo(token, ride_id)];
      expect(replies.map(({ data }) => data.reason)).toEqual(['not_found', 'not_found']);
    }
    world.clock.set(new Date('2026-12-03T12:00:00Z'));
    await tryAll([token]);
    expect([...answers]).toEqual([
      JSON.stringify([200, 'The link was used already or has expired', { reason: 'link_invalid' }]),
    ]);
    expect(await digestState(world.db)).toBe(before);
  });

  it('driver link: driver deactivated → expired', async () => {
    const { crew, token } = await rideToday();
    await world.db.updateTable('drivers').set({ active: false }).where('id', '=', crew.driver_id).execute();
    expect((await show(token)).data.reason).toBe('link_invalid');
  });
});

const crewOf = (rideId: number) =>
  world.db
    .selectFrom('rides')
    .select('driver_id')
    .where('id', '=', rideId)
    .executeTakeFirstOrThrow() as Promise<{
    driver_id: number;
  }>;
