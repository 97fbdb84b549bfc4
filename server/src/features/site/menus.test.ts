import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MenuNode } from '@serai/contract/site/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { PersonName } from '../../../test/population.ts';
import { projectRoot } from '../../platform/env/project-root.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  await world.db.deleteFrom('menu_entries').where('built_in', '=', false).execute();
  await world.db.updateTable('menu_entries').set({ enabled: true }).execute();
});
afterAll(() => world.close());

const entry = {
  tree: 'menus' as const,
  type: 'menu' as const,
  name: 'train-tickets',
  title_zh: '火车票',
  title_en: 'Train tickets',
  menu_type: 'iframe' as const,
  url: 'https://trains.example.com/book?from=a',
  position: 1000,
};
const add = (change: object = {}) =>
  world.db
    .insertInto('menu_entries')
    .values({ ...entry, ...change })
    .execute();
const switchOff = (name: string) =>
  world.db.updateTable('menu_entries').set({ enabled: false }).where('name', '=', name).execute();
const load = async (as?: PersonName, lang: 'zh-cn' | 'en' = 'zh-cn') => {
  const { data } = await world.call('GET', 'index/index', {}, { ...(as ? { as } : {}), lang });
  return { rules: data.rules as MenuNode[], menus: data.menus as MenuNode[], permissions: data.permissions };
};
const names = (nodes: MenuNode[]): string[] =>
  nodes.flatMap(({ name, children }) => [name, ...names(children)]);
const titles = (nodes: MenuNode[]): string[] =>
  nodes
    .filter(({ type }) => type !== 'button')
    .flatMap(({ title, children }) => [title, ...titles(children)]);

