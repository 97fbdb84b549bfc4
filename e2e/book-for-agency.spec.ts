import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { bookButton, nameField, search, shown } from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { payOrder } from './money-steps.ts';
import { orderOf } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { findCar, findTransfer } from './ride-offers.ts';
import { searchCars, searchTransfers } from './ride-search.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { type View, viewports, viewsOf } from './views.ts';
import { keepScreen } from './voucher-steps.ts';
import { type Say, wordsOf } from './words.ts';

/** Dates of this journey, away from those of others. */
const stay = {
  check_in: civilDay(51),
  check_out: civilDay(53),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`booking for an agency: clerk books on the telephone → the agency sees it marked and pays it (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const member = await tokenOf(portal().logins.owner);
    const operator = await tokenOf(portal().logins.operator);
    const reference = `TEL-${lang}-${width}`.toUpperCase();
    const offer = await findOffer('仰光', stay, member, (rate) => !rate.on_request);
    const { list } = await ask<{ list: { id: number; name: string }[] }>(
      'console/agency/list',
      { keyword: portal().logins.owner.username },
      operator,
    );
    const agency = list[0]!;
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);

    await goTo(page, `${portal().url}/console/agency/${agency.id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('console', 'book'), exact: true })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByLabel(say('console-booking', 'booker'))).toBeVisible();
    await expect(main).toContainText(say('console-booking', 'noStay'));
    await expectAccessible(page, 'booking for an agency: no stay yet');

    await search(page, say, '仰光', stay);
    const hotels = main.getByRole('region', { name: say('console-booking', 'hotels') });
    await expect(hotels.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page, 'booking for an agency: hotels');
    await keepScreen(page, `book-hotels-${lang}-${width}`);
    const url = new URL(page.url());
    url.searchParams.set('hotel_id', String(offer.detail.hotel.id));
    await goTo(page, String(url));
    await bookButton(page, offer).click();

    // The form has the focus on its heading; an empty form is refused beside its fields.
    const title = say('console-booking', 'formTitle', { agency: agency.name });
    await expect(main.getByRole('heading', { name: title })).toBeFocused();
    await nameField(page, say, 0).fill('WANG FANG');
    await main.getByLabel(say('booking', 'contactPhone')).fill('+95 9 1234 5678');
    await main.getByLabel(say('booking', 'referenceOfAgency')).fill(reference);
    // The focus has scrolled the page: the fields of the search lie under the sticky head.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessible(page, 'booking for an agency: form');
    await keepScreen(page, `book-stay-${lang}-${width}`);
    await main.getByRole('button', { name: say('console-booking', 'check') }).click();
    const check = page.getByRole('dialog');
    await expect(check).toContainText('WANG FANG');
    await expect(check).toContainText(agency.name);
    await expectAccessible(page, 'booking for an agency: check');
    await check.getByRole('button', { name: say('console-booking', 'book'), exact: true }).click();

    await page.waitForURL(/\/console\/order\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    await expect(main).toContainText(say('orders', 'markForAgency'));
    await expect(main).toContainText(reference);

    await page.evaluate(() => localStorage.clear());
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/list`);
    const row = page.getByRole('row').filter({ hasText: reference });
    await expect(row).toContainText(say('orders', 'markForYou'));
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await expect(page.getByRole('main')).toContainText(say('orders', 'markForYou'));
    const { amount, currency } = offer.rate.total_price;
    await payOrder(page, say, 'Balance', `${shown(amount, currency)} ${currency}`);
    await expect(page.getByRole('main')).toContainText(say('orders', 'status_confirmed'));
  });
}

for (const { lang, width } of viewsOf('en', 'phone')) {
  test(`booking a transfer for an agency: clerk chooses a vehicle and pays it as asked → story names the caller (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const member = await tokenOf(portal().logins.owner);
    const choice = await findTransfer(member, 'pick_up', 24, (offer) => offer.vehicles === 1);
    await openBooking(page, say, { lang, width });
    await page.getByRole('tab', { name: say('console-booking', 'product_airport') }).click();
    await searchTransfers(page, say, choice);
    const vehicles = page.getByRole('list', { name: say('console-booking', 'vehicles') });
    await expect(vehicles.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'booking for an agency: transfers');
    await keepScreen(page, `book-transfers-${lang}-${width}`);
    await vehicles.getByRole('button').first().click();
    await expect(page.getByLabel(say('vehicle-terms', 'trip_passenger_name'))).toBeVisible();
    await keepScreen(page, `book-transfer-${lang}-${width}`);
    await finishRide(page, say, 'transfer');
    const id = Number(page.url().split('/').at(-1));
    await payAtDesk(page, say, `pay-for-agency-${lang}-${width}`);
    expect((await orderOf(id, member)).order.pay_status).toBe('paid');
    await page.evaluate(() => localStorage.clear());
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/airport-order/detail/${id}`);
    await expect(page.getByRole('main')).toContainText('Manager Wang');
  });
}

for (const { lang, width } of viewsOf('en', 'desktop')) {
  test(`booking a car for an agency: clerk chooses a car → unpaid order of the agency (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const member = await tokenOf(portal().logins.owner);
    const choice = await findCar(member, 26, (offer) => !offer.on_request);
    await openBooking(page, say, { lang, width });
    await page.getByRole('tab', { name: say('console-booking', 'product_car') }).click();
    await searchCars(page, say, choice);
    const cars = page.getByRole('region', { name: say('console-booking', 'cars') });
    await expect(cars.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'booking for an agency: cars');
    await keepScreen(page, `book-cars-${lang}-${width}`);
    await cars.getByRole('button').first().click();
    await expect(page.getByLabel(say('vehicle-terms', 'trip_passenger_name'))).toBeVisible();
    await keepScreen(page, `book-car-${lang}-${width}`);
    await finishRide(page, say, 'car');
  });
}

