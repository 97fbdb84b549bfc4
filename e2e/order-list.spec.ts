import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readXlsx } from '../server/test/read-sheet.ts';
import { expectAccessible } from './accessible.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { bookCarByApi, findCar } from './ride-offers.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports } from './views.ts';
import { anySum, languages, type Say, wordsOf } from './words.ts';

const room = [{ adults: 2, child_ages: [] }];

for (const lang of languages) {
  test(`order list: stays and rides of all products → next service first, narrowed by what is missing, kept as a view, exported as shown (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports.desktop);
    await chooseLanguage(page, lang);
    const { stay, ride } = await bookBoth();
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/list?keyword=${stay.reference}&status=confirmed`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('hotel-order', 'listTitle'));
    await expect(rows(page)).toHaveCount(1);

    await page
      .getByRole('navigation', { name: say('order-list', 'products') })
      .getByRole('link', { name: say('order-list', 'product_all'), exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('order-list', 'titleEvery'));
    await expect(page).toHaveURL(new RegExp(`product=all&status=confirmed&keyword=${stay.reference}$`));
    const days = `service_from=${civilDay(1)}&service_to=${civilDay(6)}`;
    await goTo(page, `${portal().url}/user/order/list?product=all&${days}`);
    await expect(rows(page).filter({ hasText: stay.sn })).toBeVisible();
    const text = await rows(page).allTextContents();
    const placeOf = (sn: string) => text.findIndex((row) => row.includes(sn));
    expect(placeOf(ride.sn)).toBeGreaterThanOrEqual(0);
    expect(placeOf(ride.sn)).toBeLessThan(placeOf(stay.sn));
    await shoot(page, `order-list-${lang}-desktop`);
    await expectAccessible(page, `order list ${lang}`);
    const over = await page
      .getByRole('table')
      .evaluate((node) => node.scrollWidth - (node.parentElement?.clientWidth ?? 0));
    expect(over, 'pixels of the table beyond the content').toBeLessThanOrEqual(0);
    const height = await rows(page).first().boundingBox();
    expect(height?.height).toBeLessThanOrEqual(58);

    await page.getByRole('button', { name: say('order-list', 'only_no_driver') }).click();
    await expect(page).toHaveURL(/only=no_driver/);
    await expect(rows(page).filter({ hasText: ride.sn })).toBeVisible();
    await expect(rows(page).filter({ hasText: stay.sn })).toHaveCount(0);

    await keepView(page, say);
    await hideColumn(page, say, 'columnTotal');
    const sheet = await exported(page, say);
    expect(sheet.rows.map(([sn]) => sn)).toContain(ride.sn);
    expect(sheet.titles).not.toContain(say('order-list', 'columnCurrency'));
    expect(sheet.titles).toContain(say('order-list', 'columnFlight'));

    await page.setViewportSize(viewports.phone);
    await goTo(page, `${portal().url}/user/order/list?product=all`);
    await expect(rows(page).first()).toBeVisible();
    await shoot(page, `order-list-${lang}-phone`);
    await expectAccessible(page, `order list on a phone ${lang}`);
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(6);
    await page.setViewportSize(viewports.narrow);
    await goTo(page, `${portal().url}/user/order/list?product=all`);
    await expect(rows(page).first()).toBeVisible();
    await shoot(page, `order-list-${lang}-narrow`);
  });
}

