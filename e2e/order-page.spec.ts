import { expect, type Page, test } from '@playwright/test';
import type { listCars } from '@serai/contract/cars/cars';
import type { ReplyOf } from '@serai/contract/endpoint';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { enterAs } from './log-in.ts';
import { bookByApi, openAllFields, payByApi } from './orders.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { bookCarByApi, bookTransferByApi, findCar, findTransfer } from './ride-offers.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer, twoRoomsWithChild } from './stays.ts';
import { type View, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

for (const view of viewsOf('zh-cn', 'desktop')) {
  test(`order page of a stay: key facts first, text for the guests, booked again (${viewName(view)})`, async ({
    page,
    context,
  }) => {
    const { say, token } = await arrive(page, view);
    const stay = {
      check_in: civilDay(26),
      check_out: civilDay(28),
      rooms: twoRoomsWithChild,
      nationality: 'CN',
    };
    const offer = await findOffer('仰光', stay, token, (rate) => rate.units_left >= 3);
    const id = await bookByApi(offer, token, 'KM-77');
    await payByApi(id, 'balance', token);
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await shoot(page, `order-page-stay-${viewName(view)}`);
    await expectFactsFirst(page, say, view);
    await expect(keyFacts(page, say)).toContainText('GUEST NUMBERA');
    await expect(keyFacts(page, say)).toContainText(say('hotel-order', 'notYet'));
    await expect(page.locator('main')).toContainText('KM-77');
    await expectAccessible(page, 'order page of a stay');
    await expectShort(page, view);

    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: say('order-detail', 'clientCopy') }).click();
    await expect(page.getByText(say('order-detail', 'clientCopied'))).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('GUEST NUMBERB');
    expect(text).toContain('openstreetmap.org');
    expect(text).not.toContain('USD');

    await openAllFields(page, say);
    await expect(page.getByRole('term').filter({ hasText: say('hotel-order', 'zip') })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('term').filter({ hasText: say('hotel-order', 'zip') })).toBeVisible();
    await shoot(page, `order-page-stay-open-${viewName(view)}`);

    await page.getByRole('link', { name: say('order-detail', 'bookAgain') }).click();
    await page.waitForURL(/\/hotel\/list\?/);
    const search = new URL(page.url()).searchParams;
    expect(search.get('destination_type')).toBe('hotel');
    expect(search.get('destination_id')).toBe(String(offer.detail.hotel.id));
    expect(search.get('rooms')).toBe('2-2.5');
  });
}

for (const view of viewsOf('en', 'phone')) {
  test(`order page of a ride: key facts first, text shown where copying is refused (${viewName(view)})`, async ({
    page,
  }) => {
    const { say, token } = await arrive(page, view);
    const car = await findCar(token, 27, () => true);
    const carId = await bookCarByApi(car, token);
    await payByApi(carId, 'balance', token);
    await goTo(page, `${portal().url}/user/car-order/detail/${carId}`);
    await expectFactsFirst(page, say, view);
    await expect(keyFacts(page, say)).toContainText('09:00');
    await shoot(page, `order-page-car-${viewName(view)}`);
    await expectShort(page, view);
    await page.getByRole('link', { name: say('order-detail', 'bookAgain') }).click();
    await page.waitForURL(/\/car\/list\?/);
    // The order names the location of the car within the searched city.
    const pickUp = Number(new URL(page.url()).searchParams.get('pick_up_id'));
    const again = { ...car.trip, pick_up_id: pickUp, drop_off_id: pickUp, adults: 2, children: 0 };
    const { list } = await ask<ReplyOf<typeof listCars>>('car/list', again, token);
    expect(list.map(({ location }) => location.id)).toContain(car.offer.location.id);

    const transfer = await findTransfer(token, 'pick_up', 27, () => true);
    const id = await bookTransferByApi(transfer, token);
    await payByApi(id, 'balance', token);
    await refuseClipboard(page);
    await goTo(page, `${portal().url}/user/airport-order/detail/${id}`);
    await expectFactsFirst(page, say, view);
    await expect(keyFacts(page, say)).toContainText(say('vehicle-terms', 'factNoDriver'));
    await expectAccessible(page, 'order page of a transfer');
    await shoot(page, `order-page-transfer-${viewName(view)}`);
    await expectShort(page, view);
    await page.getByRole('button', { name: say('order-detail', 'clientCopy') }).click();
    const shown = page.getByRole('dialog').getByRole('textbox');
    await expect(shown).toHaveValue(new RegExp(transfer.trip.flight_number));
    await expect(shown).not.toHaveValue(/USD/);
  });
}

function viewName({ lang, width }: View): string {
  return `${lang}-${width}`;
}

async function arrive(page: Page, { lang, width }: View) {
  await page.setViewportSize(viewports[width]);
  await chooseLanguage(page, lang);
  return { say: await wordsOf(lang), token: await enterAs(page, portal().logins.owner) };
}

function keyFacts(page: Page, say: Say) {
  return page.getByRole('region', { name: say('order-detail', 'factsTitle') });
}

/** Expects the five facts on the first screen; on a desk in one line near the top. */
async function expectFactsFirst(page: Page, say: Say, { width }: View): Promise<void> {
  const terms = keyFacts(page, say).getByRole('term');
  await expect(terms).toHaveCount(5);
  const boxes = await Promise.all((await terms.all()).map((term) => term.boundingBox()));
  const tops = boxes.map((box) => Math.round(box?.y ?? Number.POSITIVE_INFINITY));
  const facts = await keyFacts(page, say).boundingBox();
  expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThan(viewports[width].height);
  if (width !== 'desktop') return;
  expect(new Set(tops).size, 'lines of facts').toBe(1);
  expect((facts?.y ?? 0) + (facts?.height ?? 0)).toBeLessThan(300);
}

/** Expects a page that is read with little scrolling while the other fields are folded. */
async function expectShort(page: Page, { width }: View): Promise<void> {
  const height = await page.evaluate(() => document.querySelector('main')?.scrollHeight ?? 0);
  expect(height).toBeLessThan(width === 'phone' ? 3_100 : 2_100);
}

async function refuseClipboard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('refused')) },
    });
  });
}
