import { expect, test } from '@playwright/test';
import { arriveAtOrder, askToBook, fillBooking, refundOrder, shown, voucherText } from './booking-steps.ts';
import { enterAs } from './log-in.ts';
import { bookByApi, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { startSite } from './serve-portal.ts';
import { bookingPath, civilDay, findOffer, openWindow, stayQuery } from './stays.ts';
import { assuranceTest } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(2),
  check_out: civilDay(4),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};
/** Dollars, or an amount with two decimals. */
const notKyats = /USD|\d\.00\b/;

test.use({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });

const others = process.env.SERAI_PORTALS;
let stop = async () => {};
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const site = await startSite('MMK', 2100);
  stop = site.stop;
  // Each worker uses the portal at its index; in this worker, that is the site in kyats.
  process.env.SERAI_PORTALS = `[${Array(Number(process.env.TEST_PARALLEL_INDEX) + 1)
    .fill(site.line)
    .join(',')}]`;
});
test.afterAll(async () => {
  process.env.SERAI_PORTALS = others;
  await stop();
});

assuranceTest(
  'site in kyats beside the one in dollars: booking, refund, completion, voucher and statement',
  async ({ page }) => {
    const say = await wordsOf('en');
    await chooseLanguage(page, 'en');
    const { owner } = portal().logins;
    const token = await enterAs(page, owner);
    const offer = await findOffer('仰光', stay, token, (rate) => {
      const { fee, amount } = openWindow(rate);
      return fee.kind === 'nights' && amount < rate.total_price.amount && rate.units_left >= 4;
    });
    const { amount: total, currency } = offer.rate.total_price;
    expect(currency).toBe('MMK');
    const main = page.locator('main');

    await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
    await expect(main).toContainText('MMK');
    await expect(main).not.toContainText(notKyats);
    await goTo(page, `${portal().url}${await bookingPath(offer, token)}`);
    await fillBooking(page, say, { names: ['ZHANG SAN'], channel: 'balance' });
    const yes = await askToBook(page, say);
    await expect(yes).toContainText(`${shown(total, currency)} MMK`);
    await yes.click();
    const paid = await arriveAtOrder(page);
    await expect(main).toContainText(shown(total, currency));
    await expect(main).not.toContainText(notKyats);
    expect(await voucherText(page, say)).not.toMatch(/MMK|USD/);

    const given = await bookByApi(offer, token);
    await payByApi(given, 'credit', token);
    await goTo(page, `${portal().url}/user/order/detail/${given}`);
    const { amount: fee } = openWindow(offer.rate);
    await refundOrder(page, say, { fee, back: total - fee, channel: 'credit', currency });

    // 12:30 in Yangon on the day of departure.
    await control('POST', 'clock', { set: `${stay.check_out}T06:00:00Z` });
    await enterAs(page, owner);
    await goTo(page, `${portal().url}/user/order/detail/${paid}`);
    const complete = say('orders', 'action_confirmComplete');
    await page.getByRole('button', { name: complete, exact: true }).first().click();
    const question = page.getByRole('dialog', { name: say('orders', 'askComplete') });
    await question.getByRole('button', { name: complete, exact: true }).click();
    await expect(page.getByText(say('orders', 'status_completed'), { exact: true }).first()).toBeVisible();

    await goTo(page, `${portal().url}/user/account/balance`);
    await expect(main).toContainText(`−${shown(total, currency)}`);
    await expect(main).toContainText(`+${shown(total - fee, currency)}`);
    await expect(main).not.toContainText(notKyats);
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  },
);
