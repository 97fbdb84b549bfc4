import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { VoucherSetting, VoucherView } from '@serai/contract/vouchers/vouchers';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fundAgency } from '../../../test/fund-agency.ts';
import { openTestWorld, pdfs, type TestWorld } from '../../../test/harness.ts';
import { type PersonName, testStart } from '../../../test/population.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import { bookingOf, quote } from '../../../test/reliability/booking.ts';
import { bookDrive, quoteDrive } from '../../../test/reliability/fleet-booking.ts';
import { addFleet, addPool, type TestPool } from '../../../test/reliability/test-fleet.ts';
import { addHotel, addRoom, type TestRoom } from '../../../test/reliability/test-hotel.ts';
import { sendFile } from '../../../test/send-file.ts';
import { openStorages } from '../../platform/files/open-storages.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { openFile, purgeFileLinks } from '../files/files.ts';

let world: TestWorld;
let room: TestRoom;
let pool: TestPool;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'serai-vouchers-'));
  world = await openTestWorld({ storages: openStorages({ dataDir }) });
  await fundAgency(world.db, world.agencyA, { deposit: 50_000_000 });
  pool = await addPool(world.db, await addFleet(world.db), 100);
  const hotelId = await addHotel(world.db);
  room = await addRoom(world.db, hotelId, { units: 100, from: '2026-12-01', nights: 5 });
  const told = {
    name_zh: '金塔旅运',
    name_en: 'Goldstupa',
    phone: '+95 1 555 0100',
    phone_24h: '+95 1 555 0199',
  };
  await world.db.updateTable('seller_entities').set(told).execute();
  await world.db.updateTable('hotels').set({ name_local: 'ရေကန်ဟိုတယ်' }).execute();
  await world.app.memory.refresh();
});
afterAll(async () => {
  await world.close();
  await rm(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  world.clock.set(testStart);
  world.mailer.sent.length = 0;
  await world.db.deleteFrom('outbox').execute();
});
afterEach(async () => {
  await world.db.deleteFrom('voucher_settings').execute();
});

const get = (path: string, data?: unknown, as?: PersonName) =>
  world.call('GET', path, data, as ? { as } : {});
const post = (path: string, data?: unknown, as: PersonName = 'owner') =>
  world.call('POST', path, data, { as });
async function must(path: string, data: object, as: PersonName = 'owner') {
  const reply = await post(path, data, as);
  expect([path, reply.msg, reply.data.errors]).toEqual([path, '', undefined]);
  return reply.data;
}

type Product = 'hotel' | 'car' | 'airport';
/** Books and pays an order of a product that begins on 1 December. */
async function order(product: Product = 'hotel'): Promise<number> {
  const send = (method: 'GET' | 'POST', path: string, data?: unknown) =>
    world.call(method, path, data, { as: 'owner' });
  const stay = { checkIn: '2026-12-01', checkOut: '2026-12-03', rooms: 1 };
  const drive = { product: product as 'car' | 'airport', firstDay: '2026-12-01', days: 1, vehicles: 1 };
  const id =
    product === 'hotel'
      ? (await must('hotel/book', bookingOf(await quote(send, room, stay)))).order.id
      : (await bookDrive(send, drive, await quoteDrive(send, pool, drive))).orderId;
  await must('order/pay', { id, pay_channel: 'balance' });
  return id;
}

const setting: VoucherSetting = {
  logo: '',
  banner: '',
  company_zh: '昆明旅行社',
  company_en: 'Kunming Travel',
  address: '1 Renmin Road',
  phone: '+86 871 5555 0100',
  email: 'ops@example.com',
  accent: '#1d4e89',
  languages: ['zh', 'en'],
  show_price: false,
  show_policy: true,
  terms_zh: '请提前两小时到达。',
  terms_en: 'Please be two hours early.',
  footer: 'Kunming Travel',
};
const save = (change: Partial<VoucherSetting> = {}, product = '', as: PersonName = 'owner') =>
  post('voucher/saveSetting', { product, setting: { ...setting, ...change } }, as);
const shown = async (id: number, as: PersonName = 'owner'): Promise<VoucherView> =>
  (await get('voucher/show', { id }, as)).data.voucher;
const pdfOf = async (id: number, as: PersonName = 'owner') => (await get('order/voucher', { id }, as)).body;
const textOf = async (bytes: Buffer) => squeezed((await readPdf(bytes)).text);
/** Ignores line breaks and word spacing, which depend on the layout. */
const squeezed = (text: string) => text.normalize('NFC').replace(/[\s\u200b]+/g, '');

/** Every readable text of a voucher. */
function readable(view: VoucherView): string[] {
  const { logo, banner, accent, product, languages, state, place, ...rest } = view;
  const texts: string[] = [];
  const walk = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && !/^(lang|shade|code|currency)$/.test(key)) texts.push(value);
    if (typeof value === 'object' && value !== null) {
      for (const [name, within] of Object.entries(value)) walk(within, name);
    }
  };
  // The card only adds the local name; the rest of it is also in the sections.
  walk({
    ...rest,
    card: { local_name: view.card?.local_name ?? '' },
    state: state.text,
    place: place?.label,
  });
  return texts.filter((text) => text !== '');
}

