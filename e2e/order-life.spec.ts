import { expect, test } from '@playwright/test';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer, type Offer, unitsLeft } from './stays.ts';
import { assuranceTest } from './views.ts';
import { wordsOf } from './words.ts';

/** One room, two nights; tomorrow in UTC can be today in Yangon, so it begins a day later. */
const stay = {
  check_in: civilDay(2),
  check_out: civilDay(4),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

test.use({ viewport: { width: 1440, height: 900 } });

test.afterAll(() => control('POST', 'reset'));

// Covers 4.12, 4.17.
test('unpaid order: cancelled → free of charge and its room is available again', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const token = await tokenOf(portal().logins.owner);
  const offer = await anyOffer(token);
  const id = await bookByApi(offer, token);
  // Searches answer from a memory cache, which follows the database within a second.
  await expect.poll(() => unitsLeft(offer, token)).toBe(offer.rate.units_left - 1);

  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/detail/${id}`);
  await page
    .getByRole('button', { name: say('orders', 'action_cancel'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say('orders', 'askCancel') });
  await dialog.getByRole('button', { name: say('orders', 'action_cancel'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('orders', 'status_cancelled'), { exact: true }).first()).toBeVisible();

  const { order, postings } = await orderOf(id, token);
  expect(order).toMatchObject({ order_status: 'cancelled', pay_status: 'unpaid', actions: [] });
  expect(postings).toEqual([]);
  await expect.poll(() => unitsLeft(offer, token)).toBe(offer.rate.units_left);
});

assuranceTest('order: not paid within 30 minutes → expires and can no longer be paid', async ({ page }) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  const token = await tokenOf(portal().logins.owner);
  const id = await bookByApi(await anyOffer(token), token);
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/detail/${id}`);
  await expect(
    page.getByRole('button', { name: say('orders', 'action_pay'), exact: true }).first(),
  ).toBeVisible();

  await control('POST', 'clock', { advance: 31 * 60 });
  await page.reload();
  await expect(page.getByText(say('orders', 'status_expired'), { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('orders', 'action_pay'), exact: true })).toHaveCount(0);
  expect((await orderOf(id, token)).order).toMatchObject({ order_status: 'expired', actions: [] });
});

// Covers 4.15, 4.16, 4.19, 4.20.
test('stay: shown as checked in on its day and as completed after its end', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const token = await tokenOf(portal().logins.owner);
  const id = await bookByApi(await anyOffer(token), token);
  await payByApi(id, 'balance', token);
  const open = async () => {
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const checkIn = page.getByRole('button', { name: say('orders', 'action_confirmCheckIn'), exact: true });
  const complete = page.getByRole('button', { name: say('orders', 'action_confirmComplete'), exact: true });
  await open();
  await expect(checkIn).toHaveCount(0);

  // 15:00 in Yangon on the day of arrival.
  await control('POST', 'clock', { set: `${stay.check_in}T08:30:00Z` });
  await open();
  await checkIn.first().click();
  const arrived = page.getByRole('dialog', { name: say('orders', 'askCheckIn') });
  await arrived.getByRole('button', { name: say('orders', 'action_confirmCheckIn'), exact: true }).click();
  await expect(
    page.getByText(say('orders', 'status_in_service_stay'), { exact: true }).first(),
  ).toBeVisible();
  await expect(complete).toHaveCount(0);

  // 12:30 in Yangon on the day of departure.
  await control('POST', 'clock', { set: `${stay.check_out}T06:00:00Z` });
  await open();
  await complete.first().click();
  const left = page.getByRole('dialog', { name: say('orders', 'askComplete') });
  await left.getByRole('button', { name: say('orders', 'action_confirmComplete'), exact: true }).click();
  await expect(page.getByText(say('orders', 'status_completed'), { exact: true }).first()).toBeVisible();
  expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
});

function anyOffer(token: string): Promise<Offer> {
  return findOffer('仰光', stay, token, (rate) => rate.units_left >= 2);
}
