import { expect, type Page, test } from '@playwright/test';
import { reasonedItems } from '@serai/contract/closing/words';
import { addDays, addMonths } from '../web/src/platform/format/civil-days.ts';
import { ask, done } from './api-calls.ts';
import { registered } from './gate.ts';
import { keepScreen } from './kit-page.ts';
import { enterAs, type Login, tokenOf } from './log-in.ts';
import { applyForAll, disputeLine, fillDeclaration, payBill, payOrder } from './money-steps.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { findOffer } from './stays.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

/** The agency whose books are kept, and the page that shows them. */
interface Books {
  page: Page;
  say: Say;
  login: Login;
  keep: (name: string) => Promise<void>;
}

test.beforeAll(() => control('POST', 'reset'));
test.afterEach(() => control('POST', 'reset'));

/**
 * The main steps of two months, worked out by hand. server/test/year-of-an-agency.test.ts covers the whole
 * year, and `npm test` covers each step in the browser by top-up, bills and exports.
 */
for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  assuranceTest(
    `year of an agency: deposit and receivable → the bookkeeper's, from first transfer to closed months (${lang}, ${width})`,
    async ({ page }) => {
      await page.setViewportSize(viewports[width]);
      await chooseLanguage(page, lang);
      const say = await wordsOf(lang);
      const login = await registered('email');
      const keep = (name: string) => keepScreen(page, `year-${name}-${lang}-${width}`);
      const books = { page, say, login, keep };
      const first = addMonths(new Date().toISOString().slice(0, 7), 1);
      const second = addMonths(first, 1);

      await letOneDecide();
      // 2,000.00 are sent, of which the bank keeps 15.00.
      await turnClock(books, `${first}-02T02:00:00Z`);
      const agency = await declare(books, '2,000.00');
      await receive(agency, { gross: 200_000, bank_charge: 1_500 }, { amount: 198_500 });
      await expectMoney(books, '1,985.00', '0.00');

      // From the deposit 511.00 + 29.00; on credit 206.00 + 2 × 6.00, a fee of 140.00, and a no-show for 600.00.
      await agree(agency.id);
      const day = `${first}-10`;
      const [o1, o2, o3, o4, o5] = await sell(books, day, 1, [51_100, 2_900, 20_600, 42_000, 60_000]);
      await payOnPage(books, o1!, 'Balance', '511.00 USD');
      await payOnPage(books, o3!, 'Credit', '206.00 USD');
      await payByApi(o2!, 'balance', await member(books));
      for (const id of [o4!, o5!]) await payByApi(id, 'credit', await member(books));
      await staff('console/order/cancel', { id: o4, fee: 14_000, reason: 'The first night' });
      await serve(books, [o1!, o2!, o3!]);
      await chargeLater(books, o3!, { quantity: 2, unit_amount: 600, reason: 'Two late dinners' });
      await nobodyCame(o5!, day);
      await expectMoney(books, '1,445.00', '958.00');
      expect(await bills(books)).toEqual([]);

      // The month ends with a bill over that; the no-show is disputed, and 348.00 of the other 358.00 arrive.
      await turnClock(books, `${second}-01T00:00:00+08:00`);
      const [bill, ...others] = await bills(books);
      expect(bill && others).toEqual([]);
      await openBill(books, bill!.id, '958.00');
      await disputeLine(page, say, await lineOf(books, o5!), 'They did arrive');
      await expect(page.getByText('358.00').first()).toBeVisible();
      await keep('disputed');
      await receive(agency, { gross: 34_800 }, { amount: 34_800, bill_id: bill!.id });
      await openBill(books, bill!.id, '358.00');
      await expect(page.getByText(say('bills', 'bankCharge', { amount: '10.00 USD' }))).toBeVisible();
      await expectMoney(books, '1,445.00', '600.00');

      // Half of the no-show is waived, and 51.10 of the first stay are given back.
      await answer(books, bill!.id);
      await staff('console/order/waiveFee', { id: o5, amount: 30_000, reason: 'We settle it at half' });
      await staff('console/order/refundLater', { id: o1, amount: 5_110, reason: 'No hot water for a night' });
      await expectMoney(books, '1,496.10', '300.00');

      // Three rooms for 900.00, one dropped free: 300.00 + 600.00 are applied for and paid from the deposit.
      const [o8] = await sell(books, `${second}-10`, 3, [30_000]);
      await payByApi(o8!, 'credit', await member(books));
      await staff('console/hotelOrder/dropRoom', {
        id: o8,
        room: 3,
        total_price: 60_000,
        reason: 'One fewer',
      });
      await serve(books, [o8!]);
      await expectMoney(books, '1,496.10', '900.00');
      const applied = await applyForAll(page, say, 2, '900.00');
      await staff('console/bill/confirm', { id: applied });
      await openBill(books, applied, '900.00');
      await payBill(page, say);
      await expectMoney(books, '596.10', '0.00');

      // The months are closed: the closing balance of one is the opening balance of the next.
      await turnClock(books, `${addMonths(second, 1)}-02T00:00:00+08:00`);
      await closeMonths(second);
      await expectStatement(books, first, { deposit: ['0.00', '1,445.00'], credit: ['0.00', '−958.00'] });
      await expectStatement(books, second, { deposit: ['1,445.00', '596.10'], credit: ['−958.00', '0.00'] });
      expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
    },
  );
}