describe('vouchers by product', () => {
  it.each(['hotel', 'car', 'airport'] as const)(
    'voucher of a %s: PDF → everything in the data, and no price',
    async (product) => {
      const id = await order(product);
      await save({ languages: product === 'airport' ? ['my', 'en'] : ['zh', 'en', 'my'] });
      const view = await shown(id);
      const text = await textOf(await pdfOf(id));
      expect(readable(view).length).toBeGreaterThan(40);
      expect(readable(view).filter((said) => !text.includes(squeezed(said)))).toEqual([]);
      expect(view).toMatchObject({ product, version: 1, price: null, accent: '#1d4e89' });
      expect(view.seller.phones.map(({ number }) => number)).toEqual(['+95 1 555 0100', '+95 1 555 0199']);
      expect(JSON.stringify(view.booked_by)).toContain('Booked and payable by Goldstupa');
      expect(view.check.url).toMatch(/^http:\/\/localhost\/voucher\/check\/[0-9A-Z]{16}\?v=1$/);
      expect(text + JSON.stringify(view)).not.toMatch(/160\.?00|16000|USD/);
    },
  );

  it('hotel voucher: hotel has not answered / confirmed → state, local card and fees at the property', async () => {
    const id = await order();
    const { state, place, card } = await shown(id);
    expect([state.code, state.text[1]!.text]).toEqual([
      'being_confirmed',
      'Booked · being confirmed with the hotel',
    ]);
    expect([place?.latitude, card?.local_name]).toEqual([16.8, 'ရေကန်ဟိုတယ်']);
    await must('console/hotelOrder/confirm', { id, hotel_confirmation_code: 'YGN-7781' }, 'operator');
    const confirmed = await shown(id);
    expect(confirmed.state).toMatchObject({ code: 'confirmed', text: [{ lang: 'zh' }, { lang: 'en' }] });
    expect(confirmed.state.text[1]!.text).toContain('YGN-7781');
    expect(confirmed.version).toBe(2);
    world.clock.set(new Date('2026-12-01T09:00:00Z'));
    await must('order/confirmCheckIn', { id });
    expect((await shown(id)).state.code).toBe('in_service');
  });

  it('voucher PDF: every script → printed and searchable', async () => {
    const scripts = [
      'Žižka Łódź Ångström Đorđe ĞİıŞ Ħħ þð ŵẁỳ Œœ ǅ Ţț Őű',
      'မင်္ဂလာပါ ရန်ကုန်မြို့မှ ကြိုဆိုပါသည်',
      'สวัสดีครับ ยินดีต้อนรับ',
      '欧阳·娜娜',
    ];
    const typed = { ...setting, terms_zh: scripts.join('\n'), terms_en: '' };
    const pdf = await post('voucher/previewPdf', { product: 'hotel', setting: typed });
    const text = await textOf(pdf.body);
    expect(scripts.filter((script) => !text.includes(squeezed(script)))).toEqual([]);
  });
});

