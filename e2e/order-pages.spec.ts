import { expect, type Page, test } from '@playwright/test';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, openAllFields, orderOf, payByApi } from './orders.ts';
import { api, chooseLanguage, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { assuranceTest, languagesOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

/** One room, two nights, far enough ahead that cancelling is free. */
const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

test.use({ viewport: { width: 1440, height: 900 } });

for (const lang of languagesOf('en')) {
  // Covers 4.11, 4.14, 4.18, 5.08.
  test(`order page: payment offers the payment type, refund shows its sums (${lang})`, async ({ page }) => {
    const say = await wordsOf(lang);
    await chooseLanguage(page, lang);
    const first = await bookedOrder(true);
    const { id, token } = await bookedOrder(true);
    await openOrder(page, id);
    await button(page, say, 'action_pay').click();
    const pay = page.getByRole('dialog', { name: say('orders', 'payTitle') });
    const { order: alike } = await orderOf(first.id, token);
    await expect(pay.getByRole('alert', { name: say('similar-orders', 'title') })).toContainText(alike.sn);
    await pay.locator('button').last().click();
    await expect(pay.getByText(say('orders', 'payTypeRequired'))).toBeVisible();
    expect((await orderOf(id, token)).order.pay_status).toBe('unpaid');
    await pay.getByRole('radio', { name: say('orders', 'payBalance') }).check();
    await pay.locator('button').last().click();
    const notices = page.getByRole('region', { name: say('common', 'notices') });
    await expect(notices.getByText(say('orders', 'donePay'), { exact: true })).toBeVisible();
    expect((await orderOf(id, token)).order).toMatchObject({ pay_status: 'paid', order_status: 'confirmed' });

    await button(page, say, 'action_refund').click();
    const refund = page.getByRole('dialog', { name: say('orders', 'askRefund') });
    await expect(refund.getByText(say('orders', 'refundFree'))).toBeVisible();
    await refund.locator('button').last().click();
    await expect(refund).toBeHidden();
    expect((await orderOf(id, token)).order).toMatchObject({
      refund_status: 'refunded',
      order_status: 'cancelled',
    });
  });
}

// Covers 2.27, 3.19.
test('hotel order page: every field → shown under its name', async ({ page }) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  const { id, token } = await bookedOrder(true, 'AG-77');
  await payByApi(id, 'credit', token);
  await openOrder(page, id);
  const hotelFields = [
    'confirmationCode',
    'hotelName',
    'city',
    'address',
    'phone',
    'zip',
    'email',
    'roomNumber',
    'roomType',
    'mealType',
    'bedType',
    'checkIn',
    'checkOut',
    'roomNights',
    'numberOfRooms',
    'nationality',
    'adults',
    'children',
    'breakfasts',
  ] as const;
  const orderFields = [
    'bookingId',
    'orderStatus',
    'settlementStatus',
    'invoiceStatus',
    'payChannel',
    'payTime',
    'bookingDate',
    'bookingAccount',
    'contactPerson',
    'contactPhone',
    'totalPrice',
    'totalSettlementPrice',
    'totalAmount',
    'refundStatus',
    'refundMoney',
    'refundTime',
    'settlementMoney',
    'operator',
    'specialRequests',
  ] as const;
  await openAllFields(page, say);
  const names = page.getByRole('term');
  for (const field of hotelFields)
    await expect(names.filter({ hasText: whole(say('hotel-order', field)) })).not.toHaveCount(0);
  for (const field of orderFields)
    await expect(names.filter({ hasText: whole(say('order-detail', field)) })).not.toHaveCount(0);
  for (const heading of [
    say('hotel-order', 'guestsPerRoom'),
    say('hotel-order', 'pricePerNight'),
    say('order-detail', 'policyTitle'),
  ]) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  await expect(page.getByText('GUEST NUMBERA').first()).toBeVisible();
  await expect(page.getByText('AG-77').first()).toBeVisible();
});

// Covers 4.21.
test('non-refundable confirmed order → explained, and no refund offered', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const { id, token } = await bookedOrder(false);
  await payByApi(id, 'balance', token);
  await openOrder(page, id);
  await expect(page.getByText(say('order-detail', 'nonRefundable'))).toBeVisible();
  await expect(button(page, say, 'action_refund')).toHaveCount(0);
});

