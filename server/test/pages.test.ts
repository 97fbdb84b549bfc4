import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answerHours } from '@serai/contract/bounds';
import common from '@serai/phrases/zh/pages/site/common';
import voucher from '@serai/phrases/zh/pages/vouchers/voucher';
import check from '@serai/phrases/zh/pages/vouchers/voucher-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCity, buildHotel } from './build-hotels.ts';
import { type BuiltPages, openBuiltPages, textOf } from './built-pages.ts';
import { openTestWorld, type TestWorld } from './harness.ts';

let world: TestWorld;
let pages: BuiltPages;
let hotelId: number;
beforeAll(async () => {
  world = await openTestWorld();
  const cityId = await buildCity(world.db);
  hotelId = (await buildHotel(world.db, { cityId, nameZh: '仰光茶花酒店', nameEn: 'Camellia Yangon' })).id;
  pages = await openBuiltPages(world);
});
afterAll(async () => {
  await pages.close();
  await world.close();
});

const open: BuiltPages['open'] = (path, headers) => pages.open(path, headers);

describe('pages rendered on the server', () => {
  it.each(['/', '/hotel/list', '/car/list', '/airport/list', '/cms/contact-us', '/user/login'])(
    '%s: rendered on the server → content',
    async (path) => {
      const { http, html } = await open(path);
      expect(http).toBe(200);
      expect(html).toContain('<html lang="zh-CN">');
      expect(textOf(html)).toMatch(/\p{Script=Han}{4}/u);
    },
  );

  // Covers 2.04.
  it("hotel page: without scripts → the hotel's name", async () => {
    const { http, html } = await open(`/hotel/detail/${hotelId}`);
    expect([http, textOf(html).includes('仰光茶花酒店')]).toEqual([200, true]);
  });

  it('hotel page: rendered on the server → the ISO code of the country', async () => {
    const { html } = await open(`/hotel/detail/${hotelId}`);
    const [, facts] = /<script[^>]*application\/ld\+json[^>]*>(.*?)<\/script>/s.exec(html)!;
    expect(JSON.parse(facts!)).toMatchObject({ '@type': 'Hotel', address: { addressCountry: 'MM' } });
  });

  // Covers 2.28, 2.29, 2.30, 2.31.
  it.each([
    '/hotel/booking',
    '/user/account/overview',
    '/user/account/balance',
    '/user/account/topUp',
    '/user/order/list',
    '/user/order/detail/1',
    '/user/order/voucher/1',
    '/user/manage/voucherSetting',
    '/user/account/notices',
    '/user/work-order/list',
    '/user/work-order/detail/1',
    '/user/work-order/apply',
    '/car/booking',
    '/user/car-order/list',
    '/user/car-order/detail/1',
    '/airport/booking',
    '/user/airport-order/list',
    '/user/airport-order/detail/1',
  ])('%s: rendered on the server → an empty shell without data of any user', async (path) => {
    const { http, html } = await open(path);
    expect(http).toBe(200);
    expect(html).toContain('content="noindex"');
    expect(html).not.toContain('id="drawn"');
    // The frame exists without scripts: the navigation, and in the user centre the areas of menu and page.
    expect(html).toContain('href="/hotel/list"');
    expect(html.includes('shimmer')).toBe(path.startsWith('/user/'));
  });

  it.each([
    ['/voucher/check/NOBODYS?v=2', check.void],
    ['/voucher/nobodys', voucher.linkOver],
  ])(
    '%s: rendered on the server → outcome visible to everyone, excluded from search engines',
    async (path, words) => {
      const { http, html } = await open(path);
      expect([http, textOf(html).includes(words)]).toEqual([200, true]);
      expect(html).toContain('content="noindex"');
    },
  );

  it('service worker for offline vouchers: policy → may connect to the portal only', async () => {
    const { http, headers } = await open('/voucher/offline-worker.js', { 'accept-encoding': 'gzip' });
    expect([http, headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'");
  });

  it('default avatar: other origins → available', async () => {
    const { http, headers } = await open('/static/images/avatar.png');
    expect([http, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  // Covers 2.48, 8.30.
  it('page: unmatched path → 404 with Page not found and the path', async () => {
    const { http, html } = await open('/no/such-page', { cookie: 'ba-lang=en' });
    expect(http).toBe(404);
    expect(textOf(html)).toContain('Page not found /no/such-page');
    expect(textOf((await open('/no/such-page')).html)).toContain('页面不存在 /no/such-page');
  });

  it('page: path with a script in it → rendered as plain text', async () => {
    const { http, html } = await open('/%3Cscript%3Ealert(1)%3C/script%3E');
    expect(http).toBe(404);
    expect(html).not.toContain('<script>alert');
  });
});

describe('the language of a page', () => {
  // Covers 1.24.
  it('page language: English chosen by cookie or address → English, otherwise Simplified Chinese', async () => {
    const langOf = async (path: string, headers = {}) =>
      /<html lang="([^"]+)"/.exec((await open(path, headers)).html)?.[1];
    expect(await langOf('/')).toBe('zh-CN');
    expect(await langOf('/', { 'accept-language': 'en-GB' })).toBe('zh-CN');
    expect(await langOf('/', { cookie: 'ba-lang=en' })).toBe('en');
    expect(await langOf('/?lang=en')).toBe('en');
    expect(await langOf('/?lang=zh-cn', { cookie: 'ba-lang=en' })).toBe('zh-CN');
  });

  // Covers 2.51, 7.26.
  it('page language: any page → loads its own phrases in that language only', async () => {
    const zh = await scriptsOf('/', 'zh-cn');
    const en = await scriptsOf('/', 'en');
    const onlyIn = (mine: Map<string, string>, others: Map<string, string>) =>
      [...mine].filter(([file]) => !others.has(file)).map(([, code]) => code);
    const han = /\p{Script=Han}{4}/u;
    expect(onlyIn(zh, en).length).toBeGreaterThan(1);
    for (const code of onlyIn(zh, en)) expect(code).toMatch(han);
    for (const code of onlyIn(en, zh)) expect(code).not.toMatch(han);
    const contact = await scriptsOf('/cms/contact-us', 'en');
    expect([...contact.keys()].some((file) => !en.has(file))).toBe(true);
  });
});

/** Returns the scripts that a page preloads, by name. */
async function scriptsOf(path: string, lang: string): Promise<Map<string, string>> {
  const { html } = await open(path, { cookie: `ba-lang=${lang}` });
  const files = [...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, file]) => file ?? '');
  return new Map(await Promise.all(files.map(async (file) => [file, (await open(file)).html] as const)));
}

describe('page weight', () => {
  it('page: client accepts compression → sent compressed', async () => {
    const withoutNonce = (html: string) => textOf(html).replace(/\s+/g, ' ');
    const plain = await open('/cms/contact-us');
    for (const [coding, read] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const small = await open('/cms/contact-us', { 'accept-encoding': coding });
      expect(small.headers).toMatchObject({ 'content-encoding': coding });
      expect(small.headers.vary).toContain('accept-encoding');
      expect(small.bytes.length).toBeLessThan(plain.bytes.length / 2);
      expect(withoutNonce(read(small.bytes).toString())).toBe(withoutNonce(plain.html));
    }
    expect(plain.headers).not.toHaveProperty('content-encoding');
  });

  it('scripts and styles: client accepts compression → sent compressed at the same address', async () => {
    const { html } = await open('/');
    const files = [...html.matchAll(/href="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) {
      const plain = await open(file);
      const small = await open(file, { 'accept-encoding': 'gzip, br' });
      expect(small.headers['content-type'], file).toBe(plain.headers['content-type']);
      const isSmall = small.headers['content-encoding'] === 'br';
      if (plain.bytes.length >= 1024) expect(isSmall, file).toBe(true);
      expect((isSmall ? brotliDecompressSync(small.bytes) : small.bytes).equals(plain.bytes)).toBe(true);
      expect((await open(`${file}.br`)).http).toBe(404);
    }
  });

  it('phrases: any page → preloaded, though bundled in groups', async () => {
    const scripts = [...(await scriptsOf('/', 'zh-cn')).values()];
    expect(scripts.some((code) => code.includes(common.networkTimeout))).toBe(true);
  });

  it('page weight: pictures of the first screen → preloaded before the scripts', async () => {
    const { html } = await open('/');
    const [head = '', body = ''] = html.split('<body>');
    const picture = head.indexOf('<link rel="preload" as="image"');
    expect(picture).toBeGreaterThan(0);
    expect(picture).toBeLessThan(head.indexOf('modulepreload'));
    expect(body).not.toContain('<link rel="preload"');
  });
});

describe('layouts', () => {
  // Covers 2.11, 2.17, 2.114.
  it('layout: login page → no header or footer; public pages → both', async () => {
    const marks = async (path: string) => {
      const { html } = await open(path);
      return [html.includes('<header'), html.includes('<footer')];
    };
    expect(await marks('/user/login')).toEqual([false, false]);
    expect(await marks('/')).toEqual([true, true]);
    expect(await marks('/cms/contact-us')).toEqual([true, true]);
  });

  // Covers 2.97, 2.99, 2.103, 2.104.
  it('login page: layout → account, password, remember me, the service terms and registration', async () => {
    const { html } = await open('/user/login', { cookie: 'ba-lang=en' });
    const words = textOf(html);
    for (const word of ['Account or email', 'Password', 'Remember me', 'service terms', 'Register']) {
      expect(words).toContain(word);
    }
    for (const tab of ['register', 'retrieve']) {
      const page = await open(`/user/login?tab=${tab}`, { cookie: 'ba-lang=en' });
      expect(textOf(page.html), tab).toContain('Back to login');
    }
  });

  // Covers 2.84, 2.86, 2.88.
  it('hotel search: layout → destination, check-in, check-out, rooms and guests, nationality', async () => {
    const words = textOf((await open('/', { cookie: 'ba-lang=en' })).html);
    for (const word of ['Destination', 'Check-in', 'Check-out', 'Rooms and guests', 'nationality']) {
      expect(words).toContain(word);
    }
  });

  // Covers 2.109.
  it('contact page: layout → a form with name, email and content', async () => {
    const { html } = await open('/cms/contact-us', { cookie: 'ba-lang=en' });
    for (const name of ['name', 'email', 'content']) expect(html).toContain(`name="${name}"`);
  });

  it('contact page: promise → answer within the hours that work orders promise', async () => {
    const { html } = await open('/cms/contact-us', { cookie: 'ba-lang=en' });
    expect(textOf(html)).toContain(`within ${answerHours} working hours`);
  });

  it('footer: layout → the current year', async () => {
    expect(textOf((await open('/')).html)).toContain(`© ${new Date().getFullYear()}`);
  });
});

describe('headers of a page', () => {
  it('headers: any page → forbid inline and foreign scripts; every script has the nonce or is ours', async () => {
    const { headers, html } = await open('/');
    const policy = String(headers['content-security-policy']);
    const nonce = /script-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    for (const [tag] of html.matchAll(/<script[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
    expect(html).not.toMatch(/\sstyle="|\son\w+="/);
    const again = /nonce-([^']+)'/.exec(String((await open('/')).headers['content-security-policy']))?.[1];
    expect(again).not.toBe(nonce);
  });
});