describe('voucher settings', () => {
  // Covers 1.08.
  it('voucher/setting: none, for all products, for one product, reset → most specific one applies', async () => {
    const of = async (product: string) => (await get('voucher/setting', { product }, 'owner')).data;
    expect(await of('hotel')).toMatchObject({
      setting: { company_zh: 'Agency A', accent: '#0e3c44', languages: ['zh', 'en'], show_price: false },
      is_own: false,
      can_save: true,
    });
    expect((await save()).data).toMatchObject({ setting, is_own: true });
    expect(await of('hotel')).toMatchObject({ setting, is_own: false });
    await save({ company_en: 'Kunming Hotels' }, 'hotel');
    expect([(await of('hotel')).setting.company_en, (await of('car')).setting.company_en]).toEqual([
      'Kunming Hotels',
      'Kunming Travel',
    ]);
    const stay = await order();
    expect((await shown(stay)).issuer.company[1]!.text).toBe('Kunming Hotels');
    expect((await post('voucher/resetSetting', { product: 'hotel' })).data).toMatchObject({
      setting: { company_en: 'Kunming Travel' },
      is_own: false,
    });
    await post('voucher/resetSetting', { product: '' });
    expect((await of('')).setting.company_zh).toBe('Agency A');
  });

  it('voucher/setting: other agency or no permission → not visible, not changed', async () => {
    await save();
    const others = (await get('voucher/setting', {}, 'otherAgency')).data;
    expect([others.setting.company_zh, others.is_own]).toEqual(['Agency B', false]);
    for (const as of ['finance', 'booker', 'viewer'] as const) {
      expect([(await save({}, '', as)).code, (await get('voucher/setting', {}, as)).code]).toEqual([
        401, 401,
      ]);
    }
  });

  it('voucher/saveSetting: own pictures → printed small; others → refused', async () => {
    const picture = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 4, background: '#a3262c' } })
        .png()
        .toBuffer();
    const send = async (bytes: Buffer, as: PersonName = 'owner') =>
      (await sendFile(world, { name: 'a.png', bytes, type: 'image/png', as })).data.file.url as string;
    const logo = await send(await picture(2000, 800));
    const banner = await send(await picture(3000, 500));
    expect((await save({ logo, banner })).msg).toBe('');
    const view = await shown(await order('car'));
    const sizeOf = async (url: string) => {
      const { width, height, format } = await sharp(Buffer.from(url.split(',')[1]!, 'base64')).metadata();
      return [format, width, height];
    };
    expect(await sizeOf(view.logo)).toEqual(['jpeg', 600, 240]);
    expect(await sizeOf(view.banner)).toEqual(['jpeg', 1560, 260]);
    const refused = {
      [await send(await picture(200, 200), 'otherAgency')]: "Upload a picture of your agency's own",
      [await send(await picture(30, 20))]: 'The picture is too small or too long',
      [await send(await picture(2000, 20))]: 'The picture is too small or too long',
      '/storage/../../etc/passwd': "Upload a picture of your agency's own",
      'https://example.com/a.png': "Upload a picture of your agency's own",
    };
    for (const [address, why] of Object.entries(refused)) {
      const { errors } = (await save({ logo: address })).data;
      expect([address, errors[0].field, errors[0].message.includes(why)]).toEqual([
        address,
        'setting.logo',
        true,
      ]);
    }
    expect((await get('voucher/setting', {}, 'owner')).data.setting.logo).toBe(logo);
  });

  it.each([
    [{ accent: '#f3c15f' }, 'setting.accent', 'The colour is too light'],
    [{ accent: 'red' }, 'setting.accent', 'Give the colour as #rrggbb'],
    [{ languages: [] }, 'setting.languages', 'Choose at least one language'],
    [{ languages: ['zh', 'zh'] }, 'setting.languages', 'A language can be chosen only once'],
    [{ footer: 'Welcome 😀' }, 'setting.footer', ''],
    [{ terms_zh: '长'.repeat(2001) }, 'setting.terms_zh', ''],
    [{ company_en: 'win at www.example.com/prize' }, 'setting.company_en', ''],
    [{ email: 'nobody' }, 'setting.email', ''],
  ])('voucher/saveSetting: invalid %j → field named, nothing changes', async (change, field, why) => {
    await save();
    const { errors } = (await save(change as Partial<VoucherSetting>)).data;
    expect(errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(errors[0].message).toContain(why);
    expect((await get('voucher/setting', {}, 'owner')).data.setting).toEqual(setting);
  });

  it('voucher/saveSetting: hostile text → kept as plain text in PDF and data', async () => {
    const hostile = [
      `<script>alert(1)</script><img src=x onerror=alert(2)>`,
      `javascript:alert(3) "onload='alert(4)' {{7*7}} \${7*7} {seller} {number}`,
      `/JS (app.alert(5)) /OpenAction <</S/JavaScript>> %PDF-1.7 endobj`,
    ];
    const typed = {
      terms_zh: hostile.join('\n'),
      terms_en: '',
      footer: hostile[0]!,
      company_zh: hostile[1]!,
    };
    const pdf = await post('voucher/previewPdf', { product: 'car', setting: { ...setting, ...typed } });
    const text = await textOf(pdf.body);
    for (const words of hostile) expect(text).toContain(squeezed(words));
    expect(pdf.body.toString('latin1')).not.toMatch(/\/(JS|JavaScript|OpenAction|Launch|EmbeddedFile)\b/);
    expect((await save(typed)).data.setting).toMatchObject(typed);
    const voucher = await shown(await order('car'));
    expect(voucher.terms!.text[0]!.text).toBe(typed.terms_zh);
  });
});