test('order list: two unpaid stays are selected, paid, and cancelled → one preview for both, a result for each', async ({
  page,
}) => {
  const say = await wordsOf('zh-cn');
  await page.setViewportSize(viewports.desktop);
  await chooseLanguage(page, 'zh-cn');
  const token = await tokenOf(portal().logins.owner);
  const reference = `SEVERAL${Date.now() % 1e7}`;
  const stay = { check_in: civilDay(40), check_out: civilDay(41), rooms: room, nationality: 'CN' };
  const isFree = (rate: { cancellation: string; units_left: number }) =>
    rate.cancellation !== 'non_refundable' && rate.units_left >= 3;
  const offer = await findOffer('仰光', stay, token, isFree);
  const ids: number[] = [];
  for (const part of ['A', 'B']) ids.push(await bookByApi(offer, token, `${reference}${part}`));
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/list?keyword=${reference}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: say('list-selection', 'selectPage') }).check();
  await page.getByRole('button', { name: say('several-orders', 'pay', { count: 2 }) }).click();
  const paying = page.getByRole('dialog', { name: say('several-orders', 'payTitle', { count: 2 }) });
  await paying.getByRole('radio', { name: say('orders', 'payBalance') }).check();
  await expectAccessible(page, 'pay several orders');
  await paying.getByRole('button', { name: anySum(say('orders', 'payButtonBalance')) }).click();
  await expect(paying.getByText(say('several-orders', 'done'), { exact: true })).toHaveCount(2);
  await shoot(page, 'order-list-paid-several');
  await paying
    .getByRole('button', { name: say('common', 'close') })
    .last()
    .click();
  const states = () => Promise.all(ids.map(async (id) => (await orderOf(id, token)).order.order_status));
  expect(await states()).toEqual(['confirmed', 'confirmed']);

  await page.getByRole('button', { name: say('several-orders', 'cancel', { count: 2 }) }).click();
  const cancelling = page.getByRole('dialog', { name: say('several-orders', 'cancelTitle', { count: 2 }) });
  await expect(cancelling.getByText(say('several-orders', 'free'))).toHaveCount(2);
  await cancelling
    .getByRole('button', { name: say('several-orders', 'cancelConfirm', { count: 2 }) })
    .click();
  await expect(cancelling.getByText(say('several-orders', 'done'), { exact: true })).toHaveCount(2);
  expect(await states()).toEqual(['cancelled', 'cancelled']);
});

