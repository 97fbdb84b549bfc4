import { expect, type Page, test } from '@playwright/test';
import { done } from './api-calls.ts';
import { arriveAtOrder, askToBook, nameField, shown } from './booking-steps.ts';
import { hotelLinkOf } from './links.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookingPath, civilDay, findOffer, type Offer } from './stays.ts';
import { assuranceTest, languagesOf, viewports, viewsOf } from './views.ts';
import { beginningOf, type Say, wordsOf } from './words.ts';

/** Rooms in the lake are sold on request. */
const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

for (const view of viewsOf('zh-cn', 'desktop')) {
  // Covers 4.13.
  test(`stay on request: requested, offered at another price, confirmed, paid, acknowledged by the hotel (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const say = await wordsOf(view.lang);
    await page.setViewportSize(viewports[view.width]);
    await chooseLanguage(page, view.lang);
    const token = await tokenOf(portal().logins.owner);
    const offer = await onRequest(token);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${dates()}`);
    await expect(page.locator(`#room-${offer.room.id}`)).toContainText(say('hotel-terms', 'onRequest'));

    await goTo(page, portal().url + (await bookingPath(offer, token)));
    await askForRoom(page, say);
    const id = await arriveAtOrder(page);
    await expect(page.getByRole('heading', { name: say('order-detail', 'nextOffer') })).toBeVisible();
    expect((await orderOf(id, token)).order).toMatchObject({
      order_status: 'offer_pending',
      pay_status: 'unpaid',
    });

    const desk = await tokenOf(portal().logins.operator);
    const nights = [offer.rate.nights[0]!.price.amount + 1000, offer.rate.nights[1]!.price.amount + 2000];
    const dearer = nights[0]! + nights[1]!;
    const offered = { id, rooms_from: 'hotel', night_prices: nights, note: 'Only the larger one is free' };
    await done('console/hotelOrder/offer', offered, desk);
    await page.reload();
    await expect(page.getByRole('heading', { name: say('order-detail', 'nextOffered') })).toBeVisible();
    const card = page
      .locator('section,div', { has: page.getByText(say('order-detail', 'offerTitle')) })
      .last();
    await expect(card).toBeVisible();
    await expect(page.getByText(shown(offer.rate.total_price.amount)).first()).toBeVisible();
    await expect(page.getByText(shown(dearer)).first()).toBeVisible();
    await expect(page.getByText(beginningOf(say('orders', 'nextAccept'))).first()).toBeVisible();

    await confirmOffer(page, say, dearer);
    expect((await orderOf(id, token)).order).toMatchObject({
      order_status: 'pending_payment',
      total_price: { amount: dearer },
    });
    await done('order/pay', { id, pay_channel: 'balance' }, token);
    await page.reload();
    await expect(page.getByText(say('orders', 'status_confirmed'), { exact: true }).first()).toBeVisible();

    // The hotel confirms with its own number, which the agency reads.
    await goTo(page, portal().url + (await hotelLinkOf((await orderOf(id, token)).order.sn)));
    await page.getByLabel(say('hotel-notice', 'code')).fill('INLE-4711');
    await page.getByLabel(say('hotel-notice', 'name'), { exact: true }).fill('Nang Mo');
    await page.getByRole('button', { name: say('hotel-notice', 'acknowledge'), exact: true }).click();
    await expect(page.getByText(say('hotel-notice', 'done'), { exact: true })).toBeVisible();
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await expect(page.getByText('INLE-4711').first()).toBeVisible();
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

test.describe('a day later', () => {
  test.afterEach(() => control('POST', 'reset'));

  for (const lang of languagesOf('en')) {
    assuranceTest(`offer: not accepted within a day → lapses (${lang})`, async ({ page }) => {
      const say = await wordsOf(lang);
      await chooseLanguage(page, lang);
      const token = await tokenOf(portal().logins.owner);
      const id = await bookByApi(await onRequest(token), token);
      const desk = await tokenOf(portal().logins.operator);
      await done('console/hotelOrder/offer', { id, rooms_from: 'allotment' }, desk);
      await control('POST', 'clock', { advance: 24 * 3600 + 60 });
      await enterAs(page, portal().logins.owner);
      await goTo(page, `${portal().url}/user/order/detail/${id}`);
      await expect(page.getByText(say('orders', 'status_expired'), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(say('order-detail', 'nextExpiredAsked'))).toBeVisible();
      await expect(
        page.getByRole('button', { name: say('orders', 'action_confirm'), exact: true }),
      ).toHaveCount(0);
    });
  }
});

function onRequest(token: string): Promise<Offer> {
  return findOffer('茵莱湖', stay, token, (rate) => rate.on_request && rate.min_stay <= 2);
}

function dates(): URLSearchParams {
  return new URLSearchParams({ check_in: stay.check_in, check_out: stay.check_out, rooms: '2' });
}

/** Fills in the open booking page, which has no payment yet, and sends the request. */
async function askForRoom(page: Page, say: Say): Promise<void> {
  await expect(page.getByText(say('booking', 'requestFree'))).toBeVisible();
  await expect(page.getByRole('radio', { name: say('booking', 'payBalance') })).toHaveCount(0);
  await nameField(page, say, 0).fill('ZHANG SAN');
  await page.getByLabel(say('booking', 'contactName')).fill('Daw Khin');
  await page.getByLabel(say('booking', 'contactPhone')).fill('+95 9 1234 5678');
  const yes = await askToBook(page, say);
  await expect(yes).toHaveText(say('booking', 'confirmYes', { action: say('booking', 'submitRequest') }));
  await yes.click();
}

/** Accepts the offer of the open order page, after the dialog has shown its price. */
async function confirmOffer(page: Page, say: Say, amount: number): Promise<void> {
  const name = say('orders', 'action_confirm');
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: say('orders', 'askConfirm') });
  await expect(dialog).toContainText(shown(amount));
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    page.getByText(say('orders', 'status_pending_payment'), { exact: true }).first(),
  ).toBeVisible();
}