describe('cancellation terms', () => {
  it('voucher: agency hides the terms → neither page nor PDF shows them; the payer is on page 1', async () => {
    const id = await order();
    await save({ show_policy: true });
    const title = (await shown(id)).policy!.title[0]!.text;
    expect(await textOf(await pdfOf(id))).toContain(squeezed(title));
    await save({ show_policy: false });
    const hidden = await shown(id);
    expect(hidden.policy).toBe(null);
    const paper = await pdfOf(id);
    expect(await textOf(paper)).not.toContain(squeezed(title));
    const { text, version, language } = await readPdf(paper);
    expect({ version, language }).toEqual({ version: '1.7', language: 'zh-CN' });
    const [firstPage = ''] = text.split('\n');
    for (const { text: payer } of hidden.booked_by) expect(squeezed(firstPage)).toContain(squeezed(payer));
  });

  it('voucher PDF: first language Burmese or English → names it, its title and its issuer', async () => {
    const id = await order();
    for (const languages of [
      ['my', 'en'],
      ['en', 'zh'],
    ] as const) {
      await save({ languages: [...languages] });
      const { title, number, issuer } = await shown(id);
      const said = (worded: typeof title) => worded.map(({ text }) => text).join(' ');
      expect(await readPdf(await pdfOf(id))).toMatchObject({
        language: languages[0],
        title: `${said(title)} ${number}`,
        author: said(issuer.company),
      });
    }
  });
});

describe('price on vouchers', () => {
  it('voucher price: enabled by the agency → shown to authorised members, never to guests', async () => {
    const id = await order();
    await save({ show_price: true });
    const price = { amount: 16_000, currency: 'USD' };
    expect((await shown(id)).price?.amount).toEqual(price);
    expect(await textOf(await pdfOf(id))).toContain('160.00');
    const unpriced = ['/user/order/list/voucher', '/user/order/list/viewAll'];
    await world.db.updateTable('users').set({ nodes: unpriced }).where('username', '=', 'viewer_a').execute();
    expect((await shown(id, 'viewer')).price).toBe(null);
    expect(await textOf(await pdfOf(id, 'viewer'))).not.toContain('160.00');
    const { url } = await must('voucher/share', { id, email: 'guest@example.com' });
    const shared = await get('voucher/shared', { token: url.split('/').at(-1) });
    expect(shared.data.voucher.price).toBe(null);
    expect(shared.body.toString()).not.toMatch(/160\.00|16000|USD/);
    await world.app.runTicker('outbox');
    const papers = world.mailer.sent.flatMap(({ files = [] }) => files);
    expect(papers.length).toBeGreaterThan(1);
    for (const { bytes } of papers) expect(await textOf(bytes)).not.toMatch(/160\.00|USD/);
  });
});