assuranceTest("another agency's order → looks exactly like a missing one", async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const { id } = await bookedOrder(true);
  await enterAs(page, portal().logins.otherAgency);
  const words = [];
  for (const number of [id, 987_654]) {
    await goTo(page, `${portal().url}/user/order/detail/${number}`);
    await expect(page.getByRole('heading', { level: 1, name: say('order-detail', 'missing') })).toBeVisible();
    words.push(await page.getByRole('main').textContent());
  }
  expect(words[0]).toBe(words[1]);
});

// Covers 1.18, 2.26.
test("order list: search by the agency's own reference → kept in the address", async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const { id } = await bookedOrder(true, 'GROUP-9');
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/list`);
  await page.getByRole('searchbox', { name: say('order-list', 'keywordLabel') }).fill('GROUP-9');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=GROUP-9/);
  await expect(page.getByText(say('order-list', 'total', { count: 1 }))).toBeVisible();
  await page.getByRole('tab', { name: say('orders', 'status_confirmed') }).click();
  await expect(page.getByRole('heading', { name: say('order-list', 'emptyFiltered') })).toBeVisible();
  await page.goBack();
  await page.getByRole('table').getByRole('link').first().click();
  await page.waitForURL(new RegExp(`/user/order/detail/${id}$`));
});

assuranceTest('order list: next page by its cursor, and back to the first', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const older = await bookedOrder(true, 'LONG-1');
  const newer = await bookedOrder(true, 'LONG-2');
  const { data } = await api(
    'GET',
    'order/listEvery?product=hotel&keyword=LONG&sort=booked&limit=1',
    undefined,
    newer.token,
  );
  await enterAs(page, portal().logins.owner);
  const list = `${portal().url}/user/order/list`;
  const rows = (id: number) =>
    page.getByRole('row').filter({ has: page.locator(`a[href$="/user/order/detail/${id}"]`) });
  await goTo(page, `${list}?keyword=LONG&sort=booked&after=${data.next}`);
  await expect(rows(older.id)).toHaveCount(1);
  await expect(rows(newer.id)).toHaveCount(0);
  await page.getByRole('link', { name: say('common', 'firstPage') }).click();
  await expect(rows(newer.id)).toHaveCount(1);
  expect(new URL(page.url()).search).toBe('?keyword=LONG&sort=booked');
  await goTo(page, `${list}?keyword=LONG&page=9`);
  await page.getByRole('link', { name: say('common', 'firstPage') }).click();
  await expect(rows(older.id)).toHaveCount(1);
  await goTo(page, `${list}?after=${data.next}`);
  await expect(page.getByRole('heading', { name: say('common', 'loadFailed') })).toBeVisible();
});

async function bookedOrder(refundable: boolean, reference = ''): Promise<{ id: number; token: string }> {
  const token = await tokenOf(portal().logins.owner);
  const offer = await findOffer(
    '仰光',
    stay,
    token,
    (rate) => (rate.cancellation !== 'non_refundable') === refundable && rate.units_left >= 2,
  );
  return { id: await bookByApi(offer, token, reference), token };
}

async function openOrder(page: Page, id: number): Promise<void> {
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/detail/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

type ActionWord = 'action_pay' | 'action_refund';

function button(page: Page, say: Say, word: ActionWord) {
  return page.getByRole('main').getByRole('button', { name: say('orders', word), exact: true });
}

/** Matches a whole name, not a part of a longer one. */
function whole(words: string): RegExp {
  return new RegExp(`^${words}$`);
}