describe('the menus', () => {
  it('menus: user with any right on the sub-account page → entry shown', async () => {
    expect(names((await load('owner')).menus)).toContain('manage/subAccount');
    for (const person of ['finance', 'booker', 'viewer'] as const) {
      const { menus } = await load(person);
      expect(names(menus).filter((name) => name.startsWith('manage'))).toEqual([
        'manage',
        'manage/approvals',
      ]);
    }
    const node = '/user/manage/subAccount/limit';
    await world.db
      .updateTable('users')
      .set({ nodes: [node] })
      .where('username', '=', 'viewer_a')
      .execute();
    const { menus } = await load('viewer');
    const manage = menus.find(({ name }) => name === 'manage')!;
    expect(names(manage.children)).toEqual([
      'manage/subAccount',
      'manage/subAccount/limit',
      'manage/approvals',
    ]);
    await world.db.updateTable('users').set({ nodes: null }).where('username', '=', 'viewer_a').execute();
  });

  it('menus: family clients → icons by their names, only folders at the top of the side menu', async () => {
    await add();
    for (const person of ['owner', 'viewer', 'operator'] as const) {
      const { rules, menus } = await load(person);
      const all = (nodes: MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...all(node.children)]);
      for (const { icon, name } of all([...rules, ...menus]))
        expect(icon, name).toMatch(/^(fa fa-[a-z-]+)?$/);
      expect(menus.map(({ type }) => type).filter((type) => type !== 'menu_dir' && type !== 'route')).toEqual(
        [],
      );
    }
    const { menus } = await load('owner');
    expect(menus.find(({ name }) => name === 'orders')!.children.map(({ name }) => name)).toEqual([
      'order/list',
      'car-order/list',
      'airport-order/list',
    ]);
    expect(menus.at(-1)).toMatchObject({ name: 'more', title: '更多' });
    expect(menus.at(-1)!.children).toMatchObject([{ name: 'train-tickets', pid: menus.at(-1)!.id }]);
  });

  it('menus: entries added by an operator → shown in their places', async () => {
    await add();
    await add({
      tree: 'rules',
      type: 'nav',
      name: 'news',
      menu_type: 'link',
      url: 'http://news.example.com/',
    });
    await add({
      tree: 'rules',
      type: 'nav_user_menu',
      name: 'user/help',
      title_en: 'Help',
      audience: 'members',
      menu_type: 'tab',
      url: '',
    });
    const member = await load('viewer', 'en');
    expect(member.menus.at(-1)!.children[0]).toMatchObject({
      type: 'menu',
      name: 'train-tickets',
      title: 'Train tickets',
      menu_type: 'iframe',
      url: entry.url,
      extend: 'none',
      children: [],
    });
    expect(member.rules.find(({ name }) => name === 'user/help')).toMatchObject({
      type: 'nav_user_menu',
      title: 'Help',
      menu_type: 'tab',
    });
    const guest = await load();
    expect(guest.menus).toEqual([]);
    expect(guest.rules.at(-1)).toMatchObject({
      type: 'nav',
      name: 'news',
      title: '火车票',
      menu_type: 'link',
    });
    expect(names(guest.rules)).not.toContain('user/help');
  });

  it('menus: node missing, or switched off → entry hidden', async () => {
    await add({ needs: '/user/account/balance/topUp' });
    await add({ name: 'reports', needs: '/user/manage/subAccount' });
    await add({ name: 'off', enabled: false });
    const own = ['train-tickets', 'reports', 'off'];
    const shown = async (as: PersonName) =>
      names((await load(as)).menus).filter((name) => own.includes(name));
    expect(await shown('owner')).toEqual(['train-tickets', 'reports']);
    expect(await shown('finance')).toEqual(['train-tickets']);
    expect(await shown('booker')).toEqual([]);
  });

  // Covers 2.58, 2.59, 2.60.
  it('menus: built-in pages → titles as agreed, in the order of header, drop-down and side menu', async () => {
    const zh = await load('owner');
    const agreed = [
      '订单',
      '酒店',
      '包车',
      '机场接送',
      '结算',
      '结算订单',
      '账单',
      '发票',
      '申请开票',
      '发票',
      '发票抬头',
      '售后',
      '工单',
      '我的账户',
      '账户总览',
      '账户余额',
      '充值',
      '积分',
      '通知',
      '个人资料',
      '修改密码',
      '内容',
      '我的收藏',
      '我的评论',
      '我的投稿',
      '已购文章',
      '企业管理',
      '子账号',
      '付款审批',
      '凭证设置',
      '价格',
    ];
    expect(titles(zh.menus)).toEqual(agreed);
    const en = await load('owner', 'en');
    expect(titles(en.menus).slice(0, 11)).toEqual([
      'Orders',
      'Hotel',
      'Car Rentals',
      'Airport Transfer',
      'Settlement',
      'Settlement Bookings',
      'Bills',
      'Invoices',
      'Invoice Apply',
      'Invoices',
      'Invoice Title Information',
    ]);
    expect(titles(en.menus)).toContain('Voucher Setting');
    const inDropDown = ({ rules }: { rules: MenuNode[] }) =>
      rules.filter(({ type }) => type === 'nav_user_menu').map(({ name }) => name);
    expect(inDropDown(en)).toEqual([
      'user/account/overview',
      'user/order/list',
      'user/car-order/list',
      'user/airport-order/list',
      'user/account/balance',
      'user/account/topUp',
      'user/bill/details',
      'user/invoice/details',
      'user/work-order/list',
      'user/cms/collect',
      'user/account/notices',
      'user/account/profile',
      'user/account/changePassword',
    ]);
    expect(inDropDown(await load('operator'))).toEqual([
      'console/order',
      'console/site',
      'console/wallet',
      'console/staff',
      'console/activity',
      'console/secondPerson',
      'user/account/notices',
      'user/account/profile',
      'user/account/changePassword',
    ]);
  });

  it('menus: every entry → its page exists', async () => {
    const routes = await readFile(join(projectRoot, 'web/src/routes.tsx'), 'utf8');
    const staffRoutes = await readFile(join(projectRoot, 'web/src/console/routes.tsx'), 'utf8');
    // An address with placeholders, some of which are optional.
    const patternsIn = (source: string) =>
      [...source.matchAll(/'([a-z][\w/:?-]*)'/gi)].map(
        ([, route]) => new RegExp(`^${route!.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`),
      );
    const patterns = { user: patternsIn(routes), console: patternsIn(staffRoutes) };
    const { rules, menus } = await load('owner');
    const { rules: forOperators } = await load('operator');
    const shown = (nodes: MenuNode[], prefix: string): string[] =>
      nodes.flatMap(({ type, name, children }) => [
        ...(type === 'menu' || type.startsWith('nav') ? [prefix + name] : []),
        ...shown(children, prefix),
      ]);
    for (const path of new Set([...shown([...rules, ...forOperators], ''), ...shown(menus, 'user/')])) {
      const routed = path.replace(/^(user|console)\//, '');
      expect(
        patterns[path.startsWith('console/') ? 'console' : 'user'].some((pattern) => pattern.test(routed)),
        path,
      ).toBe(true);
    }
  });

  it('menus: page switched off → hidden, rights unchanged', async () => {
    await switchOff('order/list');
    const { menus, permissions } = await load('owner');
    const hidden = menus.flatMap(({ children }) => children).find(({ name }) => name === 'order/list')!;
    expect(hidden.extend).toBe('add_rules_only');
    expect(names(hidden.children)).toContain('order/list/pay');
    expect(permissions).toContain('/user/order/list/pay');
    await switchOff('cms/contact-us');
    expect(names((await load()).rules)).not.toContain('cms/contact-us');
  });

  it('menus: empty folder → omitted; folder with nodes only → hidden', async () => {
    await switchOff('manage/approvals');
    expect(names((await load('booker')).menus)).not.toContain('manage');
    await switchOff('manage/subAccount');
    await switchOff('manage/voucherSetting');
    const manage = (await load('owner')).menus.find(({ name }) => name === 'manage')!;
    expect(manage.extend).toBe('add_rules_only');
    expect(names(manage.children)).toContain('manage/subAccount/add');
  });

  it('menus: address that runs as a script → refused', async () => {
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example.com',
      'ftp://x.example',
      '',
    ]) {
      await expect(add({ url }), url).rejects.toThrow();
    }
    await expect(add({ menu_type: 'tab' })).rejects.toThrow();
  });
});
