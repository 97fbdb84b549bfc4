import { expect, type Locator, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import {
  arriveAtOrder,
  askToBook,
  type Channel,
  fillContact,
  refundOrder,
  shown,
  voucherText,
} from './booking-steps.ts';
import { assignDrivers, stepRides } from './dispatch.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import {
  bookCarByApi,
  bookTransferByApi,
  type CarChoice,
  feeNow,
  findCar,
  findTransfer,
  type TransferChoice,
  yangonTime,
} from './ride-offers.ts';
import { searchCars, searchTransfers } from './ride-search.ts';
import { type View, variantsOf, viewports, viewsOf } from './views.ts';
import { beginningOf, type Say, wordsOf } from './words.ts';

type Width = View['width'];

test.use({ acceptDownloads: true });

for (const { lang, width, variant: product } of variantsOf('zh-cn', 'desktop', 'pick_up', [
  'car',
  'pick_up',
  'drop_off',
] as const)) {
  test(`${product}: paid order is cancelled → fee is kept (${lang}, ${width})`, async ({ page }) => {
    const { say, token } = await begin(page, lang, width);
    const channel = width === 'desktop' ? 'balance' : 'credit';
    const { id, total, fee } = await bookWithFee(product, token);
    await payByApi(id, channel, token);
    await goTo(page, portal().url + orderPath(product === 'car' ? 'car' : 'transfer', id));
    await refundOrder(page, say, { fee, back: total - fee, channel });
    await expect(status(page, say, 'status_cancelled')).toBeVisible();
    const { order } = await orderOf(id, token);
    expect(order).toMatchObject({
      order_status: 'cancelled',
      cancellation_fee: { amount: fee },
      refund_money: { amount: total - fee },
    });
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

test.describe('to the end of the ride', () => {
  test.afterEach(() => control('POST', 'reset'));
  for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
    const channel = width === 'desktop' ? 'balance' : 'credit';

    // Covers 1.02, 2.07, 2.31.
    test(`car: search, filter, book, pay by ${channel}, driver, voucher, completed (${lang}, ${width})`, async ({
      page,
    }) => {
      const journey = await begin(page, lang, width);
      const { say, token } = journey;
      const choice = await findCar(
        token,
        3,
        (offer) => offer.cancellation !== 'non_refundable' && offer.units_left >= 2,
      );
      const { offer } = choice;

      await goTo(page, `${portal().url}/car/list`);
      await searchCars(page, say, choice);
      await page.waitForURL(/\/car\/list\?.*pick_up_id=/);
      await filterBy(page, say, width, {
        open: beginningOf(say('offer-list', 'filters')),
        choose: nameIn(lang, offer.model),
        close: beginningOf(say('car-list', 'showResults')),
      });
      await page.waitForURL(/models/);
      await bookLink(page, say('car-list', 'bookCar', { car: nameIn(lang, offer.model), total: sum(offer) }));

      await page.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('U Aung');
      // Chosen once its price has loaded.
      const chinese = page.getByRole('radio', { name: say('vehicle-terms', 'driver_chinese') });
      await chinese.click();
      await expect(chinese).toBeChecked();
      await finish(page, journey, { channel, product: 'car' });
    });
  }

  for (const { lang, width, variant: mode } of variantsOf('zh-cn', 'desktop', 'pick_up', [
    'pick_up',
    'drop_off',
  ] as const)) {
    const channel = width === 'desktop' ? 'balance' : 'credit';

    // Covers 1.03, 2.09, 2.29.
    test(`${mode}: search, filter, book, pay by ${channel}, driver, voucher, completed (${lang}, ${width})`, async ({
      page,
    }) => {
      const journey = await begin(page, lang, width);
      const { say, token } = journey;
      const choice = await findTransfer(
        token,
        mode,
        3,
        (offer) => offer.cancellation !== 'non_refundable' && offer.fits_one,
      );
      const { offer } = choice;

      await goTo(page, `${portal().url}/airport/list`);
      await searchTransfers(page, say, choice);
      await page.waitForURL(/\/airport\/list\?.*airport_id=/);
      await filterBy(page, say, width, {
        choose: nameIn(lang, offer.class),
        close: beginningOf(say('car-list', 'showResults')),
        open: beginningOf(say('offer-list', 'filters')),
      });
      const name = { class: nameIn(lang, offer.class), total: sum(offer) };
      await bookLink(page, say('transfer-list', 'bookOffer', name));

      await page.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('U Aung');
      await finish(page, journey, { channel, product: 'transfer' });
    });
  }
});

interface Journey {
  say: Say;
  token: string;
}

async function begin(page: Page, lang: View['lang'], width: Width): Promise<Journey> {
  await page.setViewportSize(viewports[width]);
  await chooseLanguage(page, lang);
  return { say: await wordsOf(lang), token: await enterAs(page, portal().logins.owner) };
}

/** Ticks one filter, in the sheet behind a button on narrow screens. */
async function filterBy(
  page: Page,
  say: Say,
  width: Width,
  words: { open: string; choose: string; close: string },
): Promise<void> {
  if (width === 'desktop') {
    await page.getByRole('checkbox', { name: words.choose }).first().click();
    return;
  }
  await page.getByRole('button', { name: words.open }).first().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('checkbox', { name: words.choose }).first().click();
  await sheet.getByRole('button', { name: words.close }).or(closeButton(sheet, say)).first().click();
  await expect(sheet).toBeHidden();
}

function closeButton(sheet: Locator, say: Say): Locator {
  return sheet.getByRole('button', { name: say('common', 'close') });
}

async function bookLink(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).click();
}

interface Ending {
  channel: Channel;
  product: 'car' | 'transfer';
}

/** Continues from the completed product fields of the booking page to the completed order. */
async function finish(page: Page, { say, token }: Journey, ending: Ending): Promise<void> {
  const operator = await tokenOf(portal().logins.operator);
  await fillContact(page, say, { channel: ending.channel });
  await (await askToBook(page, say)).click();
  const id = await arriveAtOrder(page);
  await expect(status(page, say, 'status_confirmed')).toBeVisible();
  const { order, postings } = await orderOf(id, token);
  expect(order).toMatchObject({ pay_channel: ending.channel, order_status: 'confirmed' });
  expect(postings.map(({ account, amount }) => [account, Math.abs(amount.amount ?? 0)])).toEqual([
    [ending.channel === 'balance' ? 'deposit' : 'credit', order.total_amount.amount],
  ]);

  await expect(page.getByText(say('vehicle-terms', 'notAssigned')).first()).toBeVisible();
  const [ride] = await assignDrivers(id, operator);
  await page.reload();
  // The driver's name is shown in the reader's language.
  for (const fact of [ride?.vehicle?.plate_number, ride?.driver?.phone]) {
    await expect(page.getByText(fact ?? 'missing').first()).toBeVisible();
  }
  const voucher = await voucherText(page, say);
  // The text of a PDF is read without its blanks.
  for (const fact of [ride?.vehicle?.plate_number, ride?.driver?.phone]) {
    expect(voucher).toContain(fact?.replaceAll(' ', ''));
  }

  await control('POST', 'clock', { set: instant(order.service_start.utc) });
  const later = await tokenOf(portal().logins.operator);
  for (const step of ['depart', 'arrive', 'board', 'finish'] as const) await stepRides(id, step, later);
  await control('POST', 'clock', { set: instant(order.service_end.utc + 600) });
  await enterAs(page, portal().logins.owner);
  await goTo(page, portal().url + orderPath(ending.product, id));
  await expect(page.getByText(say('vehicle-terms', 'dispatch_finished')).first()).toBeVisible();
  await page
    .getByRole('button', { name: say('orders', 'action_confirmComplete'), exact: true })
    .first()
    .click();
  const left = page.getByRole('dialog', { name: say('orders', 'askComplete') });
  await left.getByRole('button', { name: say('orders', 'action_confirmComplete'), exact: true }).click();
  await expect(status(page, say, 'status_completed')).toBeVisible();
  expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
}

/** Books an order whose cancellation has a partial fee now. */
async function bookWithFee(product: 'car' | 'pick_up' | 'drop_off', token: string) {
  const partly = (offer: CarChoice['offer'] | TransferChoice['offer']) =>
    feeNow(offer) > 0 && feeNow(offer) < offer.total_price.amount;
  const start = yangonTime(product === 'car' ? hoursInFee.car : hoursInFee.transfer);
  const choice =
    product === 'car'
      ? await findCar(token, start, partly)
      : await findTransfer(token, product, start, partly);
  const id = 'airport' in choice ? await bookTransferByApi(choice, token) : await bookCarByApi(choice, token);
  return { id, total: choice.offer.total_price.amount, fee: feeNow(choice.offer) };
}

/** Hours before the start (for a flight, before its time) at which policies of the sample world keep half. */
const hoursInFee = { car: 4, transfer: 16 };

function instant(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString();
}

function orderPath(product: 'car' | 'transfer', id: number): string {
  return `/user/${product === 'car' ? 'car' : 'airport'}-order/detail/${id}`;
}

function status(page: Page, say: Say, key: 'status_confirmed' | 'status_completed' | 'status_cancelled') {
  return page.getByText(say('orders', key), { exact: true }).first();
}

/** Calls outside the browser use English. */
function nameIn(lang: View['lang'], thing: { name: string; name_alt: string }): string {
  return inLanguage(lang, { zh: thing.name_alt, en: thing.name });
}

function sum({ total_price }: { total_price: { amount: number; currency: string } }): string {
  return `${shown(total_price.amount)} ${total_price.currency}`;
}