describe('public voucher check', () => {
  const check = async (url: string, version?: number) => {
    const { pathname, searchParams } = new URL(url);
    const code = pathname.split('/').at(-1)!;
    return get('voucher/check', { code, version: version ?? Number(searchParams.get('v')) });
  };

  it('voucher/check: code → valid, superseded after a change, void after cancellation and for unknown codes', async () => {
    const id = await order();
    const { url } = (await shown(id)).check;
    const valid = await check(url);
    expect(valid.data).toMatchObject({
      state: 'valid',
      voucher: {
        version: 1,
        product: 'hotel',
        from: '2026-12-01',
        to: '2026-12-03',
        initials: ['W. F. A.'],
        seller: { name_en: 'Goldstupa', phone: '+95 1 555 0199' },
      },
    });
    expect(valid.body.toString()).not.toMatch(/WANG|FANG|Li Hua|123 456|Agency A|Lakeside|USD/);
    await must('hotel/changeGuests', {
      id,
      rooms: [{ guests: [{ full_name: 'WANG FANG A' }, { full_name: 'AYE AYE' }] }],
    });
    expect((await check(url)).data).toMatchObject({ state: 'superseded', voucher: { version: 2 } });
    const newest = (await shown(id)).check.url;
    expect((await check(newest)).data).toMatchObject({ state: 'valid' });
    const typed = newest
      .split('/')
      .at(-1)!
      .slice(0, 16)
      .toLowerCase()
      .replace(/(.{4})/g, '$1-');
    expect((await get('voucher/check', { code: typed })).data.state).toBe('valid');
    await must('console/order/cancel', { id, fee: 0, reason: 'The hotel is full' }, 'operator');
    const over = await check(newest);
    const unknown = await get('voucher/check', { code: '0000000000000000', version: 2 });
    expect([over.data, over.msg]).toEqual([{ state: 'void', voucher: null }, '']);
    expect([unknown.data, unknown.msg]).toEqual([over.data, over.msg]);
  });
});

describe('versions for the staff', () => {
  const versions = async (id: number) =>
    (await get('console/order/voucherVersions', { id }, 'operator')).data.versions as Record<
      string,
      unknown
    >[];
  const short = async (id: number) =>
    (await versions(id)).map(({ version, event, state }) => `${version} ${event} ${state}`);

  it('console/order/voucherVersions: change, then cancellation → newest first with state, event and person', async () => {
    const id = await order();
    expect(await short(id)).toEqual(['1 payByBalance valid']);
    await must('console/hotelOrder/confirm', { id, hotel_confirmation_code: 'YGN-7790' }, 'operator');
    expect(await short(id)).toEqual(['2 confirmationCode valid', '1 payByBalance replaced']);
    expect((await versions(id))[0]).toMatchObject({ actor: 'operator', reason: 'YGN-7790' });
    expect((await shown(id)).version).toBe(2);
    await must('console/order/cancel', { id, fee: 0, reason: 'The hotel is full' }, 'operator');
    expect(await short(id)).toEqual(['2 confirmationCode void', '1 payByBalance void']);
  });

  it('console/order/voucherVersions: missing order, member → refused', async () => {
    const missing = await get('console/order/voucherVersions', { id: 999_999 }, 'operator');
    expect(missing.data.reason).toBe('not_found');
    expect((await get('console/order/voucherVersions', { id: 1 }, 'owner')).code).not.toBe(1);
  });
});

