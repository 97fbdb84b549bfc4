import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { digestState } from '../../../test/state-digest.ts';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('menu_entries').where('built_in', '=', false).execute();
  await world.db.deleteFrom('site_settings').execute();
});

const link = {
  type: 'nav',
  name: 'news',
  title_zh: '新闻',
  title_en: 'News',
  menu_type: 'link',
  url: 'https://news.example.com/',
};
const call = (action: string, data: object, as: 'operator' | 'owner' = 'operator') =>
  world.call('POST', `console/menu/${action}`, data, { as });
/** Returns an entry as input. */
const asked = ({ type, name, ...others }: Record<string, unknown>) => ({
  ...others,
  place: type,
  entry_name: name,
});
const save = (change: object = {}) => call('save', asked({ ...link, ...change }));
const list = async () => (await world.call('GET', 'console/menu/list', {}, { as: 'operator' })).data.list;
const find = async (type: string, name: string) =>
  (await list()).find((entry: { type: string; name: string }) => entry.type === type && entry.name === name);

describe('the entries of the menus', () => {
  it('console/menu: entry → added, changed, moved into a folder, deleted', async () => {
    const added = (await save()).data.entry;
    expect(added).toMatchObject({
      ...link,
      tree: 'rules',
      audience: 'everybody',
      enabled: true,
      built_in: false,
    });
    await save({ id: added.id, title_en: 'Latest news', enabled: false });
    expect(await find('nav', 'news')).toMatchObject({
      id: added.id,
      title_en: 'Latest news',
      enabled: false,
    });
    const folder = await find('menu_dir', 'account');
    const inside = await save({ type: 'menu', parent_id: folder.id });
    expect(inside.data.entry).toMatchObject({ tree: 'menus', parent_id: folder.id });
    const { data } = await world.call('GET', 'index/index', {}, { as: 'owner', lang: 'en' });
    const account = data.menus.find(({ name }: { name: string }) => name === 'account');
    expect(account.children.at(-1)).toMatchObject({ title: 'News', menu_type: 'link', url: link.url });
    expect((await call('delete', { id: added.id })).code).toBe(1);
    expect(await find('nav', 'news')).toBeUndefined();
  });

  it('console/menu: link to any web address, in any spelling → accepted', async () => {
    for (const url of ['HTTPS://News.example.com', 'https://驿站.example/新闻?页=1', 'http://[::1]:8080/']) {
      expect((await save({ url, name: `n${url.length}` })).data.entry?.url, url).toBe(url);
    }
  });

  it('console/menu: frame → accepted only for listed hosts', async () => {
    const frame = { menu_type: 'iframe', url: 'https://trains.example.com/a' };
    expect((await save(frame)).data.errors[0].field).toBe('url');
    await world.call(
      'POST',
      'console/site/save',
      { iframeHosts: ['trains.example.com'] },
      { as: 'operator' },
    );
    expect((await save(frame)).code).toBe(1);
    for (const url of [
      'https://trains.example.com:8443/',
      'https://x@trains.example.com/',
      'https://evil.example/',
    ]) {
      expect((await save({ ...frame, url })).data.errors[0].field, url).toBe('url');
    }
  });

  it('console/menu: invalid entry → refused by field, nothing changes', async () => {
    const account = await find('menu_dir', 'account');
    const before = await digestState(world.db);
    for (const [field, change] of [
      ['url', { url: 'javascript:alert(1)' }],
      ['url', { url: 'data:text/html,x' }],
      ['url', { url: '' }],
      ['url', { menu_type: 'tab' }],
      ['menu_type', { menu_type: 'window' }],
      ['entry_name', { name: '' }],
      ['entry_name', { name: '../x' }],
      ['entry_name', { name: 'hotel/list' }],
      ['title_zh', { title_zh: ' ' }],
      ['title_en', { title_en: 'x'.repeat(41) }],
      ['needs', { needs: '/user/nothing' }],
      ['needs', { needs: '/user/manage/subAcc' }],
      ['parent_id', { parent_id: account.id }],
      ['parent_id', { type: 'menu', parent_id: 999_999 }],
      ['place', { type: 'button' }],
      ['menu_type', { type: 'menu_dir' }],
      ['position', { position: -1 }],
    ] as const) {
      const reply = await save(change);
      expect(reply.data.errors?.[0]?.field, JSON.stringify(change)).toBe(field);
    }
    expect((await save({ id: 999_999 })).code).toBe(0);
    expect(await digestState(world.db)).toBe(before);
  });

  it('menu entry: several faults of an empty entry → each named once', async () => {
    const entry = asked({ ...link, title_zh: '', title_en: '' });
    const messages = async (lang: 'zh-cn' | 'en') => {
      const reply = await world.call('POST', 'console/menu/save', entry, { as: 'operator', lang });
      return reply.data.errors.map(({ message }: { message: string }) => message);
    };
    expect(await messages('zh-cn')).toEqual(['请填写中文标题', '请填写英文标题']);
    expect(await messages('en')).toEqual(['Please fill in Chinese title', 'Please fill in English title']);
  });

  it('console/menu: built-in entry → can be renamed and switched off, not redirected or deleted', async () => {
    const { built_in: _, tree: __, ...own } = await find('nav', 'cms/contact-us');
    for (const change of [{ name: 'evil' }, { menu_type: 'link', url: link.url }, { audience: 'members' }]) {
      expect((await call('save', asked({ ...own, ...change }))).code, JSON.stringify(change)).toBe(0);
    }
    expect((await call('delete', { id: own.id })).code).toBe(0);
    expect((await call('delete', { id: (await find('menu_dir', 'account')).id })).code).toBe(0);
    expect((await call('save', asked({ ...own, title_en: 'Write to us', enabled: false }))).code).toBe(1);
    expect(await find('nav', 'cms/contact-us')).toMatchObject({ title_en: 'Write to us', enabled: false });
    await call('save', asked(own));
  });

  it("menu entries: removing the operators' own settings → refused", async () => {
    const { built_in: _, tree: __, ...own } = await find('nav_user_menu', 'console/site');
    for (const change of [{ enabled: false }, { needs: '/user/account/balance/view' }]) {
      const reply = await call('save', asked({ ...own, ...change }));
      expect(reply.data.reason, JSON.stringify(change)).toBe('menu_entry_needed');
    }
    expect((await call('save', asked({ ...own, position: 125 }))).code).toBe(1);
    await call('save', asked(own));
  });

  it('console/menu: same name in the same place, concurrently → one succeeds', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(replies.map(({ code }) => code).sort()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
    expect(replies.find(({ code }) => code === 0)?.data.errors[0].field).toBe('entry_name');
  });

  it('console/menu: other users → only operators', async () => {
    for (const [action, data] of [
      ['save', asked(link)],
      ['delete', { id: 1 }],
    ] as const) {
      expect((await call(action, data, 'owner')).code).toBe(401);
    }
    expect((await world.call('GET', 'console/menu/list', {}, { as: 'owner' })).code).toBe(401);
  });
});