/** Sets the portal's clock, which runs its jobs and ends sessions, and logs in again. */
async function turnClock({ page, login }: Books, to: string): Promise<void> {
  await control('POST', 'clock', { set: to });
  await enterAs(page, login);
}

const member = ({ login }: Books) => tokenOf(login);
const operator = () => tokenOf(portal().logins.operator);
const staff = async (path: string, body: object) => done(path, body, await operator());

async function visit({ page }: Books, path: string): Promise<void> {
  await goTo(page, portal().url + path);
}

interface Agency {
  id: number;
  /** Its declared transfer, and the day of it. */
  declaration: number;
  paidOn: string;
}

async function declare(books: Books, amount: string): Promise<Agency> {
  const { page, say, keep } = books;
  await visit(books, '/user/account/topUp');
  await fillDeclaration(page, say, amount, 'Caravan Travel');
  await keep('declare');
  await page.getByRole('button', { name: say('top-up', 'submit') }).click();
  await expect(page.getByText(say('top-up', 'submitted'))).toBeVisible();
  const { list } = await ask<{ list: { id: number; agency: { id: number }; paid_on: string }[] }>(
    'console/declaration/list',
    {},
    await operator(),
  );
  const [{ id, agency, paid_on }] = list as [(typeof list)[0]];
  return { id: agency.id, declaration: id, paidOn: paid_on };
}

/** Finance records money at the bank with its agency and purpose. */
async function receive(
  agency: Agency,
  sums: object,
  part: { amount: number; bill_id?: number },
): Promise<void> {
  const { id, declaration, paidOn } = agency;
  const facts = { received_on: paidOn, value_date: paidOn, payer: 'Caravan Travel', currency: 'USD' };
  const reference = { bank_reference: crypto.randomUUID() };
  const receipt = await staff('console/receipt/record', { ...facts, ...reference, ...sums });
  const of = part.bill_id === undefined ? { declaration_id: declaration } : {};
  await staff('console/receipt/match', { receipt_id: receipt.id, agency_id: id, parts: [part], ...of });
}

/** 3,000.00 of credit, billed monthly; tolerance 15.00 per payment. */
async function agree(agency_id: number): Promise<void> {
  await staff('console/wallet/setCreditLimit', { agency_id, credit_limit: 0, verified: true });
  await staff('console/contract/save', {
    agency_id,
    credit_limit: 300_000,
    temporary_limit: null,
    temporary_to: null,
    cycle: 'month',
    due_days: 15,
    grace_days: 7,
    tolerance: 1_500,
    low_balance: 0,
    invoice_when: 'bill_confirmed',
    reason: 'Contract of the year',
  });
}

/**
 * Raises the sums that one of the staff gives up alone, so that no step of the year waits for a second person. The only
 * administrator asks for it, so the change takes effect a day later: the clock has to be turned at least that far.
 */
async function letOneDecide(): Promise<void> {
  const anySum = 1e10;
  const concessionSums = [{ currency: 'USD', act: anySum, order: anySum, day: anySum }];
  const { data } = await api('POST', 'console/site/save', { concessionSums }, await operator());
  expect(data).toEqual({ reason: 'second_person_asked', request_id: expect.any(Number) });
}

/** Sells stays on request for one night, each at a price that the desk offers; returns their orders. */
async function sell(books: Books, day: string, rooms: number, prices: number[]): Promise<number[]> {
  const token = await member(books);
  const stay = {
    check_in: day,
    check_out: addDays(day, 1),
    nationality: 'CN',
    rooms: Array.from({ length: rooms }, () => ({ adults: 2, child_ages: [] })),
  };
  const offer = await findOffer('茵莱湖', stay, token, (rate) => rate.on_request);
  const ids: number[] = [];
  for (const price of prices) {
    const id = await bookByApi(offer, token);
    await staff('console/hotelOrder/offer', { id, rooms_from: 'hotel', night_prices: [price] });
    const { order } = await orderOf(id, token);
    await done('order/confirm', { id, offer_id: order.offer!.id }, token);
    ids.push(id);
  }
  return ids;
}