describe('guest links', () => {
  const open = (url: string) => get('voucher/shared', { token: new URL(url).pathname.split('/').at(-1) });

  it('voucher/share: link → opens without login until 30 days after the service; revocable by its agency only', async () => {
    const id = await order();
    const first = await must('voucher/share', { id });
    const second = await must('voucher/share', { id });
    expect(first.expires_at).toBe(Date.parse('2026-12-03T05:30:00Z') / 1000 + 30 * 86_400);
    expect((await open(first.url)).data.voucher).toMatchObject({ version: 1, price: null });
    const { rows } = await world.pool.query('SELECT voucher_links::text AS row FROM voucher_links');
    expect(JSON.stringify(rows)).not.toContain(first.url.split('/').at(-1));
    expect((await get('voucher/show', { id }, 'owner')).data.links).toHaveLength(2);
    expect((await post('voucher/share', { id }, 'otherAgency')).data).toEqual({ reason: 'not_found' });
    expect((await post('voucher/unshare', { id }, 'otherAgency')).data).toEqual({ reason: 'not_found' });
    world.clock.set(new Date(first.expires_at * 1000 - 1000));
    expect((await open(second.url)).data.voucher).not.toBe(null);
    world.clock.advance(1000);
    expect((await open(second.url)).data).toEqual({ reason: 'link_invalid' });
    world.clock.set(testStart);
    expect(await must('voucher/unshare', { id })).toEqual({ ended: 2 });
    for (const { url } of [first, second]) expect((await open(url)).data).toEqual({ reason: 'link_invalid' });
  });

  it('guest link: order cancelled → shows nothing; new link refused', async () => {
    const id = await order('airport');
    const { url } = await must('voucher/share', { id });
    await must('console/order/cancel', { id, fee: 0, reason: 'Flight cancelled' }, 'operator');
    const { data, body } = await open(url);
    expect([data.voucher, body.toString().includes('WANG')]).toEqual([null, false]);
    expect((await post('voucher/share', { id })).data.reason).toBe('voucher_over');
  });

  it('voucher/share: mail address given → mailed with the voucher in both languages, five an hour, once per key', async () => {
    const id = await order();
    const key = randomUUID();
    const share = (options = {}) =>
      world.call('POST', 'voucher/share', { id, email: 'guest@example.com' }, { as: 'owner', ...options });
    const [first, again] = [await share({ key }), await share({ key })];
    expect(again.data).toEqual(first.data);
    await world.app.runTicker('outbox');
    const mails = world.mailer.sent.filter(({ to }) => to === 'guest@example.com');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain(first.data.url);
    expect(mails[0]!.text).toMatch(/您的凭证[\s\S]*Your voucher|Your voucher[\s\S]*您的凭证/);
    expect(await textOf(mails[0]!.files![0]!.bytes)).toContain('WANGFANGA');
    for (let count = 2; count <= 5; count++) expect((await share()).data.mailed).toBe(true);
    expect((await share()).data.reason).toBe('voucher_mails_full');
    expect((await get('voucher/show', { id }, 'owner')).data.links).toHaveLength(5);
  });
});

