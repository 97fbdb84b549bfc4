import { expect, type Page, test } from '@playwright/test';
import { arriveAtOrder, askToBook, bookButton, fillBooking } from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookWithLostAnswer, loseAnswer, watchCommands } from './lost-answer.ts';
import { bookByApi, ordersWith } from './orders.ts';
import { goTo, portal } from './portal.ts';
import { bookingPath, civilDay, findOffer, type Offer, stayQuery } from './stays.ts';
import { assuranceTest } from './views.ts';
import { type Say, wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(21),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.use({ viewport: { width: 1440, height: 900 } });

let say: Say;
let token: string;
let offer: Offer;
let reference: string;

test.beforeAll(async () => {
  say = await wordsOf('zh-cn');
  token = await tokenOf(portal().logins.owner);
  // Each case books one of them.
  offer = await findOffer('曼德勒', stay, token, (rate) => rate.units_left >= 12);
});

test.beforeEach(async ({ page }, { title }) => {
  reference = `P28 ${title}`.slice(0, 50);
  token = await enterAs(page, portal().logins.owner);
});

test('one order: double click', async ({ page }) => {
  const sent = await watchCommands(page, 'hotel/book');
  const yes = await filled(page);
  await yes.dblclick();
  await arriveAtOrder(page);
  expect(sent).toEqual({ keys: [expect.stringMatching(/^[\w-]{16,255}$/)], stored: [true] });
  await expectOnePaidOrder();
});

test('one order: Enter and click at once', async ({ page }) => {
  const sent = await watchCommands(page, 'hotel/book');
  const yes = await filled(page);
  // It gets the focus once the duplicate check has passed: until then Enter would press the other button.
  await expect(yes).toBeEnabled();
  await yes.focus();
  await expect(yes).toBeFocused();
  // Uses the element itself: a locator would wait for the button that the first press has already removed.
  const button = await yes.elementHandle();
  await Promise.all([page.keyboard.press('Enter'), button?.dispatchEvent('click')]);
  await arriveAtOrder(page);
  expect(new Set(sent.keys).size).toBe(1);
  await expectOnePaidOrder();
});

test('one order: reload before the booking is sent', async ({ page }) => {
  const yes = await filled(page);
  const held = await holdNext(page, 'before');
  await yes.click();
  await held.reached;
  await page.reload();
  held.release();
  // The form has kept its input.
  await expect(page.getByLabel(say('booking', 'reference'))).toHaveValue(reference);
  await (await askToBook(page, say)).click();
  await arriveAtOrder(page);
  await expectOnePaidOrder();
});

assuranceTest('one order: reload after the booking has arrived', async ({ page }) => {
  const yes = await filled(page);
  const held = await holdNext(page, 'after');
  await yes.click();
  await held.reached;
  await page.reload();
  held.release();
  await payFoundOrder(page);
  await expectOnePaidOrder();
});

assuranceTest('one order: back while booking', async ({ page }) => {
  await goTo(page, `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}`);
  await bookButton(page, offer).click();
  await page.waitForURL(/\/hotel\/booking\?/);
  const yes = await filled(page, null);
  const held = await holdNext(page, 'after');
  await yes.click();
  await held.reached;
  await page.goBack();
  held.release();
  await expect.poll(async () => (await ordersWith(reference, token))[0]?.payments).toBe(1);
  await expectOnePaidOrder();
});

for (const path of ['hotel/book', 'order/pay'] as const) {
  test(`one order: answer of ${path} is lost`, async ({ page }) => {
    const sent = await watchCommands(page, path);
    await goTo(page, portal().url + (await bookingPath(offer, token)));
    await bookWithLostAnswer(page, say, { names: ['ZHANG SAN'], channel: 'balance', reference }, path);
    // The first one used a separate route; the second must have been the same command.
    expect(sent.stored).toEqual([true]);
    await expectOnePaidOrder();
  });
}

test('one order: offline while booking', async ({ page, context }) => {
  const yes = await filled(page);
  await context.setOffline(true);
  await yes.click();
  const lost = page.getByRole('dialog', { name: say('booking', 'lostTitle') });
  await expect(lost).toBeVisible();
  expect(await ordersWith(reference, token)).toEqual([]);
  await context.setOffline(false);
  await lost.getByRole('button', { name: say('booking', 'tryAgain') }).click();
  await arriveAtOrder(page);
  await expectOnePaidOrder();
});

test('one order: two tabs send the same booking', async ({ page, context }) => {
  const path = await bookingPath(offer, token);
  const other = await context.newPage();
  const both = [await filled(page, path), await filled(other, path)];
  await Promise.all(both.map((yes) => yes.click()));
  const used = say('booking', 'usedTitle');
  const ends = await Promise.all([page, other].map((tab) => endOf(tab, used)));
  expect(ends.sort()).toEqual(['order', 'used']);
  await expectOnePaidOrder();
});

assuranceTest('one order: two tabs pay the same order', async ({ page, context }) => {
  const id = await bookByApi(offer, token, reference);
  const tabs = [page, await context.newPage()];
  const buttons = [];
  for (const tab of tabs) {
    await goTo(tab, `${portal().url}/user/order/detail/${id}`);
    buttons.push(await readyToPay(tab));
  }
  const answers = tabs.map((tab) =>
    tab.waitForResponse((response) => response.url().endsWith('/api/order/pay')),
  );
  await Promise.all(buttons.map((pay) => pay.click()));
  await Promise.all(answers);
  for (const tab of tabs) {
    await tab.reload();
    await expect(tab.getByText(say('orders', 'status_confirmed'), { exact: true }).first()).toBeVisible();
  }
  await expectOnePaidOrder();
});

assuranceTest(
  'one order: answer of a payment on the order page is lost → its button can be pressed again',
  async ({ page }) => {
    const id = await bookByApi(offer, token, reference);
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    const pay = await readyToPay(page);
    await loseAnswer(page, 'order/pay');
    await pay.click();
    await expect.poll(async () => (await ordersWith(reference, token))[0]?.payments).toBe(1);
    if (await pay.isVisible()) await pay.click();
    await expect(page.getByText(say('orders', 'status_confirmed'), { exact: true }).first()).toBeVisible();
    await expectOnePaidOrder();
  },
);

// new-build.spec.ts tests that the build is loaded where no form is half filled in.
test('one order: newer build → waits while the form is half filled in', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/build.json*', (route) => route.fulfill({ json: { build: 'newer' } }));
  await filled(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('booking', 'confirmNo') })
    .click();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const asked = page.waitForResponse('**/assets/build.json*');
  await page.clock.fastForward('01:00:01');
  await asked;
  await page.clock.fastForward('00:02:00');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

/** Fills in a booking page and returns the confirm button of its last question; null uses the open page. */
async function filled(page: Page, path?: string | null) {
  if (path !== null) await goTo(page, portal().url + (path ?? (await bookingPath(offer, token))));
  await fillBooking(page, say, { names: ['ZHANG SAN'], channel: 'balance', reference });
  return askToBook(page, say);
}

/** Holds the next booking call before it is sent, or its answer after the server has returned it. */
async function holdNext(page: Page, when: 'before' | 'after') {
  const gate = openable();
  const reached = openable();
  await page.route(
    '**/api/hotel/book',
    async (route) => {
      const response = when === 'after' ? await route.fetch() : null;
      reached.open();
      await gate.opened;
      // The requesting page may be closed, and then no caller waits for the answer.
      if (response) await route.fulfill({ response }).catch(() => {});
      else await route.abort().catch(() => {});
    },
    { times: 1 },
  );
  return { reached: reached.opened, release: gate.open };
}

function openable() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Expects the booking page to report that the order exists and to link to it, then pays it there. */
async function payFoundOrder(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: say('booking', 'usedTitle') })).toBeVisible();
  await page.getByRole('link', { name: say('booking', 'seeOrder') }).click();
  await arriveAtOrder(page);
  await (await readyToPay(page)).click();
  await expect(page.getByText(say('orders', 'status_confirmed'), { exact: true }).first()).toBeVisible();
}

/** Opens the payment of the open order page and chooses the deposit; returns the pay button. */
async function readyToPay(page: Page) {
  await page
    .getByRole('button', { name: say('orders', 'action_pay'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say('orders', 'payTitle') });
  await dialog.getByRole('radio', { name: say('orders', 'payBalance') }).check();
  return dialog.locator('button').last();
}

/** Returns where a tab that tried to book ends: at the order, or with a message that the order exists. */
async function endOf(tab: Page, used: string): Promise<'order' | 'used'> {
  return Promise.race([
    arriveAtOrder(tab).then(() => 'order' as const),
    tab
      .getByText(used)
      .waitFor()
      .then(() => 'used' as const),
  ]);
}

async function expectOnePaidOrder(): Promise<void> {
  const paid = { id: expect.any(Number), order_status: 'confirmed', pay_status: 'paid', payments: 1 };
  expect(await ordersWith(reference, token)).toEqual([paid]);
}
