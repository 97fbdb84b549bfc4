import { expect, type Page, test } from '@playwright/test';
import { hotelOffers as enOffers } from '@serai/phrases/en/hotel-offers';
import { hotelOffers as zhOffers } from '@serai/phrases/zh/hotel-offers';
import { rateLine } from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { civilDay, findOffer, type Offer, stayQuery } from './stays.ts';
import { assuranceTest, languagesOf } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

test.use({ viewport: { width: 1440, height: 900 } });

/** The server's own phrases. */
const freeNow = {
  'zh-cn': zhOffers.cancellation_free,
  en: enOffers.cancellation_free,
};

for (const lang of languagesOf('zh-cn')) {
  // Covers 2.03.
  test(`hotel list: sorted and filtered → its address contains the whole state (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await chooseLanguage(page, lang);
    await goTo(page, await listAddress());
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(20);
    await expect(page.getByText(say('offer-list', 'publicPrice'))).toBeVisible();

    const filters = page.getByRole('region', { name: say('offer-list', 'filters') });
    const free = filters.getByRole('checkbox', { name: freeNow[lang] });
    await free.click();
    await page.waitForURL(/cancellation=free/);
    await expect(rows.getByText(say('offer-terms', 'feeFree'))).toHaveCount(20);

    const sorts = page.getByRole('navigation', { name: say('offer-list', 'sort') });
    await sorts.getByRole('link', { name: say('hotel-list', 'sort_price') }).click();
    await page.waitForURL(/sort=price/);
    await expect.poll(async () => isRising(await totalsOf(page))).toBe(true);
    await sorts.getByRole('link', { name: say('hotel-list', 'sort_price') }).click();
    await page.waitForURL(/order=desc/);
    await expect.poll(async () => isRising((await totalsOf(page)).reverse())).toBe(true);

    const before = await rows.allInnerTexts();
    await page.reload();
    await expect(free).toBeChecked();
    expect(await rows.allInnerTexts()).toEqual(before);
    // The hotel's back link restores the previous list and its scroll position.
    const address = new URL(page.url());
    const scrollTop = () => page.evaluate(() => Math.round(window.scrollY));
    const twelfth = rows.nth(11).getByRole('heading').getByRole('link');
    await twelfth.scrollIntoViewIfNeeded();
    const scrolledTo = await scrollTop();
    expect(scrolledTo).toBeGreaterThan(0);
    await twelfth.click();
    await page.waitForURL(/hotel\/detail/);
    const place = { 'zh-cn': '仰光', en: 'Yangon' }[lang];
    const back = page.getByRole('link', { name: say('hotel-detail', 'backToList', { place }) });
    expect(new URL((await back.getAttribute('href'))!, page.url()).href).toBe(address.href);
    await back.click();
    await expect(free).toBeChecked();
    await expect.poll(scrollTop).toBe(scrolledTo);
    await filters.getByRole('button', { name: say('offer-list', 'clearAll') }).click();
    await expect(page).not.toHaveURL(/cancellation/);
  });
}

test('hotel list: laptop screen → eight hotels are visible', async ({ page }) => {
  await goTo(page, await listAddress());
  const eighth = await rowsOf(page).nth(7).boundingBox();
  expect(eighth && eighth.y + eighth.height).toBeLessThanOrEqual(900);
});

test('hotel list: no match for the filters → shows so and offers to clear them', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await goTo(page, `${await listAddress()}&keyword=zzzz`);
  await expect(page.getByRole('heading', { name: say('hotel-list', 'emptyFilteredTitle') })).toBeVisible();
  await page.getByRole('link', { name: say('offer-list', 'clearAll') }).click();
  await expect(rowsOf(page)).toHaveCount(20);
});

test('stay in the past → refused beside the search form; the hotel is shown all the same', async ({
  page,
}) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  const query = (await listAddress())
    .replace(stay.check_in, '2020-01-01')
    .replace(stay.check_out, '2020-01-02');
  await goTo(page, query);
  const refused = page.getByRole('heading', { name: say('hotel-list', 'failedTitle') });
  await expect(refused).toBeVisible();
  await expect(page.getByRole('search')).toBeVisible();
  await page.getByRole('link', { name: say('hotel-list', 'fromTomorrow') }).click();
  await expect(refused).toBeHidden();
  await expect(rowsOf(page)).not.toHaveCount(0);
  const { detail } = await someOffer();
  await goTo(page, `${portal().url}/hotel/detail/${detail.hotel.id}?${query.split('?')[1]}`);
  await expect(page.getByText(say('hotel-detail', 'problemHelp'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: detail.hotel.name })).toBeVisible();
});

test('hotel list on a phone → filters are in a sheet that counts the matches', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, await listAddress());
  await page.getByRole('button', { name: say('offer-list', 'filters'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('offer-list', 'filters') });
  await sheet
    .getByRole('group', { name: say('hotel-list', 'filterStars') })
    .getByRole('checkbox')
    .first()
    .click();
  await page.waitForURL(/stars=5/);
  await sheet.getByRole('button', { name: /\d/ }).last().click();
  await expect(sheet).toBeHidden();
  await expect(
    page.getByRole('button', { name: say('offer-list', 'filtersActive', { count: 1 }) }),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('row wider than a phone → faded at the edge, except at its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseLanguage(page, 'en');
  await goTo(page, await listAddress());
  const say = await wordsOf('en');
  const strip = page.getByRole('list', { name: say('offer-list', 'filters') }).locator('..');
  await expect(strip).toHaveClass(/fade-after/);
  await expect(strip).not.toHaveClass(/fade-before/);
  await expect(strip).toHaveCSS('mask-image', /transparent|rgba\(0, 0, 0, 0\)/);
  await strip.evaluate((row) => row.scrollTo({ left: row.scrollWidth }));
  await expect(strip).toHaveClass(/fade-before/);
  await expect(strip).not.toHaveClass(/fade-after/);
});

test('prices: one key hides all, the same key shows them again', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, portal().logins.owner);
  await goTo(page, await listAddress());
  await expect(page.getByRole('button', { name: say('common', 'hidePrices') })).toBeVisible();
  // Public prices are invisible placeholders until the member's own prices arrive.
  await expect(page.locator('html[data-member-waits]')).toHaveCount(0);
  const [price = ''] = await pricesOf(page);
  expect(price).toMatch(/\d/);
  await page.keyboard.press('F2');
  await expect.poll(async () => (await pricesOf(page)).every((shown) => !/\d/.test(shown))).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: say('common', 'showPrices') })).toBeVisible();
  await expect.poll(async () => (await pricesOf(page)).every((shown) => !/\d/.test(shown))).toBe(true);
  await page.keyboard.press('F2');
  await expect.poll(async () => (await pricesOf(page))[0]).toBe(price);
});

test('slow line: member sees neither login links nor public prices; guest sees both', async ({
  page,
  browser,
}) => {
  const say = await wordsOf('zh-cn');
  const address = await listAddress();
  const guest = await browser.newPage();
  await goTo(guest, address);
  const forGuests = (reader: Page) => [
    reader.getByRole('banner').getByRole('link', { name: say('layout', 'logIn') }),
    reader.getByRole('link', { name: say('offer-list', 'loginForNet') }),
    reader.locator('main .price').first(),
  ];
  for (const words of forGuests(guest)) await expect(words).toBeVisible();
  await guest.close();

  await enterAs(page, portal().logins.owner);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('main article').first()).toBeVisible();
  for (const words of forGuests(page)) {
    await expect(words).toBeHidden();
  }
  const patch = page.locator('main .price').first();
  expect(await patch.evaluate((price) => getComputedStyle(price, '::after').visibility)).toBe('visible');
  release();
  const [, , price] = forGuests(page);
  await expect(price!).toBeVisible();
  await expect(page.getByRole('link', { name: say('offer-list', 'loginForNet') })).toHaveCount(0);
});

for (const [width, height, tryAt] of [
  [1366, 680, test],
  [1440, 900, assuranceTest],
] as const) {
  tryAt(`what a panel is used with is in sight on a screen of ${width} × ${height}`, async ({ page }) => {
    const say = await wordsOf('zh-cn');
    await page.setViewportSize({ width, height });
    const offer = await someOffer();
    const detail = `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}`;
    for (const address of [portal().url, await listAddress()]) {
      await goTo(page, address);
      const line = page.getByRole('search');
      await line.getByRole('button', { name: say('hotel-search', 'checkIn') }).click();
      const days = page.getByRole('dialog').getByRole('gridcell').locator('button');
      await expect(days.last()).toBeInViewport({ ratio: 1 });
      await expect(days.first()).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await page.evaluate(() => scrollTo(0, 0));
      await line.getByRole('button', { name: say('hotel-search', 'guests') }).click();
      const addRoom = page.getByRole('button', { name: say('hotel-search', 'addRoom') });
      const done = page.getByRole('button', { name: say('common', 'done') });
      for (const button of [addRoom, done]) await expect(button).toBeInViewport({ ratio: 1 });
      await addRoom.click();
      for (const button of [addRoom, done]) await expect(button).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
    await goTo(page, detail);
    const rules = page.getByRole('button', { name: say('hotel-detail', 'priceDetails') }).last();
    // At the lower edge of the screen.
    await rules.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await rules.click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeInViewport({ ratio: 1 });
    expect((await panel.boundingBox())?.height).toBeGreaterThan(200);
  });
}

test('room too small for the guests → shows the reason', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const offer = await someOffer();
  const query = stayQuery({ ...offer, stay: { ...stay, rooms: [{ adults: 8, child_ages: [] }] } });
  await goTo(page, `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${query}`);
  await expect(page.getByRole('heading', { name: say('hotel-detail', 'noneTitle') })).toBeVisible();
  await expect(page.locator(`#room-${offer.room.id}`)).toContainText('住不下');
});

