import { expect } from 'vitest';
import { expectRefusal, expectShape, expectSuccessMessage } from './family-client.ts';
import { exactly, filled, flag, listOf, matching, text, whole } from './shape.ts';
import { loadedSite, user } from './user-shape.ts';
import type { WireCalls } from './wire-call.ts';

/** The client identifies an area by its number. */
const area = exactly({ value: whole, label: filled });
const country = exactly({ value: matching(/^[A-Z]{2}$/), label: filled, dial_code: text });
const city = exactly({ value: filled, label: filled, country: matching(/^[A-Z]{2}$/), tz: filled });
const nobody = listOf(() => ['nobody is here'], 0);

/** Calls for the site, its lists and the contact message. */
export const siteCalls: WireCalls = {
  'GET index/index': async ({ world, client, newUser }) => {
    const guest = expectShape(await client.send('GET', 'index/index'), loadedSite(nobody));
    expect(guest.menus).toEqual([]);
    for (const requiredLogin of [0, 1]) {
      const { token } = await newUser();
      const sent = { params: { requiredLogin }, token };
      const loaded = expectShape(await client.send('GET', 'index/index', sent), loadedSite(user));
      expect(loaded.menus.length).toBeGreaterThan(0);
    }
    const zh = expectShape(await client.send('GET', 'index/index', { lang: 'zh-cn' }), loadedSite(nobody));
    expect(zh.site.siteName).toMatch(/\p{Script=Han}/u);
    expectRefusal(
      await client.send('GET', 'index/index', { params: { requiredLogin: 1 } }),
      303,
      'need_login',
    );
    const dead = { params: { requiredLogin: 0 }, token: 'x'.repeat(43) };
    expectShape(await client.send('GET', 'index/index', dead), loadedSite(nobody));
    expectRefusal(
      await client.send('GET', 'index/index', { ...dead, params: { requiredLogin: 1 } }),
      303,
      'need_login',
    );
    const { token } = await newUser();
    world.clock.advance(12 * 3_600_000 + 1);
    const late = { params: { requiredLogin: 1 }, token };
    expectRefusal(await client.send('GET', 'index/index', late), 409, 'token_expired');
    expectShape(await client.send('GET', 'index/index', { token }), loadedSite(nobody));
  },
  'POST index/message': async ({ client }) => {
    const body = { name: '杜丽', email: 'du@example.com', content: '你好' };
    for (const [lang, words] of [
      ['en', 'We have your message and will answer soon'],
      ['zh-cn', '留言已收到，我们会尽快回复'],
    ] as const) {
      const sent = await client.send('POST', 'index/message', { body, lang });
      expectShape(sent, exactly({}));
      expectSuccessMessage(sent, words);
    }
    const empty = await client.send('POST', 'index/message', {
      body: { ...body, content: '' },
      lang: 'zh-cn',
    });
    expect(empty.body).toMatchObject({
      code: 0,
      msg: '内容不能为空',
      data: { errors: [{ field: 'content' }] },
    });
  },
  'GET ajax/area': async ({ client }) => {
    const ask = async (params: object) =>
      expectShape(await client.send('GET', 'ajax/area', { params: { ...params } }), listOf(area));
    const [province] = await ask({});
    const [below] = await ask({ province: province.value });
    const districts = await ask({ province: province.value, city: below.value });
    expect(districts.length).toBeGreaterThan(0);
    expect(await ask({ province: '999999' })).toEqual([]);
  },
  'GET ajax/buildSuffixSvg': async ({ client }) => {
    const params = { suffix: 'pdf', background: '' };
    const { http, body, headers } = await client.send('GET', 'ajax/buildSuffixSvg', { params });
    expect([http, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(body).toMatch(/^<svg .*>PDF<\/text><\/svg>$/);
  },
  'GET ajax/country': async ({ client }) => {
    const labels = async (lang: 'en' | 'zh-cn') => {
      const all = expectShape(await client.send('GET', 'ajax/country', { lang }), listOf(country));
      return all.find(({ value }: { value: string }) => value === 'MM').label;
    };
    expect([await labels('en'), await labels('zh-cn')]).toEqual(['Myanmar', '缅甸']);
    // The query of a remote select: everything at once, with unused parameters empty.
    const select = { select: true, quickSearch: 'mya', page: 1, initKey: 'value', initValue: '' };
    const page = exactly({ list: listOf(country), total: whole });
    const found = expectShape(await client.send('GET', 'ajax/country', { params: select }), page);
    expect(found.list.map(({ value }: { value: string }) => value)).toContain('MM');
    for (const initValue of ['MM,CN', ['MM', 'CN']]) {
      const chosen = { select: true, quickSearch: '', page: 1, initValue };
      const heard = expectShape(await client.send('GET', 'ajax/country', { params: chosen }), page);
      expect(heard.list.map(({ value }: { value: string }) => value).sort()).toEqual(['CN', 'MM']);
    }
  },
  'GET ajax/city': async ({ world, client }) => {
    await world.db
      .insertInto('destinations')
      .values({
        code: 'wire-city',
        kind: 'city',
        country_code: 'MM',
        name_zh: '线城',
        name_en: 'Wireville',
        tz: 'Asia/Yangon',
        latitude: 16.8,
        longitude: 96.15,
      })
      .execute();
    const [first] = expectShape(await client.send('GET', 'ajax/city'), listOf(city));
    expect(first.label).toBe('Wireville');
    const params = { select: true, quickSearch: '线', page: 1 };
    const page = exactly({ list: listOf(city), total: whole });
    expect(expectShape(await client.send('GET', 'ajax/city', { params }), page).total).toBe(1);
  },
  'GET ajax/workType': async ({ client }) => {
    const kind = exactly({ value: filled, label: filled, urgent: flag });
    expect(expectShape(await client.send('GET', 'ajax/workType'), listOf(kind)).length).toBeGreaterThan(0);
  },
};
