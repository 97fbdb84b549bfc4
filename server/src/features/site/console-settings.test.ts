import { siteSettings } from '@serai/contract/site/desk';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildCarCity, buildCarRate, buildIndustrialZone } from '../../../test/build-cars.ts';
import { buildCity, buildHotel } from '../../../test/build-hotels.ts';
import { buildAirport } from '../../../test/build-transfers.ts';
import { approveNewest } from '../../../test/concession-sums.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { digestState } from '../../../test/state-digest.ts';
import { boatOrder } from '../../../test/test-product.ts';
import { pageContentPolicy } from '../../platform/http/security-headers.ts';
import { placeOrder } from '../orders/orders.ts';
import { describeDesk } from './describe-desk.ts';
import { findPageSources } from './page-sources.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({
    storages: { drivers: new Map([['local', {} as never]]), incomingDir: '/nowhere' },
  });
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('site_settings').execute();
});

const save = (changes: object, as: 'operator' | 'owner' = 'operator') =>
  world.call('POST', 'console/site/save', changes, { as, lang: 'en' });
const asOperator = { as: 'operator' } as const;
const show = async () => (await world.call('GET', 'console/site/show', {}, { as: 'operator' })).data;

/** A valid value other than the default for every setting. */
const good = {
  siteNameZh: '茶路',
  siteNameEn: 'Tea Road',
  tag: 'trade',
  logo: '/logo.png',
  cdnUrl: 'https://cdn.example.com/a',
  apiUrl: 'https://api.example.com',
  currency: 'CNY',
  recordNumber: 'ICP 1',
  contactMailbox: 'desk@example.com',
  servicePhone: '+86 10 5555 0100',
  urgentPhone: '',
  serviceEmail: 'help@example.com',
  uploadMaxSize: 1024,
  uploadMode: 'local',
  uploadSuffixes: ['jpg', 'gif'],
  uploadMimeTypes: ['image/*'],
  workZone: 'Asia/Yangon',
  workHours: '1-5 09:00-12:30; 1-5 13:30-18:00; 6-7 00:00-24:00',
  holidays: ['2027-02-06', '2027-02-07'],
  iframeHosts: ['trains.example.com', 'localhost:8443'],
  termsZh: '# 一\n第一条',
  termsEn: '# One\nThe first',
  pointsPerHundred: 0,
  publicMarkupPercent: 20,
  concessionSums: [{ currency: 'USD', act: 0, order: 500, day: 1000 }],
  paidBackAloneUpTo: 0,
};

/** Invalid values for every setting. */
const bad: Record<keyof typeof good, unknown[]> = {
  siteNameZh: ['', ' ', 'x'.repeat(41), 7, '茶路🫖'],
  siteNameEn: ['', null, 'Tea 🫖 Road'],
  tag: ['x'.repeat(21)],
  logo: [
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/svg+xml;base64,AA',
    '//evil.example/x',
    'a b.png',
    'https://x;sandbox/a.png',
  ],
  cdnUrl: [
    'cdn.example.com',
    'javascript:alert(1)',
    'ftp://cdn.example.com',
    'https://',
    'https://a@b.example',
    'https://a b',
    // Sources for the content security policy: the first would block every page, the second allow everything.
    'https://x;sandbox',
    'https://*',
    'https://cdn.example.com:99999',
  ],
  apiUrl: ['//api.example.com', 'data:text/html,x', "https://a'none'"],
  currency: ['usd', 'QQQ', 'US', 840],
  recordNumber: ['x'.repeat(61)],
  contactMailbox: ['desk', 'a@b@c'],
  servicePhone: ['desk', '1', 86],
  urgentPhone: ['call us'],
  serviceEmail: ['help'],
  uploadMaxSize: [0, -1, 1.5, 60 * 1024 * 1024, '1024'],
  uploadMode: ['', 'somewhere'],
  uploadSuffixes: [[], ['../x'], ['jpg', ''], 'jpg'],
  uploadMimeTypes: [[], ['image'], ['*/*']],
  workZone: ['', 'Kunming', '+08:00', 8],
  workHours: ['', '9-18', '1-8 09:00-18:00', '1-5 9:00-18:00', '1-5 09:00-25:00', '1-5 09:00-18:00;'],
  holidays: [['6 Feb'], ['2027-02-30'], '2027-02-06'],
  iframeHosts: [
    ['https://a.example'],
    ['a.example/path'],
    ['*.example'],
    ["a.example'; script-src *"],
    ['a b'],
    ['-a'],
  ],
  termsZh: ['', 'x'.repeat(30_001)],
  termsEn: [' '],
  pointsPerHundred: [-1, 10_001, 0.5],
  publicMarkupPercent: [-1, 101],
  concessionSums: [
    [{ currency: 'usd', act: 1, order: 1, day: 1 }],
    [{ currency: 'USD', act: -1, order: 1, day: 1 }],
    [{ currency: 'USD', act: 1, order: 0.5, day: 1 }],
    [{ currency: 'USD', act: 1, order: 1 }],
    Array(2).fill({ currency: 'USD', act: 1, order: 1, day: 1 }),
    'USD 1 2 3',
  ],
  paidBackAloneUpTo: [-1, 10_000_001, 0.5],
};

