import { staffNodes } from '@serai/contract/staff/nodes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

interface Node {
  type: string;
  name: string;
  title: string;
  id: number;
  pid: number;
  children: Node[];
}
/** The test portal has no configured address. */
const ownOrigin = 'http://localhost';
const all = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...all(node.children)]);
const buttons = (nodes: Node[], prefix: string) =>
  all(nodes)
    .filter(({ type }) => type === 'button')
    .map(({ name }) => prefix + name);

describe('index/index', () => {
  // Covers 1.23, 3.98, 3.100, 6.01, 6.12, 7.08, 7.09.
  it('index/index: guest → site, navigation, empty lists', async () => {
    const { code, data } = await world.call('GET', 'index/index', { requiredLogin: 0 }, { lang: 'zh-cn' });
    expect(code).toBe(1);
    expect(data).toMatchObject({
      openMemberCenter: true,
      userInfo: [],
      menus: [],
      permissions: [],
      iframeHosts: [],
    });
    expect(data.site).toMatchObject({ siteName: '商驿', currency: 'USD', upload: { mode: 'local' } });
    expect(data.rules.map(({ type, name }: Node) => [type, name])).toEqual([
      ['nav', 'hotel/list'],
      ['nav', 'car/list'],
      ['nav', 'airport/list'],
      ['nav', 'cms/channel/guides'],
      ['nav', 'cms/contact-us'],
    ]);
  });

  // Covers 6.01, 7.08.
  it('index/index: guest where a login is required → 303', async () => {
    const reply = await world.call('GET', 'index/index', { requiredLogin: 1 });
    expect(reply).toMatchObject({ code: 303, data: { type: 'need login' } });
  });

  // Covers 1.23, 3.109, 6.08, 6.11.
  it('index/index: member → menus, and exactly the held nodes as buttons', async () => {
    for (const person of ['owner', 'finance', 'booker', 'viewer'] as const) {
      const { data } = await world.call('GET', 'index/index', { requiredLogin: 1 }, { as: person });
      const shown = new Set([...buttons(data.rules, '/'), ...buttons(data.menus, '/user/')]);
      expect([...shown].sort()).toEqual([...data.permissions].sort());
      expect(data.userInfo.role).toBe(person);
    }
  });

  it('index/index: member without the right to see money → no balance', async () => {
    const names = async (person: 'owner' | 'viewer') => {
      const { data } = await world.call('GET', 'index/index', {}, { as: person });
      return { names: all(data.menus).map(({ name }) => name), permissions: data.permissions };
    };
    const owner = await names('owner');
    expect(owner.names).toContain('account/balance');
    const viewer = await names('viewer');
    expect(viewer.names.includes('account/balance')).toBe(
      viewer.permissions.includes('/user/account/balance/view'),
    );
  });

  // Covers 2.54, 2.55, 2.56, 2.57.
  it('index/index: language → titles in it; node numbers unique', async () => {
    const zh = await world.call('GET', 'index/index', {}, { as: 'owner', lang: 'zh-cn' });
    const en = await world.call('GET', 'index/index', {}, { as: 'owner', lang: 'en' });
    const titles = (data: { menus: Node[] }) =>
      all(data.menus)
        .filter(({ name }) => name.endsWith('order/list') || name === 'manage/voucherSetting')
        .map(({ title }) => title);
    expect(titles(zh.data)).toEqual(['酒店', '包车', '机场接送', '工单', '凭证设置']);
    expect(titles(en.data)).toEqual([
      'Hotel',
      'Car Rentals',
      'Airport Transfer',
      'Work orders',
      'Voucher Setting',
    ]);
    const inTitleCase = all([...en.data.rules, ...en.data.menus])
      .map(({ title }) => title)
      .filter((title) => /^(?:[A-Z][a-z]+ )+[A-Z][a-z]+$/.test(title));
    expect(new Set(inTitleCase)).toEqual(
      new Set([
        'Car Rentals',
        'Airport Transfer',
        'Settlement Bookings',
        'Invoice Title Information',
        'Invoice Apply',
        'Voucher Setting',
      ]),
    );
    const nodes = all([...zh.data.rules, ...zh.data.menus]);
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(nodes.length);
    for (const node of nodes) for (const child of node.children) expect(child.pid).toBe(node.id);
  });

  it('index/index: operator → no menus of agencies', async () => {
    const { data } = await world.call('GET', 'index/index', {}, { as: 'operator' });
    expect(data).toMatchObject({ userInfo: { role: 'operator' }, permissions: staffNodes });
    const pages = all(data.menus).map(({ name }) => name);
    expect(pages).toEqual(['account', 'account/notices', 'account/profile', 'account/changePassword']);
  });

  it('index/index: site settings → included', async () => {
    await world.db
      .insertInto('site_settings')
      .values([
        { name: 'siteNameEn', value: JSON.stringify('Tea Road') },
        { name: 'constructor', value: JSON.stringify('x') },
        { name: 'cdnUrl', value: JSON.stringify('javascript:alert(1)') },
      ])
      .execute();
    const { data } = await world.call('GET', 'index/index');
    expect(data.site).toMatchObject({ siteName: 'Tea Road', cdnUrl: '' });
  });

  it('index/index: page of another origin, no CDN set → the address of pictures; own page → none', async () => {
    const cdnUrlFor = async (origin?: string) => {
      const headers = { 'think-lang': 'en', ...(origin !== undefined && { origin }) };
      const reply = await world.fastify.inject({ method: 'GET', url: '/api/index/index', headers });
      return reply.json().data.site.cdnUrl;
    };
    await setCdnUrl('');
    expect(await cdnUrlFor()).toBe('');
    expect(await cdnUrlFor(ownOrigin)).toBe('');
    expect(await cdnUrlFor('https://client.example.com')).toBe(ownOrigin);
    await setCdnUrl('https://cdn.example.com');
    expect(await cdnUrlFor('https://client.example.com')).toBe('https://cdn.example.com');
    await setCdnUrl('');
  });

  it('index/index: requiredLogin neither 0 nor 1 → refused by field', async () => {
    const reply = await world.call('GET', 'index/index', { requiredLogin: 2 });
    expect(reply.data.errors[0].field).toBe('requiredLogin');
  });
});

async function setCdnUrl(url: string): Promise<void> {
  const row = { name: 'cdnUrl', value: JSON.stringify(url) };
  await world.db
    .insertInto('site_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
