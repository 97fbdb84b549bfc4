import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './log-in.ts';
import { api, chooseLanguage, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

const dates = { check_in: civilDay(20), check_out: civilDay(22) };

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`hotel list: rate to show chosen → rows, price order, address and the next list follow it (${lang}, ${width})`, async ({
    browser,
  }) => {
    const say = await wordsOf(lang);
    const page = await (await browser.newContext({ viewport: viewports[width] })).newPage();
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${await cityAddress()}&sort=price`);
    const rows = rowsOf(page);
    await expect(rows).toHaveCount(20);
    const cheapest = await totalsOf(page);
    const choice = page.getByRole('group', { name: say('hotel-list', 'rate') });
    const both = choice.getByRole('button', { name: say('hotel-list', 'rate_breakfast_free'), exact: true });
    await both.click();
    await page.waitForURL(/rate=breakfast_free/);
    await expect(both).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await totalsOf(page)).join()).not.toBe(cheapest.join());
    const shown = await totalsOf(page);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown).toEqual([...shown].sort((a, b) => a - b));
    await expect(rows.getByText(say('offer-terms', 'feeFree'))).toHaveCount(shown.length);
    await shoot(page, `rate-${lang}-${width}`);

    await page.reload();
    await expect(both).toHaveAttribute('aria-pressed', 'true');
    // A link without a rate gets the remembered one.
    await goTo(page, `${await cityAddress()}&sort=price`);
    await page.waitForURL(/rate=breakfast_free/);
    await expect.poll(async () => (await totalsOf(page)).join()).toBe(shown.join());
    const lowest = choice.getByRole('button', { name: say('hotel-list', 'rate_cheapest'), exact: true });
    await lowest.click();
    await expect.poll(async () => (await totalsOf(page)).join()).toBe(cheapest.join());
    await page.context().close();
  });
}

test('hotel list on a phone: four hotels are visible; back closes the filters', async ({ browser }) => {
  const say = await wordsOf('zh-cn');
  const page = await (await browser.newContext({ viewport: viewports.phone, hasTouch: true })).newPage();
  await goTo(page, await cityAddress());
  const heights = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.clientHeight));
  const middle = heights.sort((a, b) => a - b)[Math.floor(heights.length / 2)];
  expect(middle).toBeLessThanOrEqual(112);
  const fourth = await rowsOf(page).nth(3).boundingBox();
  await shoot(page, 'hotel-list-phone');
  expect(fourth && fourth.y + fourth.height).toBeLessThanOrEqual(844);
  const address = page.url();
  await page.getByRole('button', { name: say('offer-list', 'filters'), exact: true }).click();
  const sheet = page.getByRole('dialog', { name: say('offer-list', 'filters') });
  await expect(sheet).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sheet).toBeHidden();
  expect(page.url()).toBe(address);
  await page.context().close();
});

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`hotel list: full hotel → other dates with prices and hotels of the city; too large a party → neither (${lang}, ${width})`, async ({
    browser,
  }) => {
    const say = await wordsOf(lang);
    const page = await (await browser.newContext({ viewport: viewports[width] })).newPage();
    await chooseLanguage(page, lang);
    await goTo(page, await hotelAddress('1'));
    const full = page.getByRole('heading', { name: say('hotel-list', 'emptyTitle') });
    // Nine rooms of a hotel are rarely free: the smallest number of rooms that is not.
    for (let rooms = 2; rooms <= 5 && !(await full.isVisible()); rooms++) {
      await goTo(page, await hotelAddress(Array(rooms).fill('4').join('-')));
    }
    await expect(full).toBeVisible();
    await expect(page.getByRole('region', { name: say('hotel-list', 'nearbyDates') })).toBeVisible();
    const party = page.getByRole('heading', { name: say('hotel-list', 'emptyPartyTitle') });
    await shoot(page, `full-hotel-${lang}-${width}`);
    await goTo(page, await hotelAddress(Array(9).fill('8').join('-')));
    await expect(party).toBeVisible();
    await expect(page.getByRole('region', { name: say('hotel-list', 'nearbyDates') })).toHaveCount(0);
    await expect(page.getByRole('link', { name: say('hotel-list', 'emptyWeek') })).toHaveCount(0);
    await page.context().close();
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`car list: a model in one row → another option changes price and booking link without a request (${lang}, ${width})`, async ({
    browser,
  }) => {
    const say = await wordsOf(lang);
    const page = await (await browser.newContext({ viewport: viewports[width] })).newPage();
    await chooseLanguage(page, lang);
    const { data } = await api('GET', `car/locations?keyword=${encodeURIComponent('仰光')}`);
    const city = data.list.find(({ kind }: { kind: string }) => kind === 'city');
    const trip = {
      pick_up_id: String(city.id),
      drop_off_id: String(city.id),
      pick_up_at: `${civilDay(20)}T09:00`,
      drop_off_at: `${civilDay(20)}T19:00`,
      adults: '2',
    };
    await goTo(page, `${portal().url}/car/list?${new URLSearchParams(trip)}`);
    const names = await rowsOf(page).getByRole('heading').allInnerTexts();
    expect(new Set(names).size).toBe(names.length);
    const row = rowsOf(page)
      .filter({ has: page.getByRole('group') })
      .first();
    const name = (await row.getByRole('heading').textContent()) ?? '';
    const options = row.getByRole('group', { name: say('car-list', 'options', { car: name }) });
    const second = options.getByRole('button').nth(1);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const price = row.locator('span.price.figures');
    const before = (await price.textContent()) ?? '';
    await second.click();
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(price).not.toHaveText(before);
    expect(requests.filter((url) => url.includes('/api/car/'))).toEqual([]);
    await shoot(page, `car-list-${lang}-${width}`);
    await page.context().close();
  });
}

async function placeOf(type: string, keyword: string): Promise<{ id: number; name: string }> {
  const { data } = await api('GET', `hotel/destinations?keyword=${encodeURIComponent(keyword)}`);
  return data.list.find((place: { type: string }) => place.type === type);
}

async function cityAddress(): Promise<string> {
  const { id, name } = await placeOf('city', '仰光');
  return addressOf({ destination_type: 'city', destination_id: String(id), destination: name, rooms: '2' });
}

/** The list of one hotel; `rooms` as in the address. */
async function hotelAddress(rooms: string): Promise<string> {
  const { id: cityId } = await placeOf('city', '仰光');
  const query = new URLSearchParams({ destination_type: 'city', destination_id: String(cityId), ...dates });
  const { data } = await api('GET', `hotel/list?${query}&rooms[0][adults]=2&limit=1&sort=star`);
  const [{ id, name }] = data.list;
  return addressOf({ destination_type: 'hotel', destination_id: String(id), destination: name, rooms });
}

function addressOf(place: Record<string, string>): string {
  return `${portal().url}/hotel/list?${new URLSearchParams({ ...place, ...dates, nationality: 'CN' })}`;
}

const rowsOf = (page: Page) => page.getByRole('main').getByRole('article');

/** Reads the total of every row as a number. */
async function totalsOf(page: Page): Promise<number[]> {
  const texts = await page.locator('main article span.price').allInnerTexts();
  return texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
}