/** Saves all settings; a second administrator approves the sums if they change. */
async function saveAll(): Promise<void> {
  const reply = await save(good);
  if (reply.data.reason === 'second_person_asked') expect((await approveNewest(world)).msg).toBe('');
  else expect(reply.data.settings).toEqual(good);
}

describe('the settings of the site', () => {
  it('console/site/save: every setting → has a default and can be set', async () => {
    const before = await show();
    expect(siteSettings.safeParse(before.settings).success).toBe(true);
    expect(before.uploadModes).toEqual(['local']);
    expect(Object.keys(good).sort()).toEqual(Object.keys(siteSettings.shape).sort());
    await saveAll();
    expect((await show()).settings).toEqual(good);
  });

  it('site settings: fields not sent → unchanged', async () => {
    await save({ tag: 'one', recordNumber: 'two' });
    await save({ tag: 'three' });
    expect((await show()).settings).toMatchObject({ tag: 'three', recordNumber: 'two' });
  });

  it('console/site/save: invalid value → refused by field, nothing changes', async () => {
    const before = await digestState(world.db);
    let refused = 0;
    for (const [name, values] of Object.entries(bad)) {
      for (const value of values) {
        const reply = await save({ ...good, [name]: value });
        expect(reply.code, `${name} ${JSON.stringify(value)}`).toBe(0);
        expect(reply.data.errors[0].field, `${name} ${JSON.stringify(value)}`).toMatch(
          new RegExp(`^${name}`),
        );
        expect(reply.data.errors[0].message).not.toBe('');
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(45);
    expect((await save({ siteName: 'x' })).code).toBe(0);
    expect(await digestState(world.db)).toBe(before);
  });

  it('console/site/save: currency, agencies without money → agencies follow', async () => {
    const currencyOf = async () =>
      (await world.call('GET', 'account/wallet', {}, { as: 'owner' })).data.balance.currency;
    expect((await save({ currency: 'MMK' })).data.settings.currency).toBe('MMK');
    expect(await currencyOf()).toBe('MMK');
    expect((await save({ currency: 'USD' })).code).toBe(1);
    expect(await currencyOf()).toBe('USD');
  });

  it('console/site: other users → only operators', async () => {
    expect((await save({ tag: 'mine' }, 'owner')).code).toBe(401);
    expect((await world.call('POST', 'console/site/save', { tag: 'mine' })).code).toBe(303);
    expect((await world.call('GET', 'console/site/show', {}, { as: 'owner' })).code).toBe(401);
  });

  it('console/site/save: saved → clients get it with their next load', async () => {
    await saveAll();
    const { data } = await world.call('GET', 'index/index', {}, { lang: 'en' });
    expect(data).toMatchObject({
      site: {
        siteName: 'Tea Road',
        tag: 'trade',
        logo: '/logo.png',
        cdnUrl: 'https://cdn.example.com/a',
        upload: { maxSize: 1024, allowedSuffixes: ['jpg', 'gif'] },
      },
      contact: {
        servicePhone: '+86 10 5555 0100',
        urgentPhone: '',
        serviceEmail: 'help@example.com',
        workHours: good.workHours,
      },
      iframeHosts: good.iframeHosts,
    });
  });
});

describe('the numbers guests are told', () => {
  it('guest phone numbers: not set → missing, and reported to the operator of the portal', async () => {
    await save({ servicePhone: '', urgentPhone: '+95 1 555 0199' });
    expect(await describeDesk(world.db)).toBe(
      'support MISSING, around the clock +95 1 555 0199; set them at /console/site',
    );
    await save({ servicePhone: '+86 10 5555 0100' });
    expect(await describeDesk(world.db)).not.toContain('MISSING');
    await world.db.deleteFrom('site_settings').where('name', 'in', ['servicePhone', 'urgentPhone']).execute();
    const { data } = await world.call('GET', 'index/index', {});
    expect(data.contact).toMatchObject({ servicePhone: '', urgentPhone: '' });
  });
});

describe('the content policy of pages', () => {
  it('content security policy: nothing configured → no other origin', async () => {
    const policy = pageContentPolicy('n', await findPageSources(world.db));
    expect(policy).toContain("img-src 'self' data: blob:; ");
    expect(policy).toContain("frame-src 'none'");
    expect(policy).toContain("connect-src 'self'; ");
  });

  it('content security policy: configured → pictures of the CDN, frames of listed hosts, calls of the API', async () => {
    await saveAll();
    const policy = pageContentPolicy('n', await findPageSources(world.db));
    expect(policy).toContain("img-src 'self' data: blob: https://cdn.example.com;");
    expect(policy).toContain(
      'frame-src https://trains.example.com https://localhost:8443 http://localhost:8443;',
    );
    expect(policy).toContain("connect-src 'self' https://api.example.com;");
  });
});

describe('the service terms', () => {
  it('service terms: both languages → shown in the latest version', async () => {
    const read = async (lang: 'zh-cn' | 'en') =>
      (await world.call('GET', 'site/terms', {}, { lang })).data.clauses;
    expect((await read('zh-cn')).length).toBe(8);
    expect((await read('en')).length).toBe(8);
    await save({ termsEn: 'Before all.\n\n# One\nFirst.\nStill first.\n\nSecond.\n# Two\n' });
    expect(await read('en')).toEqual([
      { title: '', paragraphs: ['Before all.'] },
      { title: 'One', paragraphs: ['First.\nStill first.', 'Second.'] },
      { title: 'Two', paragraphs: [] },
    ]);
  });
});

describe('the currency stays while something stands in it', () => {
  beforeAll(async () => {
    // Restores the site's currency, whatever earlier tests left.
    for (const currency of ['THB', 'USD']) expect((await save({ currency })).code).toBe(1);
  });

  const credit = (credit_limit: number) =>
    world.call(
      'POST',
      'console/wallet/setCreditLimit',
      { agency_id: world.agencyB, credit_limit },
      asOperator,
    );
  const spending = (change: object) =>
    world.db.updateTable('users').set(change).where('username', '=', 'booker_a').execute();
  const gone = (table: 'airports' | 'car_rates' | 'industrial_zones') => () =>
    world.db.deleteFrom(table).execute();

  // The more distinctive values come last, and stay.
  it.each([
    ['a credit limit', 'credit limits', () => credit(100), () => credit(0)],
    [
      'a limit per order',
      'limits',
      () => spending({ order_limit: 1 }),
      () => spending({ order_limit: null }),
    ],
    ['a limit per day', 'limits', () => spending({ day_limit: 1 }), () => spending({ day_limit: null })],
    [
      'a limit per month',
      'limits',
      () => spending({ month_limit: 1 }),
      () => spending({ month_limit: null }),
    ],
    ['an airport', 'Prices', () => buildAirport(world.db, {}), gone('airports')],
    ['a rate of cars', 'Prices', buildRate, gone('car_rates')],
    ['a fee of an industrial zone', 'Prices', buildZone, gone('industrial_zones')],
    ['a room rate', 'Prices', buildRoom],
    ['an order', 'orders', placeBoat],
    ['a sum that moved', 'Money', topUp],
  ] as const)(
    'console/site/save: currency with %s in the old one → refused',
    async (_, word, open, close?: () => Promise<unknown>) => {
      await open();
      const before = await digestState(world.db);
      const refused = await save({ currency: 'THB', tag: 'baht' });
      expect([refused.code, refused.data.errors?.[0].field]).toEqual([0, 'currency']);
      expect(refused.msg).toContain(word);
      expect(refused.msg).toContain('USD');
      expect(await digestState(world.db)).toBe(before);
      await close?.();
    },
  );
});

async function buildRate(): Promise<void> {
  const { city } = await buildCarCity(world.db);
  await buildCarRate(world.db, { locationId: city });
}

async function buildZone(): Promise<void> {
  const { city } = await buildCarCity(world.db);
  await buildIndustrialZone(world.db, city);
}

const buildRoom = async () =>
  buildHotel(world.db, { cityId: await buildCity(world.db), rooms: [{ plans: [{}] }] });

async function placeBoat(): Promise<unknown> {
  const free = { kind: 'none' as const };
  const policy = { rules: [{ until: null, fee: free }], noShow: free };
  const users = world.db.selectFrom('users').select('id').where('agency_id', '=', world.agencyA);
  const { id: userId } = await users.executeTakeFirstOrThrow();
  const facts = { date: '2026-12-01', policy, agencyId: world.agencyA, userId, now: world.clock.now() };
  return world.db.transaction().execute((trx) => placeOrder(trx, boatOrder(facts)));
}

const topUp = () =>
  world.call('POST', 'console/wallet/topUp', { agency_id: world.agencyA, amount: 1, memo: '' }, asOperator);