test('order list on a phone: two unpaid stays are selected and cancelled → the same preview, a result for each', async ({
  page,
}) => {
  const say = await wordsOf('en');
  await page.setViewportSize(viewports.phone);
  await chooseLanguage(page, 'en');
  const token = await tokenOf(portal().logins.owner);
  const reference = `PHONE${Date.now() % 1e7}`;
  const stay = { check_in: civilDay(44), check_out: civilDay(45), rooms: room, nationality: 'CN' };
  const offer = await findOffer('仰光', stay, token, ({ units_left }) => units_left >= 3);
  const ids: number[] = [];
  for (const part of ['A', 'B']) ids.push(await bookByApi(offer, token, `${reference}${part}`));
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/list?keyword=${reference}`);
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: say('list-selection', 'start'), exact: true }).click();
  await page.getByRole('checkbox', { name: say('list-selection', 'selectPage') }).check();
  await shoot(page, 'order-list-select-phone');
  await expectAccessible(page, 'select orders on a phone');
  await page.getByRole('button', { name: say('several-orders', 'cancel', { count: 2 }) }).click();
  const cancelling = page.getByRole('dialog', { name: say('several-orders', 'cancelTitle', { count: 2 }) });
  await cancelling
    .getByRole('button', { name: say('several-orders', 'cancelConfirm', { count: 2 }) })
    .click();
  await expect(cancelling.getByText(say('several-orders', 'done'), { exact: true })).toHaveCount(2);
  await shoot(page, 'order-list-cancelled-phone');
  const states = await Promise.all(ids.map(async (id) => (await orderOf(id, token)).order.order_status));
  expect(states).toEqual(['cancelled', 'cancelled']);
});

for (const lang of languages) {
  test(`order calendar: a month → its days by keys, a day as list, the same calendar again; days of a phone (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports.desktop);
    await chooseLanguage(page, lang);
    const { stay, ride } = await bookBoth();
    const [arrival, departure, rideDay] = [civilDay(5), civilDay(7), civilDay(2)];
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/list?product=all`);
    const view = page.getByRole('group', { name: say('order-list', 'view') });
    await view.getByRole('button', { name: say('order-list', 'view_calendar') }).click();
    await expect(page).toHaveURL(/view=calendar/);
    await goTo(
      page,
      `${portal().url}/user/order/list?product=all&view=calendar&month=${arrival.slice(0, 7)}`,
    );
    const grid = page.getByRole('grid', { name: say('order-list', 'calendarLabel') });
    await expect(grid.locator(`[data-day="${arrival}"]`)).toContainText(say('order-list', 'event_arrival'));
    await shoot(page, `order-calendar-${lang}-desktop`);
    await expectAccessible(page, `order calendar ${lang}`);
    await page.setViewportSize(viewports.narrow);
    await shoot(page, `order-calendar-${lang}-narrow`);
    await page.setViewportSize(viewports.desktop);

    // The last key can lead to the next month.
    await grid.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowRight');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-day'));
    expect(focused).toMatch(/^\d{4}-\d\d-\d\d$/);
    await page.keyboard.press('PageDown');
    await expect(page).not.toHaveURL(new RegExp(`month=${arrival.slice(0, 7)}`));
    await page.keyboard.press('PageUp');
    await expect(page.locator(`[data-day="${focused}"]`)).toBeFocused();

    await goTo(
      page,
      `${portal().url}/user/order/list?product=all&view=calendar&month=${departure.slice(0, 7)}&keyword=${stay.reference}`,
    );
    // A day without orders leads nowhere.
    await expect(grid.locator('[data-day]:not([href])').first()).toBeVisible();
    await grid.locator(`[data-day="${departure}"]`).click();
    await expect(page).toHaveURL(new RegExp(`keyword=${stay.reference}.*day=${departure}.*view=list`));
    await expect(rows(page).filter({ hasText: stay.sn })).toBeVisible();
    await page
      .getByRole('button', { pressed: true, name: say('order-list', 'onDay', { day: '' }).trim() })
      .click();
    await expect(page).not.toHaveURL(/day=/);

    await page.setViewportSize(viewports.phone);
    await goTo(
      page,
      `${portal().url}/user/order/list?product=all&view=calendar&month=${rideDay.slice(0, 7)}`,
    );
    await grid.locator(`[data-day="${rideDay}"]`).click();
    await expect(rows(page).last()).toBeVisible();
    await expect(page.getByRole('link', { name: new RegExp(ride.sn) })).toBeVisible();
    await shoot(page, `order-calendar-${lang}-phone`);
    await expectAccessible(page, `order calendar on a phone ${lang}`);

    // The choice is kept on this machine.
    await goTo(page, `${portal().url}/user/order/list`);
    await expect(grid).toBeVisible();
    await view.getByRole('button', { name: say('order-list', 'view_list') }).click();
    await goTo(page, `${portal().url}/user/order/list`);
    await expect(grid).toHaveCount(0);
  });
}

const rows = (page: Page) => page.getByRole('table').locator('tbody tr');

/** A paid stay in five days, and a paid ride in two days. */
async function bookBoth() {
  const token = await tokenOf(portal().logins.owner);
  const reference = `BOTH${Date.now() % 1e7}`;
  const stay = { check_in: civilDay(5), check_out: civilDay(7), rooms: room, nationality: 'CN' };
  const offer = await findOffer('仰光', stay, token, (rate) => rate.units_left >= 6);
  const stayId = await bookByApi(offer, token, reference);
  await payByApi(stayId, 'balance', token);
  const rideId = await bookCarByApi(await findCar(token, 2, (car) => car.units_left >= 1), token);
  await payByApi(rideId, 'balance', token);
  // Enough orders for a whole screen of a phone.
  for (let extra = 0; extra < 5; extra += 1) await bookByApi(offer, token, `${reference}${extra}`);
  const { order: booked } = await orderOf(stayId, token);
  const { order: ride } = await orderOf(rideId, token);
  return { stay: { sn: booked.sn, reference }, ride: { sn: ride.sn } };
}

/** Saves the filters as a view, opens another list, and comes back by the view. */
async function keepView(page: Page, say: Say) {
  const name = `RIDES ${Date.now() % 1e5}`;
  await page.getByRole('button', { name: say('list-views', 'save') }).click();
  const dialog = page.getByRole('dialog', { name: say('list-views', 'save') });
  await dialog.getByRole('textbox', { name: say('list-views', 'name') }).fill(name);
  await dialog.getByRole('button', { name: say('list-views', 'confirm'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await goTo(page, `${portal().url}/user/airport-order/list`);
  await page.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/user\/order\/list\?product=all&.*only=no_driver$/);
  await page.getByRole('button', { name: say('list-views', 'remove', { name }) }).click();
  const question = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await question.getByRole('button', { name: say('list-views', 'removeConfirm'), exact: true }).click();
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
}

async function hideColumn(page: Page, say: Say, column: 'columnTotal') {
  await page.getByRole('button', { name: say('list-views', 'columns'), exact: true }).click();
  await page.getByRole('checkbox', { name: say('order-list', column) }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: say('order-list', column) })).toHaveCount(0);
}

async function exported(page: Page, say: Say) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('common', 'export'), exact: true }).click();
  await page.getByRole('button', { name: say('common', 'export_xlsx') }).click();
  return readXlsx(await readFile(await (await download).path()));
}

/** Number of rows that are visible without scrolling. */
async function wholeRows(page: Page): Promise<number> {
  const height = page.viewportSize()?.height ?? 0;
  const boxes = await Promise.all((await rows(page).all()).map((row) => row.boundingBox()));
  return boxes.filter((box) => box && box.y + box.height <= height).length;
}