describe('vouchers in mails', () => {
  const mailed = async () => {
    world.mailer.sent.length = 0;
    await world.app.runTicker('outbox');
    return world.mailer.sent.filter(({ to }) => to === 'owner_a@example.com');
  };

  it('order mails: confirmed or new version → voucher attached', async () => {
    const id = await order();
    const [confirmed] = (await mailed()).filter(({ files = [] }) => files.length > 0);
    const { number } = await shown(id);
    expect(confirmed!.subject).toContain(number);
    expect(confirmed!.files).toMatchObject([{ name: `voucher-${number}-v1.pdf`, type: 'application/pdf' }]);
    await must('hotel/changeGuests', {
      id,
      rooms: [{ guests: [{ full_name: 'WANG FANG A' }, { full_name: 'AYE AYE' }] }],
    });
    const [changed] = await mailed();
    expect(changed!.files!.map(({ name }) => name)).toEqual([`voucher-${number}-v2.pdf`]);
    expect(await textOf(changed!.files![0]!.bytes)).toContain('AYEAYE');
    expect(await mailed()).toEqual([]);
  });

  it('order mails: many recipients of one version → one PDF made; other version or setting → another', async () => {
    const id = await order();
    const makes = vi.spyOn(pdfs, 'run');
    for (const email of ['one@example.com', 'two@example.com']) await must('voucher/share', { id, email });
    await world.app.runTicker('outbox');
    const sent = world.mailer.sent.flatMap(({ files = [] }) => files);
    expect(sent.length).toBeGreaterThan(2);
    expect([makes.mock.calls.length, new Set(sent.map(({ bytes }) => bytes)).size]).toEqual([1, 1]);
    await save({ company_en: 'Kunming Travel Two' });
    await must('voucher/share', { id, email: 'three@example.com' });
    await must('console/hotelOrder/confirm', { id, hotel_confirmation_code: 'YGN-7782' }, 'operator');
    const news = await mailed();
    expect(makes).toHaveBeenCalledTimes(2);
    expect(await textOf(news.at(-1)!.files![0]!.bytes)).toContain('KunmingTravelTwo');
    world.clock.advance(10 * 60_000);
    await must('voucher/share', { id, email: 'four@example.com' });
    await world.app.runTicker('outbox');
    expect(makes).toHaveBeenCalledTimes(3);
    makes.mockRestore();
  });

  it('order mails: order ended before sending → no voucher attached', async () => {
    const id = await order();
    await must('console/order/cancel', { id, fee: 0, reason: 'The hotel is full' }, 'operator');
    const mails = await mailed();
    expect(mails.length).toBeGreaterThan(1);
    expect(mails.flatMap(({ files = [] }) => files)).toEqual([]);
    const waiting = world.db.selectFrom('outbox').select('event').where('sent_at', 'is', null);
    expect(await waiting.where('kind', '=', 'mail').execute()).toEqual([]);
  });
});

describe('voucher files', () => {
  const link = (id: number, as: PersonName = 'owner') => post('file/link', { kind: 'voucher', id }, as);
  const tokenOf = (url: string) => new URL(url).searchParams.get('token')!;
  const open = (url: string) => get('file/open', { token: tokenOf(url) });

  it('file/link: voucher → opened once within five minutes without login; not guessable', async () => {
    const id = await order();
    const { url, expires_at } = (await link(id)).data;
    expect(expires_at).toBe(testStart.getTime() / 1000 + 300);
    const replies = await Promise.all([open(url), open(url), open(url)]);
    expect(replies.filter(({ headers }) => headers['content-type'] === 'application/pdf')).toHaveLength(1);
    expect((await open(url)).data).toEqual({ reason: 'link_invalid' });
    const late = (await link(id)).data;
    const ends = new Date(testStart.getTime() + 5 * 60_000);
    expect(await purgeFileLinks(world.db, ends)).toBe(0);
    world.clock.set(ends);
    expect((await open(late.url)).data.reason).toBe('link_invalid');
    expect(await purgeFileLinks(world.db, new Date(ends.getTime() + 1))).toBeGreaterThan(0);
    expect((await get('file/open', { token: 'a'.repeat(43) })).data.reason).toBe('link_invalid');
    expect((await get('file/open', {})).data.errors).toMatchObject([{ field: 'token' }]);
    expect((await link(id, 'otherAgency')).data).toEqual({ reason: 'not_found' });
  });

  it('file/link: file cannot be made yet → link still valid', async () => {
    const { url } = (await link(await order())).data;
    const makers = { voucher: () => Promise.reject(new AppError('busy_try_again')) };
    const call = { input: { token: tokenOf(url) }, now: world.clock.now() } as Parameters<typeof openFile>[1];
    await expect(openFile({ db: world.db, makers }, call)).rejects.toMatchObject({ code: 'busy_try_again' });
    expect((await open(url)).headers['content-type']).toBe('application/pdf');
  });

  it('voucher PDFs: four concurrently → made by worker threads, all identical', async () => {
    const id = await order();
    const one = await pdfOf(id);
    const makes = vi.spyOn(pdfs, 'run');
    const files = await Promise.all(Array.from({ length: 4 }, () => pdfOf(id)));
    expect(makes).toHaveBeenCalledTimes(files.length);
    makes.mockRestore();
    expect(new Set(files.map(({ length }) => length))).toEqual(new Set([one.length]));
    expect(await textOf(files.at(-1)!)).toContain('湖畔试住酒店');
  });
});