/** Opens the booking for the agency of the owner. */
async function openBooking(page: Page, say: Say, { lang, width }: View): Promise<void> {
  const operator = await tokenOf(portal().logins.operator);
  const { list } = await ask<{ list: { id: number }[] }>(
    'console/agency/list',
    { keyword: portal().logins.owner.username },
    operator,
  );
  await page.setViewportSize(viewports[width]);
  await chooseLanguage(page, lang);
  await enterAs(page, portal().logins.operator);
  await goTo(page, `${portal().url}/console/book?agency_id=${list[0]!.id}`);
  await expect(page.getByLabel(say('console-booking', 'booker'))).toBeVisible();
}

/** Fills in the passenger of the open form, checks it and books; the order's page shows the mark. */
async function finishRide(page: Page, say: Say, name: string): Promise<void> {
  await expectAccessible(page, `booking for an agency: form of the ${name}`);
  await page.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('U Aung');
  await page.getByLabel(say('booking', 'contactPhone')).fill('+95 9 1234 5678');
  await page.getByRole('button', { name: say('console-booking', 'check') }).click();
  const check = page.getByRole('dialog');
  await expect(check).toContainText('U Aung');
  await check.getByRole('button', { name: say('console-booking', 'book'), exact: true }).click();
  await page.waitForURL(/\/console\/order\/\d+$/);
  await expect(page.getByRole('main')).toContainText(say('orders', 'markForAgency'));
}

/** Pays the order that is open from the deposit of its agency. */
async function payAtDesk(page: Page, say: Say, name: string): Promise<void> {
  const action = { name: say('console-actions', 'action_pay'), exact: true };
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const field = (label: 'caller' | 'payFrom' | 'reason') =>
    dialog.getByLabel(say('console-actions', label), { exact: true });
  await main.getByRole('button', action).click();
  await dialog.getByRole('button', action).click();
  await expect(dialog).toContainText(say('console-actions', 'required'));
  await field('caller').fill('Manager Wang');
  await field('payFrom').selectOption('balance');
  await field('reason').fill('The line of the agency is down');
  await expectAccessible(page, 'paying for an agency');
  await shoot(page, name);
  await dialog.getByRole('button', action).click();
  await expect(dialog).toHaveCount(0);
  await expect(main.getByRole('button', action)).toHaveCount(0);
  await expect(main).toContainText('Manager Wang');
}
