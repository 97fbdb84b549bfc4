import { expect, type Page, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showBoard } from '@serai/contract/vehicles/board';
import type { listRides } from '@serai/contract/vehicles/dispatch';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookCarByApi, bookTransferByApi, findCar, findTransfer } from './ride-offers.ts';
import { civilDay } from './stays.ts';
import { assuranceTest, languagesOf, viewports, viewsOf } from './views.ts';
import { beginningOf, type Say, wordsOf } from './words.ts';

type Board = ReplyOf<typeof showBoard>;

/** Days ahead of this journey, away from those of others. */
const AHEAD = 17;

test.beforeEach(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`dispatch board: three rides assigned by keyboard, driver ill, ride assigned again (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const rides = await bookRides(3);
    const operator = await tokenOf(portal().logins.operator);
    const board = () => ask<Board>('console/dispatch/board', { ride_id: rides[0]! }, operator);
    const rideOf = async (id: number) => (await board()).rides.find((ride) => ride.id === id)!;
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    const { day, base } = await board();
    await goTo(page, `${portal().url}/console/dispatch?day=${day}&base_id=${base.id}`);
    await expect(
      page.getByRole('heading', { level: 1, name: say('console-dispatch', 'title') }),
    ).toBeVisible();
    for (const id of rides) await expect(rowOf(page, id)).toBeVisible();
    await expectAccessible(page, 'dispatch board');

    // Three keys a ride: to its row, open it, assign the best crew.
    await page.keyboard.press('j');
    for (const id of rides) {
      await expect(rowOf(page, id).getByRole('link')).toBeFocused();
      await assignBest(page, say);
      await expect.poll(async () => (await rideOf(id)).status).toBe('assigned');
    }
    const crews = await Promise.all(rides.map(rideOf));
    expect(new Set(crews.map(({ driver }) => driver!.id)).size).toBe(3);
    expect(new Set(crews.map(({ vehicle }) => vehicle!.id)).size).toBe(3);
    await expectAccessible(page, 'dispatch board with assigned rides');

    // One of the drivers falls ill: the ride goes back to the tray.
    const ill = crews[1]!;
    await returnRidesOf(page, say, ill.driver!.id, ill.order_sn);
    await expect.poll(async () => (await rideOf(ill.id)).status).toBe('unassigned');
    const row = rowOf(page, ill.id).getByRole('link');
    await row.focus();
    await page.keyboard.press('Enter');
    const best = page
      .getByRole('list', { name: say('console-dispatch', 'crews') })
      .getByRole('button')
      .first();
    await expect(best).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await rideOf(ill.id)).status).toBe('assigned');
    // The illness was recorded with the return, so another driver was proposed.
    expect((await rideOf(ill.id)).driver!.id).not.toBe(ill.driver!.id);
    await expectNoneOpen(page, say, rides);

    // On paper each driver has a sheet.
    if (width === 'desktop') {
      await page.emulateMedia({ media: 'print' });
      const sheet = page.locator('section').filter({ has: page.locator('table') });
      await expect(sheet.filter({ hasText: ill.order_sn }).getByRole('heading')).toContainText(
        beginningOf(say('console-dispatch', 'sheetTitle')),
      );
      await page.emulateMedia({ media: 'screen' });
    }
  });
}

for (const [at, lang] of languagesOf('zh-cn').entries()) {
  assuranceTest(
    `dispatch board: forty rides of a day → assigned by three keys each (${lang})`,
    async ({ page }) => {
      test.setTimeout(600_000);
      const say = await wordsOf(lang);
      const rides = await bookDay(AHEAD + 3 + at);
      const operator = await tokenOf(portal().logins.operator);
      const board = () => ask<Board>('console/dispatch/board', { ride_id: rides[0]! }, operator);
      await page.setViewportSize(viewports.desktop);
      await chooseLanguage(page, lang);
      await enterAs(page, portal().logins.operator);
      const { day, base } = await board();
      await goTo(page, `${portal().url}/console/dispatch?day=${day}&base_id=${base.id}`);
      await expect(rowOf(page, rides.at(-1)!)).toBeVisible();
      // The focus is on the next open ride after each assignment.
      await page.keyboard.press('j');
      for (let number = 0; number < rides.length; number += 1) await assignBest(page, say);
      await expect.poll(async () => openOf(await board(), rides)).toBe(0);
      for (const { id, driver_fit, vehicle_fit } of (await board()).rides.filter(({ id }) =>
        rides.includes(id),
      ))
        expect([id, driver_fit?.clash, vehicle_fit?.clash]).toEqual([id, null, null]);
    },
  );
}

function openOf({ rides }: Board, booked: readonly number[]): number {
  return rides.filter(({ id, status }) => booked.includes(id) && status === 'unassigned').length;
}

function rowOf(page: Page, rideId: number) {
  return page.locator(`[data-ride="${rideId}"]`);
}

/** Opens the ride of the focused row and gives it to the best crew, which has the focus. */
async function assignBest(page: Page, say: Say): Promise<void> {
  await page.keyboard.press('Enter');
  const crews = page.getByRole('list', { name: say('console-dispatch', 'crews') });
  await expect(crews.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(crews).toBeHidden();
}

/** Returns the rides of a driver, after the order number of one is shown. */
async function returnRidesOf(page: Page, say: Say, driverId: number, sn: string): Promise<void> {
  await page.getByRole('button', { name: say('console-dispatch', 'ill') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('console-dispatch', 'driver'), { exact: true }).selectOption(String(driverId));
  await expect(dialog).toContainText(sn);
  await dialog.getByLabel(say('console-dispatch', 'reason'), { exact: true }).focus();
  await page.keyboard.type('Fever since noon');
  await dialog.getByRole('button', { name: say('console-dispatch', 'returnRides') }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText(say('console-dispatch', 'returned', { count: 1 }));
  await expectAccessible(page, 'rides returned');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function expectNoneOpen(page: Page, say: Say, rides: readonly number[]): Promise<void> {
  for (const id of rides) await expect(rowOf(page, id)).toContainText(say('console-dispatch', 'assigned'));
}

/** Books and pays cars for the same day at Yangon; returns their rides. */
async function bookRides(count: number): Promise<number[]> {
  const owner = await tokenOf(portal().logins.owner);
  const rides: number[] = [];
  const choice = await findCar(owner, AHEAD, (offer) => offer.units_left >= count);
  for (let number = 0; number < count; number += 1) {
    rides.push(...(await payAndListRides(await bookCarByApi(choice, owner), owner)));
  }
  return rides;
}

/** Books and pays 12 airport pick-ups and 28 cars for one day at Yangon; returns their rides. */
async function bookDay(daysAhead: number): Promise<number[]> {
  const owner = await tokenOf(portal().logins.owner);
  const rides: number[] = [];
  // A class with its last vehicle can be sold to another journey between the list and the quote.
  const hasSome = ({ units_left }: { units_left: number }) => units_left > 1;
  for (let number = 0; number < 12; number += 1) {
    const time = `${pad(6 + number)}:30`;
    const choice = await findTransfer(owner, 'pick_up', `${civilDay(daysAhead)}T${time}`, hasSome);
    rides.push(...(await payAndListRides(await bookTransferByApi(choice, owner), owner)));
  }
  for (let number = 0; number < 28; number += 1) {
    const choice = await findCar(owner, daysAhead, hasSome);
    rides.push(...(await payAndListRides(await bookCarByApi(choice, owner), owner)));
  }
  return rides;
}

async function payAndListRides(orderId: number, owner: string): Promise<number[]> {
  await payByApi(orderId, 'balance', owner);
  const operator = await tokenOf(portal().logins.operator);
  const { list } = await ask<ReplyOf<typeof listRides>>(
    'console/dispatch/list',
    { order_id: orderId },
    operator,
  );
  return list.map(({ id }) => id);
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}
