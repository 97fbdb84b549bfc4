import { expect, test } from '@playwright/test';
import { ask } from './api-calls.ts';
import { hotelLinkOf } from './links.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

/** Tomorrow in UTC can be today in Yangon, so the stay begins a day later. */
const stay = {
  check_in: civilDay(2),
  check_out: civilDay(3),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};
/** 21:40 in Yangon on the day of arrival. */
const evening = `${stay.check_in}T15:10:00Z`;
/** What the other hotel costs more, in minor units. */
const dearerBy = 3800;

test.beforeEach(() => control('POST', 'reset'));
test.afterAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`hotel refuses at 21:40 on the arrival day → agency warned, guests walked at 38.00 more for the seller, agency's price kept (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const booker = await tokenOf(portal().logins.owner);
    const offer = await findOffer('仰光', stay, booker, (rate) => !rate.on_request && rate.units_left >= 2);
    const id = await bookByApi(offer, booker);
    await payByApi(id, 'balance', booker);
    const { order } = await orderOf(id, booker);
    const hotelPath = await hotelLinkOf(order.sn);

    // The hotel, on the page behind its link.
    await control('POST', 'clock', { set: evening });
    await goTo(page, portal().url + hotelPath);
    await page.getByRole('button', { name: say('hotel-notice', 'refuse') }).click();
    await page.getByLabel(say('hotel-notice', 'reason'), { exact: true }).fill('Overbooked tonight');
    await page.getByLabel(say('hotel-notice', 'name'), { exact: true }).fill('Win Myat');
    await page.getByRole('button', { name: say('hotel-notice', 'refuseSend'), exact: true }).click();
    await expect(page.getByText(say('hotel-notice', 'refused'), { exact: true })).toBeVisible();

    // The agency: a notice in the same minute, the order page and the voucher.
    const owner = await tokenOf(portal().logins.owner);
    const { list } = await ask<{ list: { event: string; created_at: number }[] }>('notice/list', {}, owner);
    const warning = list.find(({ event }) => event === 'order_hotel_refused');
    expect(warning!.created_at * 1000 - Date.parse(evening)).toBeLessThan(60_000);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    const next = page.getByRole('region', { name: say('order-detail', 'nextTitle') });
    await expect(next.getByRole('heading')).toHaveText(say('order-detail', 'nextRefused'));
    await goTo(page, `${portal().url}/user/order/voucher/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('voucher', 'suspendedTitle'));

    // The desk: from the queue to the order, and to another hotel.
    const desk = await tokenOf(portal().logins.operator);
    const costOf = async () => {
      const { cost } = await ask<{ cost: { amount: number } | null }>('console/order/cost', { id }, desk);
      return cost?.amount ?? 0;
    };
    const newCost = (await costOf()) + dearerBy;
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console`);
    const queue = page.getByRole('listitem').filter({ hasText: say('console-queues', 'queue_reviews') });
    await queue.getByRole('listitem').filter({ hasText: order.sn }).getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/console/order/${id}$`));
    const act = say('console-actions', 'action_replaceStay');
    await page.getByRole('button', { name: act, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByLabel(say('console-actions', 'roomsFrom')).selectOption('hotel');
    await dialog.getByLabel(say('console-actions', 'replaceAgreedCost')).fill((newCost / 100).toFixed(2));
    await dialog
      .getByLabel(say('console-actions', 'evidence'))
      .fill('Ms Khin of the other hotel confirmed by phone at 21:55');
    await dialog.getByRole('button', { name: say('console-actions', 'replaceShow') }).click();
    await expect(
      dialog.getByRole('region', { name: say('console-actions', 'replacePreview') }),
    ).toContainText('38.00');
    await shoot(page, `walk-preview-${lang}-${width}`);
    await dialog.getByRole('button', { name: act, exact: true }).click();
    await expect(dialog).toHaveCount(0);

    // The agency pays what it paid, and its voucher is valid again; the seller pays the difference.
    expect(await costOf()).toBe(newCost);
    const { order: moved } = await orderOf(id, owner);
    expect(moved).toMatchObject({ order_status: 'confirmed', review: null, total_price: order.total_price });
    expect(await control('GET', 'invariants')).toMatchObject({ ok: true });
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/voucher/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(say('voucher', 'suspendedTitle'));
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await expect(next.getByRole('heading')).toHaveText(say('order-detail', 'nextConfirmed'));
    await shoot(page, `walked-order-${lang}-${width}`);
  });
}
