import type { MenuNode } from '@serai/contract/site';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import type { PersonName } from '../../../test/population.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
beforeEach(async () => {
  await world.db.deleteFrom('menu_entries').execute();
});
afterAll(() => world.close());

const entry = {
  place: 'menu' as const,
  name: 'train-tickets',
  title_zh: '火车票',
  title_en: 'Train tickets',
  menu_type: 'iframe' as const,
  url: 'https://trains.example.com/book?from=a',
};
const add = (change: object = {}) =>
  world.db
    .insertInto('menu_entries')
    .values({ ...entry, ...change })
    .execute();
const load = async (as?: PersonName, lang: 'zh-cn' | 'en' = 'zh-cn') => {
  const { data } = await world.call('GET', 'index/index', {}, { ...(as ? { as } : {}), lang });
  return { rules: data.rules as MenuNode[], menus: data.menus as MenuNode[] };
};
const names = (nodes: MenuNode[]): string[] =>
  nodes.flatMap(({ name, children }) => [name, ...names(children)]);

describe('the menus', () => {
  it('show the sub-accounts to those who may do something there', async () => {
    expect(names((await load('owner')).menus)).toContain('manage/subAccount');
    for (const person of ['finance', 'booker', 'viewer'] as const) {
      const { menus } = await load(person);
      expect(names(menus).filter((name) => name.startsWith('manage'))).toEqual([]);
    }
    const node = '/user/manage/subAccount/limit';
    await world.db
      .updateTable('users')
      .set({ nodes: [node] })
      .where('username', '=', 'viewer_a')
      .execute();
    const { menus } = await load('viewer');
    const manage = menus.find(({ name }) => name === 'manage')!;
    expect(names(manage.children)).toEqual(['manage/subAccount', 'manage/subAccount/limit']);
    await world.db.updateTable('users').set({ nodes: null }).where('username', '=', 'viewer_a').execute();
  });

  it('take in the entries an operator added, each where it belongs', async () => {
    await add();
    await add({ place: 'nav', name: 'news', menu_type: 'link', url: 'http://news.example.com/' });
    await add({ place: 'nav_user_menu', name: 'user/help', menu_type: 'tab', url: '', title_en: 'Help' });
    const member = await load('viewer', 'en');
    expect(member.menus.at(-1)).toMatchObject({
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

  it('show an entry only to who holds what it needs, and none that is switched off', async () => {
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

  it('cannot hold an address that runs as a script', async () => {
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
