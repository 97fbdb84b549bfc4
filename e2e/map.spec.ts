import { expect, type Page, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { findDestinations, listHotels } from '@serai/contract/hotels/hotels';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, goTo, portal, ready } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, stayQuery } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

async function findCity() {
  const token = await tokenOf(portal().logins.owner);
  const { list } = await ask<ReplyOf<typeof findDestinations>>(
    'hotel/destinations',
    { keyword: '仰光' },
    token,
  );
  return list.find(({ type }) => type === 'city')!;
}

/** Four-star hotels of the city as the owner sees them, every page of the list. */
async function listAll(city: { type: string; id: number }) {
  const token = await tokenOf(portal().logins.owner);
  const place = { destination_type: city.type, destination_id: city.id, ...stay, filters: { stars: [4] } };
  const { list, total } = await ask<ReplyOf<typeof listHotels>>('hotel/list', { ...place, limit: 50 }, token);
  expect(list).toHaveLength(total);
  return list;
}

const labelsOf = (page: Page) => page.locator('[data-points]');
const pointsOf = async (page: Page) =>
  (
    await labelsOf(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-points') ?? ''))
  ).flatMap((ids) => ids.split(' ').map(Number));
const priceText = (amount: number) =>
  (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

for (const view of viewsOf('zh-cn', 'desktop')) {
  test(`map of the hotel list: opened → hotels and prices of the list, by pointer and keys, remembered (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const say = await wordsOf(view.lang);
    await page.setViewportSize(viewports[view.width]);
    await chooseLanguage(page, view.lang);
    await enterAs(page, portal().logins.owner);
    const city = await findCity();
    const hotels = await listAll(city);
    const address = `${portal().url}/hotel/list?${stayQuery({ stay, city })}&stars=4`;
    const picture = (name: string) => shoot(page, `map-${name}-${view.lang}-${view.width}`);
    await goTo(page, address);
    const isPhone = view.width === 'phone';
    await page.getByRole('button', { name: say('hotel-list', 'map'), exact: true }).click();
    await expect(labelsOf(page).first()).toBeVisible();
    expect((await pointsOf(page)).sort((a, b) => a - b)).toEqual(
      hotels.map(({ id }) => id).sort((a, b) => a - b),
    );
    for (const { id, price } of hotels) {
      const single = page.locator(`[data-points="${id}"]`);
      if ((await single.count()) === 0) continue;
      await expect(single).toHaveText(priceText(price.amount));
      await expect(single).toHaveAccessibleName(/.{4,}\d$/);
    }
    await picture('opened');
    await expectAccessible(page, 'map of the hotel list');

    // By the keyboard: the map zooms, arrow keys lead from hotel to hotel, Enter opens the card, Escape closes it.
    const map = page.locator('[role=group][aria-describedby]').filter({ has: labelsOf(page) });
    await map.focus();
    const before = await labelsOf(page).count();
    await page.keyboard.press('+');
    await expect.poll(() => labelsOf(page).count()).toBeGreaterThanOrEqual(before);
    await page.keyboard.press('0');
    await page.keyboard.press('Tab');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('data-points')?.split(' ') ?? []);
    const [first] = await focused();
    expect(hotels.map(({ id }) => String(id))).toContain(first);
    await page.keyboard.press('ArrowDown');
    // Nothing is below the southernmost hotel.
    if ((await focused())[0] === first) await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await focused())[0]).not.toBe(first);
    const card = page.getByRole('region', { name: say('city-map', 'chosen') });
    const alone = labelsOf(page).filter({ hasText: '.' }).first();
    await alone.focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await expect(alone).toHaveAttribute('aria-pressed', 'true');
    if (!isPhone) {
      await page.keyboard.press('Escape');
      await expect(card).toBeHidden();
      // The row under the pointer and its hotel on the map are marked together.
      await page.locator('[data-offer]').first().hover();
      await expect(page.locator('[data-points][data-marked]')).toHaveCount(1);
      await page.reload();
      await ready(page);
      // The prices of the member replace those of a guest, and the map is drawn again.
      await expect(page.locator('html[data-member-waits]')).toHaveCount(0);
      await expect(labelsOf(page).first()).toBeVisible();
      await alone.click();
    }
    await expect(card).toContainText((await alone.textContent()) ?? '');
    await picture('card');
    await expectAccessible(page, 'map with a selected hotel');

    if (isPhone) {
      await page.evaluate(() => history.back());
      await expect(labelsOf(page)).toHaveCount(0);
      await expect(page.locator('[data-offer]').first()).toBeVisible();
      await page.getByRole('button', { name: say('hotel-list', 'map'), exact: true }).click();
      await alone.click();
    }
    await card.getByRole('link').first().click();
    await page.waitForURL(/hotel\/detail/);
    const place = page.getByRole('heading', { name: say('hotel-detail', 'part_location'), exact: true });
    await place.scrollIntoViewIfNeeded();
    await expect(labelsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: say('map-apps', 'openIn') }).click();
    await expect(page.getByRole('link', { name: say('map-apps', 'amap') })).toHaveAttribute(
      'href',
      /^https:\/\/uri\.amap\.com\/marker\?position=96\.\d+,16\.\d+/,
    );
    await picture('hotel');
    await expectAccessible(page, 'map of a hotel');
  });
}
