import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { voucherText } from './booking-steps.ts';
import { logInByForm, tokenOf } from './log-in.ts';
import { bookByApi, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer, stayQuery } from './stays.ts';
import { type Say, wordsOf } from './words.ts';

/** Addresses of pages, API, captcha and pictures: four origins. */
interface Apart {
  url: string;
  apiUrl: string;
  captchaUrl: string;
  assetUrl: string;
  mapTiles: { url: string; credit: string };
}

test.use({ viewport: { width: 1440, height: 900 } });

test.afterEach(() => control('POST', 'together'));

// Covers 7.03, 7.06, 7.22.
test('pages, API, captcha and pictures at four origins: login, search, order, voucher', async ({ page }) => {
  const say = await wordsOf('en');
  const token = await tokenOf(portal().logins.owner);
  const stay = {
    check_in: civilDay(20),
    check_out: civilDay(22),
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  };
  const offer = await findOffer('仰光', stay, token, (rate) => rate.units_left >= 2);
  const id = await bookByApi(offer, token);
  await payByApi(id, 'balance', token);

  const apart = (await control('POST', 'apart')) as Apart;
  const calls = watchCalls(page);
  const refused = watchRefusals(page);
  await chooseLanguage(page, 'en');
  const list = `/hotel/list?${stayQuery(offer)}`;
  await goTo(page, `${apart.url}/user/login?back=${encodeURIComponent(list)}`);
  await logInByForm(page, say, portal().logins.owner);

  await page.waitForURL((url) => url.pathname === '/hotel/list');
  await expect(page.getByText(say('offer-list', 'publicPrice'))).toHaveCount(0);
  const sorts = page.getByRole('navigation', { name: say('offer-list', 'sort') });
  const sorted = page.waitForResponse((reply) => reply.url().startsWith(`${apart.apiUrl}/api/hotel/list`));
  await sorts.getByRole('link', { name: say('hotel-list', 'sort_price') }).click();
  expect((await sorted).status()).toBe(200);

  const picture = page.locator('img[src*="/pictures/"]').first();
  await expect(picture).toHaveAttribute('src', new RegExp(`^${apart.assetUrl}/pictures/`));
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await expectTiles(page, say, apart);

  await goTo(page, `${apart.url}/user/order/detail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await voucherText(page, say)).toContain('GUESTNUMBERA');

  const asked = (origin: string) => calls.filter((call) => call.origin === origin);
  expect(asked(apart.url)).toEqual([]);
  expect(asked(apart.captchaUrl).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/common/clickCaptcha', '/api/common/checkClickCaptcha']),
  );
  expect(asked(apart.captchaUrl).filter(({ path }) => !/clickcaptcha$/i.test(path))).toEqual([]);
  expect(asked(apart.apiUrl).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/user/checkIn', '/api/hotel/list', '/api/order/detail', '/api/file/open']),
  );
  expect(asked(apart.apiUrl).filter(({ path }) => /clickcaptcha$/i.test(path))).toEqual([]);
  expect(calls.filter(({ hasToken }) => hasToken).every(({ origin }) => origin === apart.apiUrl)).toBe(true);
  expect(refused).toEqual([]);
});

/** Opens the map of the list: tiles of their own source, its credit; a source that does not answer → a drawn map. */
async function expectTiles(page: Page, say: Say, { mapTiles }: Apart): Promise<void> {
  const tiles = new RegExp(`^${mapTiles.url.replace('{z}/{x}/{y}', String.raw`\d+/\d+/\d+`)}$`);
  const tile = await readFile(new URL('../web/public/favicon.svg', import.meta.url));
  await page.route(tiles, (route) => route.fulfill({ contentType: 'image/svg+xml', body: tile }));
  await page.getByRole('button', { name: say('hotel-list', 'map'), exact: true }).click();
  const map = page.locator('div.relative').filter({ has: page.locator('> [role=group][aria-describedby]') });
  const drawn = map.locator(`img[src^="${mapTiles.url.split('{')[0]}"]`);
  await expect(map.getByText(mapTiles.credit)).toBeVisible();
  await expect.poll(() => drawn.count()).toBeGreaterThan(3);
  await expect
    .poll(() => drawn.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.unroute(tiles);
  await page.route(tiles, (route) => route.abort());
  await page.reload();
  await expect(map.locator('svg').first()).toBeVisible();
  await expect(drawn).toHaveCount(0);
  await expect(map.getByText(mapTiles.credit)).toHaveCount(0);
}

interface ApiCall {
  origin: string;
  path: string;
  hasToken: boolean;
}

/** Records every call of the API from now on. */
function watchCalls(page: Page): ApiCall[] {
  const calls: ApiCall[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    calls.push({ origin, path: pathname, hasToken: 'ba-user-token' in request.headers() });
  });
  return calls;
}

/** Records what the browser blocks by content policy or CORS. */
function watchRefusals(page: Page): string[] {
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|CORS policy/i.test(message.text())) refusals.push(message.text());
  });
  return refusals;
}
