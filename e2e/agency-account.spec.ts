import { expect, type Page, test } from '@playwright/test';
import { addDays, addMonths } from '../web/src/platform/format/civil-days.ts';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { askForMoneyClerk } from './colleagues.ts';
import { advanceOneHour, registered } from './gate.ts';
import { enterAs, type Login, tokenOf } from './log-in.ts';
import { bookByApi, orderOf } from './orders.ts';
import { aimAgain, api, chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { shoot } from './shoot.ts';
import { findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));
test.beforeEach(advanceOneHour);
test.afterEach(() => control('POST', 'reset'));

/** Agency with a limit of 20,000.00 and a finance clerk of the seller besides the administrator. */
interface Trade {
  agencyId: number;
  owner: Login;
  clerk: Login;
  /** First day of the month in which everything happens, `YYYY-MM-DD`. */
  month: string;
}

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`account of an agency: 18,000.00 owed of 20,000.00 by part; stays stopped after dispute, application and write-off (${lang}, ${width})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const say = await wordsOf(lang);
    const word = (key: PhraseKey<'console-account'>, values?: Record<string, string | number>) =>
      say('console-account', key, values);
    const bills = (key: PhraseKey<'console-bills'>) => say('console-bills', key);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const picture = (name: string) => shoot(page, `account-${name}-${lang}-${width}`);
    const figure = (name: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd');
    const part = (key: PhraseKey<'exposure'>) => figure(say('exposure', key));
    const view = (key: PhraseKey<'console-account'>) => main.getByRole('tab', { name: word(key) }).click();

    const trade = await openTrade();
    const { overdue, unbilledOrder } = await sellAll(trade);
    const account = `${portal().url}/console/agency/${trade.agencyId}/account`;
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);

    // The line of the exposure, reached from the agency's page.
    await enterAs(page, trade.clerk);
    await goTo(page, `${portal().url}/console/agency/${trade.agencyId}`);
    await main.getByRole('link', { name: say('console-agencies', 'toAccount') }).click();
    await expect(page).toHaveURL(account);
    await expect(main.getByText('18,000.00').first()).toBeVisible();
    for (const [key, sum] of [
      ['held', '6,000.00'],
      ['unbilled', '3,000.00'],
      ['applied', '2,500.00'],
      ['not_due', '3,000.00'],
      ['overdue', '2,000.00'],
      ['disputed', '1,500.00'],
    ] as const) {
      await expect(part(key)).toHaveText(sum);
    }
    await expect(main).toContainText('2,000.00 USD');
    await expect(main).not.toContainText(word('stop_overdue'));
    await expectAccessible(page, 'account of an agency');
    await picture('statement');

    // Each part opens its items, which add up to it.
    await view('view_items');
    await expect(main).toContainText(word('itemsTotal', { count: 6, sum: '18,000.00 USD' }));
    await main.getByRole('tab', { name: say('exposure', 'overdue') }).click();
    await expect(main).toContainText(word('itemsTotal', { count: 1, sum: '2,000.00 USD' }));
    await expect(main.getByRole('link', { name: overdue.number })).toBeVisible();
    await expectAccessible(page, 'open items');
    await picture('items');

    // A limit of 25,000.00 would leave 7,000.00; the stop on 26 does not depend on it.
    await view('view_limit');
    await main.getByLabel(word('tryLimit')).fill('25,000');
    await expect(main.getByRole('row', { name: word('leftNow') })).toContainText('7,000.00');
    await expectAccessible(page, 'trial of a limit');
    await picture('limit');
    await view('view_versions');
    await expect(main.getByRole('row', { name: word('term_credit') })).toContainText(word('changed'));
    await expectAccessible(page, 'contract versions');
    await picture('versions');

    // Past the grace the credit stops; disputing the overdue 2,000.00 does not lift it.
    await control('POST', 'clock', { set: `${addDays(trade.month, 25)}T04:00:00Z` });
    await openAccount(page, trade, account);
    await expect(main).toContainText(word('stop_overdue'));
    const { lines } = await billOf(overdue.number);
    const disputed = { id: overdue.id, line_ids: lines.map(({ id }) => id), reason: 'The agency called' };
    await done('console/bill/dispute', disputed, await tokenOf(trade.clerk));
    await reload(page);
    await expect(part('disputed')).toHaveText('3,500.00');
    await expect(part('overdue')).toHaveText('0.00');
    await expect(main).toContainText(word('stop_overdue'));
    await picture('disputed');

    // Neither does an application for the unbilled 3,000.00.
    await applyFor(trade, [unbilledOrder]);
    await reload(page);
    await expect(part('applied')).toHaveText('5,500.00');
    await expect(part('unbilled')).toHaveText('0.00');
    await expect(main).toContainText(word('stop_overdue'));

    // Answered and billed again, it is still due since then. A goodwill of 300.00 lowers the oldest bill to 1,700.00.
    await done(
      'console/bill/answer',
      { line_id: lines[0]!.id, answer: 'The guests came' },
      await tokenOf(trade.clerk),
    );
    const again = await applyFor(trade, [overdue.orderId]);
    await done('console/bill/confirm', { id: again.id }, await tokenOf(trade.clerk));
    const goodwill = {
      id: overdue.orderId,
      amount: 30_000,
      reason: 'No hot water for two days, says the hotel',
    };
    await done('console/order/refundLater', goodwill, await tokenOf(trade.clerk));
    await reload(page);
    await expect(part('overdue')).toHaveText('1,700.00');
    await expect(main.getByText('17,700.00').first()).toBeVisible();
    await expect(main.getByText('0.00', { exact: true }).first()).toBeVisible();
    await picture('goodwill');

    // The bill is reminded of by hand: the mail is shown before, and the button is gone after.
    await view('view_dunning');
    await main.getByRole('button', { name: word('remindOf', { number: again.number }) }).click();
    await dialog.getByLabel(word('remindNote')).fill('Please call us before Friday');
    await expect(dialog.locator('blockquote')).toContainText('Please call us before Friday');
    await expect(dialog.locator('blockquote')).toContainText('1,700.00');
    await expectAccessible(page, 'reminder');
    await picture('remind');
    await dialog.getByRole('button', { name: word('remindSend') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('button', { name: word('remindOf', { number: again.number }) })).toHaveCount(
      0,
    );
    await expect(main).toContainText('Please call us before Friday');
    await main.getByRole('button', { name: word('pause'), exact: true }).click();
    await dialog.getByLabel(word('pauseUntil')).fill(addDays(trade.month, 40));
    await dialog.getByLabel(word('pauseReason'), { exact: true }).fill('Pays by the end of the month');
    await picture('pause');
    await dialog.getByRole('button', { name: word('pause'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('button', { name: word('resume'), exact: true })).toBeVisible();
    await expectAccessible(page, 'reminders of an agency');
    await picture('dunning');
    await goTo(page, `${portal().url}/console/dunning?stage=stopped`);
    await expect(
      main
        .getByRole('row')
        .filter({ hasText: word('stage_stopped') })
        .first(),
    ).toBeVisible();
    await expectAccessible(page, 'reminders of all agencies');
    await picture('dunning-list');

    // 700.00 is paid and 1,000.00 written off by two people: the credit stays stopped.
    await topUp(trade, 70_000);
    await done('bill/pay', { bill_ids: [again.id], amount: 70_000 }, await tokenOf(trade.owner));
    const asked = await done(
      'console/bill/writeOff',
      { id: again.id, reason: 'Insolvent' },
      await tokenOf(trade.clerk),
    );
    await done(
      'console/bill/decideWriteOff',
      { write_off_id: asked.write_off.id, decision: 'confirm', note: 'Agreed' },
      await tokenOf(portal().logins.operator),
    );
    await goTo(page, account);
    await expect(part('overdue')).toHaveText('0.00');
    await expect(main).toContainText(word('stop_by_seller'));
    await expect(main.getByText(word('approvedBy', { name: await nameOfOperator() })).first()).toBeVisible();
    await picture('written-off');

    // Money arrives after all: 400.00 of it is recovered on the page of the bill.
    await topUp(trade, 40_000);
    await goTo(page, `${portal().url}/console/bills/${again.number}`);
    await main.getByRole('button', { name: bills('action_recover'), exact: true }).click();
    await expect(dialog.getByLabel(bills('amount'), { exact: true })).toHaveValue('400.00');
    await dialog.getByLabel(bills('reason'), { exact: false }).fill('Paid by the guarantor');
    await expectAccessible(page, 'recovery of a write-off');
    await picture('recover');
    await aimAgain(page);
    await dialog.getByRole('button', { name: bills('action_recover'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(figure(bills('recovered'))).toContainText('400.00');
    await expectAccessible(page, 'bill with a recovery');
    await picture('recovered');
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

/** Logs in again, because a move of the clock ends sessions, and opens the account. */
async function openAccount(page: Page, { clerk }: Trade, account: string): Promise<void> {
  await enterAs(page, clerk);
  await goTo(page, account);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** A new agency with its contract, at the beginning of a month that is at least three days ahead. */
async function openTrade(): Promise<Trade> {
  const owner = await registered('email');
  const operator = () => tokenOf(portal().logins.operator);
  const { list } = await ask<{ list: { id: number }[] }>(
    'console/agency/list',
    { keyword: owner.username, limit: 1 },
    await operator(),
  );
  const agencyId = list[0]!.id;
  // The only administrator asks for the sums and the clerk; both take effect a day later.
  const concessionSums = [{ currency: 'USD', act: 1e10, order: 1e10, day: 1e10 }];
  await api('POST', 'console/site/save', { concessionSums }, await operator());
  const enter = await askForMoneyClerk('finance');
  const soon = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 7);
  const month = `${addMonths(soon, 1)}-01`;
  await control('POST', 'clock', { set: `${month}T01:00:00Z` });
  const terms = { agency_id: agencyId, credit_limit: 2_000_000 };
  await done(
    'console/wallet/setCreditLimit',
    { ...terms, credit_limit: 1_000_000, verified: true },
    await operator(),
  );
  await done(
    'console/contract/save',
    {
      ...terms,
      temporary_limit: null,
      temporary_to: null,
      cycle: 'month',
      due_days: 15,
      grace_days: 7,
      tolerance: 0,
      low_balance: 0,
      invoice_when: 'bill_confirmed',
      reason: 'Contract of the year',
    },
    await operator(),
  );
  return { agencyId, owner, clerk: await enter(), month };
}

/**
 * Sells stays so that, in dollars, 6,000 are held, 3,000 unbilled, 2,500 applied for, 3,000 billed and not due, 2,000
 * overdue, and 1,500 disputed. Returns the overdue bill and the unbilled order.
 */
async function sellAll(trade: Trade) {
  const owner = () => tokenOf(trade.owner);
  const first = await sell(trade, 1, 200_000);
  await serve(trade, [first]);
  const early = await applyFor(trade, [first]);
  await done('console/bill/confirm', { id: early.id }, await tokenOf(trade.clerk));
  const [kept, queried] = [await sell(trade, 19, 300_000), await sell(trade, 19, 150_000)];
  const [forLater, unbilledOrder] = [await sell(trade, 19, 250_000), await sell(trade, 19, 300_000)];
  await sell(trade, 45, 600_000);
  await serve(trade, [kept, queried, forLater, unbilledOrder]);
  const both = await applyFor(trade, [kept, queried]);
  await done('console/bill/confirm', { id: both.id }, await tokenOf(trade.clerk));
  const { lines } = await billOf(both.number);
  const line = lines.find(({ order_id }) => order_id === queried)!;
  await done('bill/dispute', { id: both.id, line_ids: [line.id], reason: 'Nobody came' }, await owner());
  await applyFor(trade, [forLater]);
  return { overdue: { ...early, orderId: first }, unbilledOrder };
}

/** Sells a night on request at a price that the desk offers, on credit; returns the order. */
async function sell({ owner, month }: Trade, day: number, price: number): Promise<number> {
  const token = await tokenOf(owner);
  const check_in = addDays(month, day);
  const rooms = [{ adults: 2, child_ages: [] }];
  const stay = { check_in, check_out: addDays(check_in, 1), nationality: 'CN', rooms };
  const offer = await findOffer('茵莱湖', stay, token, (rate) => rate.on_request);
  const id = await bookByApi(offer, token);
  const answer = { id, rooms_from: 'hotel', night_prices: [price] };
  await done('console/hotelOrder/offer', answer, await tokenOf(portal().logins.operator));
  const { order } = await orderOf(id, token);
  await done('order/confirm', { id, offer_id: order.offer!.id }, token);
  await done('order/pay', { id, pay_channel: 'credit' }, token);
  return id;
}

/** The guests of stays of one day come and leave. */
async function serve({ owner }: Trade, ids: readonly number[]): Promise<void> {
  const { order } = await orderOf(ids[0]!, await tokenOf(owner));
  const turn = (utc: number) =>
    control('POST', 'clock', { set: new Date((utc + 3600) * 1000).toISOString() });
  await turn(order.service_start.utc);
  for (const id of ids) await done('order/confirmCheckIn', { id }, await tokenOf(owner));
  await turn(order.service_end.utc);
  for (const id of ids) await done('order/confirmComplete', { id }, await tokenOf(owner));
}

/** The agency applies for a bill over the open charges of orders. */
async function applyFor(
  { owner }: Trade,
  orders: readonly number[],
): Promise<{ id: number; number: string }> {
  const token = await tokenOf(owner);
  const { list } = await ask<{ list: { id: number; order_id: number; amount: { amount: number } }[] }>(
    'bill/unsettled',
    { limit: 100 },
    token,
  );
  const chosen = list.filter(({ order_id }) => orders.includes(order_id));
  const total = chosen.reduce((sum, { amount }) => sum + amount.amount, 0);
  const { bill } = await done('bill/apply', { charge_ids: chosen.map(({ id }) => id), total }, token);
  return { id: bill.id, number: bill.number };
}

async function billOf(number: string): Promise<{ lines: { id: number; order_id: number }[] }> {
  return ask('console/bill/detail', { number }, await tokenOf(portal().logins.operator));
}

async function topUp({ agencyId, clerk }: Trade, amount: number): Promise<void> {
  const memo = 'Paid at the counter';
  await done('console/wallet/topUp', { agency_id: agencyId, amount, memo }, await tokenOf(clerk));
}

async function nameOfOperator(): Promise<string> {
  const token = await tokenOf(portal().logins.operator);
  const { list } = await ask<{ list: { nickname: string; is_self: boolean }[] }>(
    'console/staff/list',
    {},
    token,
  );
  return list.find(({ is_self }) => is_self)!.nickname;
}
