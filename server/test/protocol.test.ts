import { allEndpoints } from '@serai/contract/all';
import { fields as en } from '@serai/phrases/en/fields';
import { fields as zh } from '@serai/phrases/zh/fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../src/app.ts';
import { buildCity } from './build-hotels.ts';
import { openTestWorld, type TestWorld } from './harness.ts';
import { digestState } from './state-digest.ts';
import { testCaller } from './test-caller.ts';
import { TestMailer } from './test-mailer.ts';

let world: TestWorld;
let before: string;
beforeAll(async () => {
  world = await openTestWorld();
  search.destination_id = await buildCity(world.db);
  await world.app.memory.refresh();
  await world.tokenOf('owner');
  await world.tokenOf('booker');
  await world.tokenOf('operator');
  before = await digestState(world.db);
});
afterAll(async () => {
  // No refusal in this file may change the state.
  expect(await digestState(world.db)).toBe(before);
  await world.close();
});

/** Sends a body unchanged, so that tests can send what no client would. */
async function sendRaw(payload: string | Buffer, contentType = 'application/json', path = 'index/message') {
  const response = await world.fastify.inject({
    method: 'POST',
    url: `/api/${path}`,
    headers: { 'content-type': contentType, 'think-lang': 'en' },
    payload,
  });
  return { http: response.statusCode, ...response.json() };
}