test('pictures: keyboard opens and turns them, captions describe them; a missing one → placeholder', async ({
  page,
}) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  const { detail } = await someOffer();
  const missing = new URL(detail.hotel.pictures[1]!.url, portal().url).pathname.replace(/-\d+\.jpg$/, '');
  await page.route(`**${missing}-*`, (route) => route.fulfill({ status: 404 }));
  await goTo(page, `${portal().url}/hotel/detail/${detail.hotel.id}`);
  const gallery = page.getByRole('region', { name: say('hotel-detail', 'photos') });
  const shown = gallery.locator('picture img');
  await expect
    .poll(() => shown.first().evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await shown.first().evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/-\d+\.webp$/);
  await expect(shown).toHaveCount(2);
  await expect(gallery.getByRole('img', { name: 'A sample picture' })).toHaveCount(3);

  await gallery.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: 'A sample picture' });
  const position = (number: number) => say('hotel-detail', 'photoOf', { number, count: 3 });
  await expect(viewer.getByRole('status')).toHaveText(position(1));
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('status')).toHaveText(position(3));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('status')).toHaveText(position(2));
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(gallery.getByRole('button').first()).toBeFocused();
});

test('rate: nights and policy open beside it and close with Escape', async ({ page }) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  const offer = await someOffer();
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}`);
  const name = say('hotel-detail', 'priceDetails');
  await rateLine(page, offer).getByRole('button', { name }).click();
  const panel = page.getByRole('dialog', { name });
  await expect(panel.getByRole('row')).toHaveCount(3);
  for (const sentence of offer.rate.policy.text) await expect(panel.getByText(sentence)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('hotel list and detail: rendered before their script has run, for search engines too', async ({
  request,
}) => {
  const list = await (await request.get(await listAddress())).text();
  expect(list.match(/<article/g)).toHaveLength(20);
  const { detail } = await someOffer();
  const answer = await request.get(`${portal().url}/hotel/detail/${detail.hotel.id}?lang=en`);
  const html = await answer.text();
  expect(/<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1]).toBe(detail.hotel.name);
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ '@type': 'Hotel', name: detail.hotel.name });
  expect((await request.get(`${portal().url}/hotel/detail/99999999`)).status()).toBe(404);
  expect((await request.get(`${portal().url}/hotel/detail/none`)).status()).toBe(404);
});

let found: Promise<Offer> | undefined;

/** All tests here use the same offer, because none of them books. */
function someOffer(): Promise<Offer> {
  found ??= tokenOf(portal().logins.owner).then((token) =>
    findOffer('仰光', stay, token, (rate) => rate.cancellation !== 'non_refundable' && rate.units_left > 1),
  );
  return found;
}

async function listAddress(): Promise<string> {
  const { city } = await someOffer();
  return `${portal().url}/hotel/list?${stayQuery({ stay, city })}`;
}

const rowsOf = (page: Page) => page.getByRole('main').getByRole('article');

const pricesOf = (page: Page) => page.locator('main article .price').allInnerTexts();

/** Reads the total of every row as a number. */
async function totalsOf(page: Page): Promise<number[]> {
  const texts = await page.locator('main article span.price').allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}

function isRising(numbers: number[]): boolean {
  return numbers.length > 1 && numbers.every((number, at) => at === 0 || number >= (numbers[at - 1] ?? 0));
}