async function payOnPage(books: Books, id: number, way: 'Balance' | 'Credit', sum: string): Promise<void> {
  await visit(books, `/user/order/detail/${id}`);
  await payOrder(books.page, books.say, way, sum);
  await books.keep(`paid-${way}`);
}

/** The guests of stays of one day check in, and leave. */
async function serve(books: Books, ids: number[]): Promise<void> {
  const { order } = await orderOf(ids[0]!, await member(books));
  const later = (utc: number) => new Date((utc + 3600) * 1000).toISOString();
  await turnClock(books, later(order.service_start.utc));
  for (const id of ids) await done('order/confirmCheckIn', { id }, await member(books));
  await turnClock(books, later(order.service_end.utc));
  for (const id of ids) await done('order/confirmComplete', { id }, await member(books));
}

async function chargeLater(books: Books, id: number, charge: object): Promise<void> {
  const { adjustment_id } = await staff('console/order/proposeAdjustment', { id, kind: 'other', ...charge });
  await done('order/confirmAdjustment', { id, adjustment_id }, await member(books));
}

/** The hotel reports a no-show on the morning after. */
async function nobodyCame(id: number, day: string): Promise<void> {
  const told_at = Date.parse(`${addDays(day, 1)}T07:00:00+06:30`) / 1000;
  const evidence = 'The room was empty all night';
  await staff('console/order/noShow', { id, told_by: 'Night manager', told_at, evidence });
}

async function bills(books: Books): Promise<{ id: number }[]> {
  return (await ask<{ list: { id: number }[] }>('bill/list', {}, await member(books))).list;
}

async function openBill(books: Books, id: number, total: string): Promise<void> {
  await visit(books, `/user/bill/details?id=${id}`);
  await expect(books.page.getByRole('definition').filter({ hasText: total }).first()).toBeVisible();
  await books.keep(`bill-${id}`);
}

async function lineOf({ say, ...books }: Books, orderId: number): Promise<{ sn: string; kind: string }> {
  const { order } = await orderOf(orderId, await member({ say, ...books }));
  return { sn: order.sn, kind: say('bills', 'kind_fee') };
}

/** The seller answers the disputes on a bill. */
async function answer(books: Books, id: number): Promise<void> {
  const { lines } = await ask<{ lines: { id: number; state: string }[] }>(
    'bill/detail',
    { id },
    await member(books),
  );
  const line = lines.find(({ state }) => state === 'disputed')!;
  await staff('console/bill/answer', { line_id: line.id, answer: 'We settle it at half' });
}

/** Expects the deposit and receivable shown on the balance page. */
async function expectMoney(books: Books, deposit: string, receivable: string): Promise<void> {
  const { page, say, keep } = books;
  await visit(books, '/user/account/balance');
  await expect(figure(page, say('wallet', 'balance'))).toHaveText(`${deposit} USD`);
  const hasCredit = await figure(page, say('wallet', 'creditUsed')).count();
  if (receivable !== '0.00' || hasCredit > 0)
    await expect(figure(page, say('wallet', 'creditUsed'))).toHaveText(`${receivable} USD`);
  await keep(`balance-${deposit}-${receivable}`);
}

/** Locates the figure below a label. */
function figure(page: Page, name: string) {
  return page.getByRole('main').locator('dt', { hasText: name }).locator('xpath=following-sibling::dd');
}

/** A reason for each item that is left open. */
const reasons = reasonedItems.map((item) => ({ item, reason: 'Known' }));

/** Closes all past months up to `last`. */
async function closeMonths(last: string): Promise<void> {
  const next = async () => (await ask<{ next: string }>('console/wallet/months', {}, await operator())).next;
  for (let month = await next(); month <= last; month = await next())
    await staff('console/wallet/closeMonth', { month, reasons });
}

/** Expects the opening and closing balance of each account in a closed, verified month. */
async function expectStatement(
  books: Books,
  month: string,
  sums: Record<'deposit' | 'credit', [opening: string, closing: string]>,
): Promise<void> {
  const { page, say, keep } = books;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  await visit(books, `/user/account/balance?from=${month}-01&to=${last}`);
  for (const [account, [opening, closing]] of Object.entries(sums)) {
    const title = say('balance', account === 'deposit' ? 'accountDeposit' : 'accountCredit');
    const part = page.locator('section', { has: page.getByRole('heading', { name: title }) }).last();
    await expect(part.getByRole('definition').first()).toHaveText(`${opening} USD`);
    await expect(part.getByRole('definition').last()).toHaveText(`${closing} USD`);
  }
  await expect(page.getByText(say('balance', 'closed'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('balance', 'balancedAt', { time: '' }).trim())).toBeVisible();
  await keep(`month-${month}`);
}