describe('protocol', () => {
  it('protocol: unknown call → 404 with the envelope', async () => {
    for (const [method, path] of [
      ['GET', 'no/such'],
      ['POST', 'order/explode'],
      ['POST', 'hotel/list'],
    ] as const) {
      const reply = await world.call(method, path);
      expect(reply).toMatchObject({ http: 404, code: 0, msg: 'There is no such call' });
      expect(reply.data.reason).toBe('call_unknown');
    }
    expect((await world.call('GET', 'no/such', {}, { lang: 'zh-cn' })).msg).toMatch(/\p{Script=Han}/u);
  });

  it.each([
    ['half a body', '{"name": "A'],
    ['no JSON', 'name=A&email=b'],
    ['a trailing comma', '{"name":"A",}'],
    ['bytes that are no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('protocol: %s → 400', async (_what, payload) => {
    expect(await sendRaw(payload)).toMatchObject({ http: 400, code: 0, data: { reason: 'body_unreadable' } });
  });

  it('protocol: address that cannot be decoded → 400 with the envelope and the headers', async () => {
    const response = await world.fastify.inject({ method: 'GET', url: '/api/hotel/%zz' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 0, data: { reason: 'body_unreadable' } });
    expect(response.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
      'cache-control': 'no-store',
    });
  });

  it('protocol: body whose type is not JSON → 400', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
      expect((await sendRaw('a=1', type)).http, type).toBe(400);
    }
  });

  it.each([
    ['lists 10,000 deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['lists 100,000 deep in a field', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['objects 10,000 deep', `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
    ['lists that never end', '['.repeat(200_000)],
    ['a list of 100,000', `{"name":[1${',1'.repeat(100_000)}]}`],
    ['20,000 fields', `{${Array.from({ length: 20_000 }, (_, at) => `"a${at}":0`).join()}}`],
  ])('protocol: %s → 400 for guests and members, with a key and without', async (_what, payload) => {
    for (const [path, headers] of [
      ['index/message', {}],
      [
        'hotel/book',
        { 'ba-user-token': await world.tokenOf('owner'), 'idempotency-key': 'deep-and-wide-0001' },
      ],
    ] as const) {
      const response = await world.fastify.inject({
        method: 'POST',
        url: `/api/${path}`,
        payload,
        headers: { 'content-type': 'application/json', ...headers },
      });
      expect(response.statusCode, path).toBe(400);
      expect(response.json()).toMatchObject({ code: 0, data: { reason: 'body_unreadable' } });
    }
  });

  it('protocol: brackets and commas within a text → part of the text', async () => {
    const content = `${'[{,'.repeat(1300)}"\\"[`;
    const reply = await sendRaw(JSON.stringify({ name: '', email: 'a@example.com', content }));
    expect(reply).toMatchObject({ http: 200, data: { errors: [{ field: 'name' }] } });
  });

  it('protocol: endlessly nested query → refused with the name of its field', async () => {
    const deep = `hotel/destinations?keyword${'[a]'.repeat(2000)}=1`;
    expect(await world.call('GET', deep)).toMatchObject({
      http: 200,
      data: { errors: [{ field: 'keyword' }] },
    });
  });

  it('protocol: JSON body that is no object → missing fields named', async () => {
    for (const payload of ['[]', '7', '"text"', 'null', 'true']) {
      const reply = await sendRaw(payload);
      expect([reply.http, reply.code], payload).toEqual([200, 0]);
      // A null body is treated as an empty one.
      expect(reply.msg, payload).toBe(
        payload === 'null' ? 'Please fill in Name' : 'What was sent has the wrong format',
      );
    }
  });

  it('protocol: body over 256 kB, body of 10 MB → 413', async () => {
    const body = (length: number) =>
      JSON.stringify({ name: 'A', email: 'a@example.com', content: 'x'.repeat(length) });
    for (const length of [256 * 1024, 10 * 1024 * 1024]) {
      const reply = await sendRaw(body(length));
      expect(reply).toMatchObject({ http: 413, code: 0, data: { reason: 'body_too_large' } });
    }
    expect((await sendRaw(body(250 * 1024))).data.errors[0].field).toBe('content');
  });

  it('protocol: body of 10 MB over a socket → refused, and the server continues to serve', async () => {
    const address = await world.fastify.listen({ port: 0, host: '127.0.0.1' });
    const status = await fetch(`${address}/api/index/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'x'.repeat(10 * 1024 * 1024) }),
    }).then(
      (response) => response.status,
      () => 413,
    );
    expect(status).toBe(413);
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
  });
});

describe('headers', () => {
  it('headers: API reply → forbids caching, sniffing and framing, and has a request number', async () => {
    const { headers } = await world.call('GET', 'index/index');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-request-id': expect.stringMatching(/^[\w-]{8,64}$/),
    });
  });

  it.each(['%61pi/index/index', 'API/index/index', '%41PI/%69ndex/index', '%61pi/no/such'])(
    'headers: call at /%s → all present',
    async (address) => {
      const plain = await world.call('GET', address.includes('such') ? 'no/such' : 'index/index');
      const response = await world.fastify.inject({ method: 'GET', url: `/${address}` });
      expect(response.json().code).toBe(plain.code);
      for (const name of ['cache-control', 'content-security-policy', 'vary', 'x-content-type-options']) {
        expect(response.headers[name], name).toBe(plain.headers[name]);
      }
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );

  it.each(['/health/live', '/health/ready', '/storage/none', '/pictures/none', '/none', '/assets/none.js'])(
    'headers: %s → a policy that allows nothing',
    async (url) => {
      const { headers } = await world.fastify.inject({ method: 'GET', url });
      expect(headers['content-security-policy']).toMatch(/^default-src 'none'; frame-ancestors 'none'/);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('CORS: configured origins → allowed; all others → not', async () => {
    const { db, pool, clock } = world;
    const log = world.fastify.log as unknown as Parameters<typeof createApp>[0]['log'];
    const app = await createApp({
      db,
      pool,
      clock,
      log,
      mailer: new TestMailer(),
      corsOrigins: ['https://shop.example'],
    });
    const ask = (origin: string) =>
      app.fastify.inject({ method: 'OPTIONS', url: '/api/hotel/book', headers: { origin } });
    const allowed = await ask('https://shop.example');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://shop.example',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers':
        'server, think-lang, ba-user-token, content-type, idempotency-key, seen',
      'access-control-max-age': '1800',
      vary: 'Origin',
    });
    for (const origin of ['https://shop.example.evil', 'null', 'http://shop.example']) {
      expect((await ask(origin)).headers, origin).not.toHaveProperty('access-control-allow-origin');
    }
    await app.stop();
  });
});

describe('rate limits', () => {
  it('rate limits: every search, quote, preview, booking, payment and link → counted', () => {
    const counted = allEndpoints.flatMap(({ path, rateLimit }) =>
      rateLimit ? [`${rateLimit} ${path}`] : [],
    );
    expect(counted.sort()).toEqual(
      [
        ...['car/list', 'airport/list', 'hotel/list', 'hotel/map', 'hotel/detail', 'cms.Index/search'].map(
          (path) => `search ${path}`,
        ),
        ...['car', 'airport', 'hotel'].flatMap((name) => [`quote ${name}/quote`, `order ${name}/book`]),
        ...['show', 'acknowledge', 'refuse'].map((action) => `link hotelNotice/${action}`),
        ...['show', 'step', 'photo'].map((action) => `link driverSheet/${action}`),
        'quote order/refundPreview',
        'quote order/similar',
        'order hotel/changeGuests',
        'order car/changeTrip',
        'order airport/changeTrip',
        ...['car', 'airport'].flatMap((name) => [
          `quote ${name}/previewChange`,
          `order ${name}/changeBooking`,
        ]),
        ...['pay', 'payEarly', 'refund', 'askApproval', 'decideApproval'].map(
          (action) => `order order/${action}`,
        ),
        ...['confirm', 'decline', 'ask'].map((answer) => `order order/${answer}Adjustment`),
        ...['add', 'reply', 'accept'].map((action) => `order workOrder/${action}`),
        'quote workOrder/preview',
        ...['buy', 'saveContent'].map((action) => `order cms.User/${action}`),
        'order bill/apply',
        'order bill/pay',
        'order invoice/apply',
        'link invoice/resend',
        'quote voucher/previewTyped',
        'quote voucher/previewPdf',
        'link voucher/shared',
        'link voucher/check',
        ...['order/export', 'order/linkExport', 'order/linkExportEvery'].map((path) => `link ${path}`),
        ...['bill/export', 'bill/linkExport', 'invoice/export', 'invoice/linkExport'].map(
          (path) => `link ${path}`,
        ),
        'search console/order/present',
        'link console/order/linkExport',
        'link console/hotelOrder/linkMovements',
        'link console/bill/export',
        'link console/invoice/export',
        'link console/closing/journal',
        'link console/margin/export',
        'link console/wallet/exportStatement',
        'link console/evidence/link',
        'link console/invoice/readFile',
        ...['account/exportStatement', 'account/linkStatement'].map((path) => `link ${path}`),
      ].sort(),
    );
  });

  it('rate limits: calls of a kind per minute → bounded per user, and higher per address', async () => {
    const { db, pool, clock } = world;
    const log = world.fastify.log as unknown as Parameters<typeof createApp>[0]['log'];
    const few = { perUser: 2, perAddress: 5 };
    const app = await createApp({
      db,
      pool,
      clock,
      log,
      mailer: new TestMailer(),
      rateLimits: { search: few, quote: { perUser: 1, perAddress: 5 }, order: few, link: few },
    });
    const call = testCaller(app.fastify, world.tokenOf);
    const searched = async (as?: 'owner' | 'booker') =>
      (await call('GET', 'hotel/list', search, as ? { as } : {})).http;
    expect([await searched('owner'), await searched('owner'), await searched('owner')]).toEqual([
      200, 200, 429,
    ]);
    // Another kind of call has a separate count, whatever it returns.
    const quote = () => call('POST', 'hotel/quote', { rate_key: '1-1', ...stay }, { as: 'owner' });
    expect((await quote()).http).toBe(200);
    const refused = await quote();
    expect(refused).toMatchObject({ http: 429, code: 0, data: { reason: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await call('GET', 'order/list', { product: 'hotel' }, { as: 'owner' })).http).toBe(200);
    expect([await searched('booker'), await searched(), await searched(), await searched()]).toEqual([
      200, 200, 200, 429,
    ]);
    clock.advance(60_000);
    expect(await searched('owner')).toBe(200);
    // Guessed links are limited by address, hotels' and drivers' links together.
    const links = [
      'hotelNotice/show',
      'driverSheet/show',
      'hotelNotice/show',
      'driverSheet/show',
      'hotelNotice/show',
    ];
    for (const path of links) {
      expect((await call('GET', path, { token: 'x'.repeat(43) })).data.reason).toBe('link_invalid');
    }
    expect(await call('GET', 'driverSheet/show', { token: 'x'.repeat(43) })).toMatchObject({
      http: 429,
      code: 0,
      data: { reason: 'too_many_requests' },
    });
    clock.advance(60_000);
    expect((await call('GET', 'driverSheet/show', { token: 'x'.repeat(43) })).http).toBe(200);
    await app.stop();
  });
});

const future = { check_in: '2026-12-01', check_out: '2026-12-03' };
const stay = { ...future, rooms: [{ adults: 2 }], nationality: 'CN' };
const search = { destination_type: 'city', destination_id: 1, ...stay };
const guests = [{ guests: [{ full_name: 'ZHANG SAN' }] }];
const booking = {
  quote_id: '00000000-0000-4000-8000-000000000000',
  rooms: guests,
  contact_name: 'Wang',
  contact_phone: '+86 138 0000 0000',
};
const message = { name: 'Du Li', email: 'du@example.com', content: 'Hello' };

describe('bad input → refused in both languages with the name of its field', () => {
  it.each([
    ['a night of the past', 'GET', 'hotel/list', { ...search, check_in: '2026-11-20' }, 'check_in'],
    ['reversed dates', 'GET', 'hotel/list', { ...search, check_out: '2026-11-30' }, 'check_out'],
    ['0 nights', 'GET', 'hotel/list', { ...search, check_out: '2026-12-01' }, 'check_out'],
    ['31 nights', 'GET', 'hotel/list', { ...search, check_out: '2027-01-01' }, 'check_out'],
    ['no date of the calendar', 'GET', 'hotel/list', { ...search, check_in: '2026-02-30' }, 'check_in'],
    ['a nationality of no country', 'GET', 'hotel/list', { ...search, nationality: 'ZZ' }, 'nationality'],
    ['10 rooms', 'GET', 'hotel/list', { ...search, rooms: Array(10).fill({ adults: 1 }) }, 'rooms'],
    ['no room', 'POST', 'hotel/quote', { rate_key: '1-1', ...stay, rooms: [] }, 'rooms'],
    [
      'a child without an age',
      'GET',
      'hotel/list',
      { ...search, rooms: [{ adults: 1, child_ages: [''] }] },
      'rooms[0].child_ages[0]',
    ],
    [
      'a child of 18',
      'POST',
      'hotel/quote',
      { rate_key: '1-1', ...stay, rooms: [{ adults: 1, child_ages: [18] }] },
      'rooms[0].child_ages[0]',
    ],
    ['-1 adults', 'GET', 'hotel/list', { ...search, rooms: [{ adults: -1 }] }, 'rooms[0].adults'],
    [
      'half an adult',
      'POST',
      'hotel/quote',
      { rate_key: '1-1', ...stay, rooms: [{ adults: 1.5 }] },
      'rooms[0].adults',
    ],
    [
      'adults as text',
      'POST',
      'hotel/quote',
      { rate_key: '1-1', ...stay, rooms: [{ adults: '2' }] },
      'rooms[0].adults',
    ],
    ['an unknown hotel', 'GET', 'hotel/detail', { id: 999_999, ...stay }, 'id'],
    ['a negative id', 'GET', 'order/detail', { id: -1 }, 'id'],
    ['a huge id', 'GET', 'order/detail', { id: '9'.repeat(30) }, 'id'],
    ['an id beyond exact numbers', 'POST', 'order/pay', { id: 2 ** 53, pay_channel: 'balance' }, 'id'],
    ['an id as text', 'POST', 'order/pay', { id: '1', pay_channel: 'balance' }, 'id'],
    ['a page below 1', 'GET', 'order/list', { product: 'hotel', page: 0 }, 'page'],
    ['a page of 101 rows', 'GET', 'order/list', { product: 'hotel', limit: 101 }, 'limit'],
    ['no payment type', 'POST', 'order/pay', { id: 1 }, 'pay_channel'],
    ['an unknown payment type', 'POST', 'order/pay', { id: 1, pay_channel: 'cash' }, 'pay_channel'],
    [
      'no full name',
      'POST',
      'hotel/book',
      { ...booking, rooms: [{ guests: [{ full_name: ' ' }] }] },
      'rooms[0].guests[0].full_name',
    ],
    [
      'a room without guests',
      'POST',
      'hotel/book',
      { ...booking, rooms: [{ guests: [] }] },
      'rooms[0].guests',
    ],
    [
      'a name with a NUL byte',
      'POST',
      'hotel/book',
      { ...booking, rooms: [{ guests: [{ full_name: 'A\0B' }] }] },
      'rooms[0].guests[0].full_name',
    ],
    ['a NUL byte', 'POST', 'hotel/book', { ...booking, reference: 'a\0b' }, 'reference'],
    [
      'a lone surrogate',
      'POST',
      'hotel/book',
      { ...booking, special_requests: 'a\ud800b' },
      'special_requests',
    ],
    ['a NUL byte in a query', 'GET', 'hotel/destinations', { keyword: 'a\0b' }, 'keyword'],
    ['a text too long', 'POST', 'hotel/book', { ...booking, reference: 'x'.repeat(51) }, 'reference'],
    ['a list for a text', 'POST', 'hotel/book', { ...booking, contact_name: ['Wang'] }, 'contact_name'],
    ['true for a text', 'POST', 'hotel/book', { ...booking, contact_name: true }, 'contact_name'],
    ['nothing for a text', 'POST', 'hotel/book', { ...booking, contact_name: null }, 'contact_name'],
    [
      'a telephone of letters',
      'POST',
      'hotel/book',
      { ...booking, contact_phone: 'call me' },
      'contact_phone',
    ],
    ['no content', 'POST', 'index/message', { ...message, content: ' ' }, 'content'],
    ['content with a NUL byte', 'POST', 'index/message', { ...message, content: 'a\0b' }, 'content'],
    ['a wrong e-mail', 'POST', 'index/message', { ...message, email: 'du' }, 'email'],
    ['a negative sum', 'POST', 'console/wallet/topUp', { agency_id: 1, amount: -5, memo: '' }, 'amount'],
    ['a sum with cents', 'POST', 'console/wallet/topUp', { agency_id: 1, amount: 1.5, memo: '' }, 'amount'],
    ['a huge sum', 'POST', 'console/wallet/topUp', { agency_id: 1, amount: 1e15, memo: '' }, 'amount'],
    ['a huge fee', 'POST', 'console/order/cancel', { id: 1, fee: 1e300, reason: 'x' }, 'fee'],
  ] as const)('%s', async (_what, method, path, data, field) => {
    const as = path.startsWith('console/') ? ('operator' as const) : ('owner' as const);
    const name = field
      .replace(/\[\d+\]/g, '')
      .split('.')
      .at(-1) as keyof typeof en;
    for (const [lang, labels] of [
      ['en', en],
      ['zh-cn', zh],
    ] as const) {
      const place = path === 'hotel/list' ? { destination_id: search.destination_id } : {};
      const reply = await world.call(method, path, { ...data, ...place }, { as, lang });
      expect([reply.http, reply.code]).toEqual([200, 0]);
      const fault = reply.data.errors.find((error: { field: string }) => error.field === field);
      expect(fault, JSON.stringify(reply.data)).toBeDefined();
      expect(fault.message.toLowerCase()).toContain(labels[name].toLowerCase());
      expect(reply.msg).toBe(reply.data.errors[0].message);
    }
  });

  it('bad input: many faults → a hundred named, long names truncated', async () => {
    const names = Array.from({ length: 3000 }, (_, at) => `f${at}${'x'.repeat(60)}`);
    const unknown = Object.fromEntries(names.map((name) => [name, 1]));
    const { data } = await world.call('POST', 'order/cancel', { id: 1, ...unknown }, { as: 'owner' });
    expect(data.errors).toHaveLength(100);
    expect(JSON.stringify(data).length).toBeLessThan(40_000);
  });

  it('bad input: unknown fields → refused by our own calls, ignored by stock ones', async () => {
    const own = await world.call(
      'POST',
      'order/pay',
      { id: 1, pay_channel: 'balance', price: 1 },
      { as: 'owner' },
    );
    expect(own.data.errors).toMatchObject([{ field: 'price' }]);
    const stock = await world.call('GET', 'index/index', { requiredLogin: 0, server: true });
    expect(stock.code).toBe(1);
  });

  it('bad input: numbers and names that only JSON can express → harmless', async () => {
    const own = async (payload: string, path: string) => {
      const response = await world.fastify.inject({
        method: 'POST',
        url: `/api/${path}`,
        headers: {
          'content-type': 'application/json',
          'ba-user-token': await world.tokenOf('owner'),
          'idempotency-key': 'protocol-test-key-1',
        },
        payload,
      });
      return { http: response.statusCode, ...response.json() };
    };
    for (const number of ['1e309', '-1e309', '-0', '1e-7', '123456789012345678901234567890']) {
      const reply = await own(`{"id":${number},"pay_channel":"balance"}`, 'order/pay');
      expect([reply.http, reply.code], number).toEqual([200, 0]);
      expect(reply.data.errors[0].field, number).toBe('id');
    }
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      const reply = await own(`{"id":1,"pay_channel":"balance","${name}":{"admin":true}}`, 'order/pay');
      expect([reply.http, reply.code], JSON.stringify(reply)).toEqual([200, 0]);
      expect(reply.data.errors, name).toMatchObject([{ field: name }]);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });
});
