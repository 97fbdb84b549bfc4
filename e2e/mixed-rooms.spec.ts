import { expect, type Locator, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { expectAccessible } from './accessible.ts';
import {
  arriveAtOrder,
  askToBook,
  fillBooking,
  nameField,
  rateLine,
  shown,
  voucherText,
} from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf } from './orders.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer, type Offer, type Rate, type Room, stayQuery } from './stays.ts';
import { isAssurance, viewports, viewsOf } from './views.ts';
import { languages, type Say, wordsOf } from './words.ts';

const couple = { adults: 2, child_ages: [] };
const one = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [couple],
  nationality: 'CN',
};

test.use({ acceptDownloads: true });

const views = isAssurance
  ? viewsOf('zh-cn', 'desktop')
  : languages.map((lang, at) => ({ lang, width: at === 0 ? ('desktop' as const) : ('phone' as const) }));

for (const view of views) {
  test(`two rooms of different types: from the list to one paid order and one voucher (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const say = await wordsOf(view.lang);
    await page.setViewportSize(viewports[view.width]);
    await chooseLanguage(page, view.lang);
    const token = await tokenOf(portal().logins.owner);
    const first = await findOffer('仰光', one, token, (rate, detail) => {
      const rooms = detail.rooms.filter(({ rates }) => rates.some(isForSale));
      return isForSale(rate) && rooms.length > 1 && rooms[0]!.rates.includes(rate);
    });
    const second = otherRoom(first);
    const offer = { ...first, stay: { ...one, rooms: [couple, couple] } };
    const total = first.rate.total_price.amount + second.rate.total_price.amount;
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
    const hotel = inLanguage(view.lang, { zh: first.detail.hotel.name_alt, en: first.detail.hotel.name });
    await page.getByRole('link', { name: hotel, exact: true }).first().click();
    await page.waitForURL(/\/hotel\/detail\//);

    await page.getByRole('button', { name: say('hotel-detail', 'roomsApart') }).click();
    const bar = page.getByRole('region', { name: say('hotel-detail', 'chosenRooms') });
    await expect(bar).toContainText(say('hotel-detail', 'chosenOf', { count: 0, all: 2 }));
    const book = bar.getByRole('button', { name: say('hotel-detail', 'book'), exact: true });
    await expect(book).toBeDisabled();
    await oneMore(page, say, first).click();
    await expect(bar).toContainText(say('hotel-detail', 'chosenOf', { count: 1, all: 2 }));
    await expect(book).toBeDisabled();
    await rateLine(page, second).getByRole('spinbutton').press('ArrowUp');
    await expect(bar).toContainText(say('hotel-detail', 'chosenOf', { count: 2, all: 2 }));
    await expect(bar).toContainText(shown(total));
    await expect(oneMore(page, say, first)).toBeDisabled();
    await shoot(page, `mixed-rooms-rates-${view.lang}-${view.width}`);
    await expectAccessible(page, 'rates for each room');
    await book.click();

    await page.waitForURL(/\/hotel\/booking\?/);
    for (const [at, { room }] of [first, second].entries()) {
      const group = page.getByRole('group', { name: say('hotel-booking', 'room', { number: at + 1 }) });
      await expect(group).toContainText(nameOf(room, view.lang));
    }
    await expect(nameField(page, say, 1)).toBeVisible();
    await fillBooking(page, say, { names: ['ZHANG SAN', 'LI SI'], channel: 'balance' });
    await shoot(page, `mixed-rooms-booking-${view.lang}-${view.width}`);
    await (await askToBook(page, say)).click();
    const id = await arriveAtOrder(page);
    await expect(page.getByText(say('orders', 'status_confirmed'), { exact: true }).first()).toBeVisible();
    await shoot(page, `mixed-rooms-order-${view.lang}-${view.width}`);
    const { order } = await orderOf(id, token);
    expect(order.total_price.amount).toBe(total);
    expect(order.detail).toMatchObject({
      number_of_rooms: 2,
      room_lines: [
        { rooms: [1], total_price: first.rate.total_price },
        { rooms: [2], total_price: second.rate.total_price },
      ],
    });
    const text = await voucherText(page, say);
    for (const { room } of [first, second]) expect(text).toContain(nameOf(room, 'zh-cn').replaceAll(' ', ''));

    await goTo(page, `${portal().url}/hotel/detail/${first.detail.hotel.id}?${stayQuery(offer)}`);
    await expect(page.getByRole('button', { name: say('hotel-detail', 'roomsAlike') })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });
}

test('two rooms with other guests: each party has its own rates and its own count', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await page.setViewportSize(viewports.desktop);
  await chooseLanguage(page, 'zh-cn');
  const token = await tokenOf(portal().logins.owner);
  const family = { ...one, rooms: [couple, { adults: 2, child_ages: [7] }] };
  const offer = await findOffer('仰光', family, token, isForSale);
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}&apart=1`);
  const parties = page.getByRole('group', { name: say('hotel-detail', 'partyChoice') });
  await expect(parties.getByRole('button')).toHaveCount(2);
  await oneMore(page, say, offer).click();
  await expect(parties.getByRole('button').first()).toContainText(
    say('hotel-detail', 'chosenOf', { count: 1, all: 1 }),
  );
  await parties.getByRole('button').nth(1).click();
  await expect(rateLine(page, offer).getByRole('spinbutton')).toHaveText('0');
  await oneMore(page, say, offer).click();
  const bar = page.getByRole('region', { name: say('hotel-detail', 'chosenRooms') });
  await expect(bar).toContainText(shown(offer.rate.total_price.amount));
  await shoot(page, 'mixed-rooms-parties');
  await bar.getByRole('button', { name: say('hotel-detail', 'book'), exact: true }).click();
  await page.waitForURL(/\/hotel\/booking\?/);
  await expect(page.getByRole('heading', { name: say('booking', 'heading') })).toBeVisible();
});

function isForSale({ on_request, units_left, min_stay }: Rate): boolean {
  return !on_request && units_left >= 3 && min_stay <= 2;
}

/** The first rate for sale of another room type of the hotel. */
function otherRoom(offer: Offer): Offer {
  for (const room of offer.detail.rooms) {
    const rate = room.rates.find(isForSale);
    if (rate && room.id !== offer.room.id) return { ...offer, room, rate };
  }
  throw new Error('the hotel has one room type only');
}

/** Button that adds a room at the rate. */
function oneMore(page: Page, say: Say, offer: Offer): Locator {
  return rateLine(page, offer).getByRole('button', {
    name: new RegExp(`^${say('hotel-detail', 'oneRoomMore')}`),
  });
}

/** The journeys call the API in English. */
function nameOf({ name, name_alt }: Room, lang: 'zh-cn' | 'en'): string {
  return inLanguage(lang, { zh: name_alt, en: name });
}
