import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../web/src/platform/format/civil-days.ts';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf } from './orders.ts';
import { api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));
test.afterEach(() => control('POST', 'reset'));

/** Sums of the bills in cents: stated exactly, paid short, paid together, paid twice, and found by their sum. */
const exact = [124_000, 86_500, 39_150, 45_000, 61_230, 70_000, 18_990, 99_900, 30_010, 52_500, 27_700];
const short = [100_000, 100_000, 100_000];
const together = [120_000, 86_600, 39_200];
const twice = 50_000;
const bySum = 41_717;
const tolerance = 2_500;

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`bank file of 30 lines: imported, matched by keyboard, the same file again → 0 new lines (${lang}, ${width})`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const say = await wordsOf(lang);
    const day = await sellAndBill();
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);

    // The statement is uploaded and previewed: 21 lines of money that arrived, one of them an own transfer.
    await goTo(page, `${portal().url}/console/receipts/bank`);
    const bank = (key: PhraseKey<'console-bank'>, values?: Record<string, string | number>) =>
      say('console-bank', key, values);
    await page.getByRole('button', { name: bank('addAccount') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(bank('accountName')).fill('Bangkok Bank');
    await dialog.getByRole('button', { name: bank('addAccount') }).click();
    await expect(dialog).toHaveCount(0);
    await shoot(page, `bank-empty-${lang}-${width}`);
    const text = await statement(day);
    await upload(page, say, text);
    await expect(count(page, bank('count_new'))).toHaveText('21');
    await expect(count(page, bank('count_debit'))).toHaveText('9');
    await expectAccessible(page, 'preview of a bank file');
    await shoot(page, `bank-preview-${lang}-${width}`);
    await page.getByRole('checkbox', { name: /Serai Kyat account/ }).uncheck();
    await page.getByRole('button', { name: bank('import', { count: 20 }) }).click();
    await expect(page.getByText(bank('importedCounts', { fresh: 30, known: 0 }))).toBeVisible();

    // Each receipt with a suggestion is opened and accepted by Enter; two without any stay for later.
    await goTo(page, `${portal().url}/console/receipts`);
    await expect(page.getByText(say('console-receipts', 'total', { count: 20 }))).toBeVisible();
    await shoot(page, `receipts-list-${lang}-${width}`);
    const certain = await acceptAll(page, say, { lang, width });
    expect(certain).toBe(16);
    await expect(page.getByText(say('console-receipts', 'total', { count: 2 }))).toBeVisible();
    await expectAccessible(page, 'receipts');
    await shoot(page, `receipts-done-${lang}-${width}`);
    await expectOneShort();

    // One of the two is split by hand between the bill that was paid short and the deposit, then reversed.
    await splitByHand(page, say, { lang, width });

    // The same file again, and one that overlaps it.
    await goTo(page, `${portal().url}/console/receipts/bank`);
    await upload(page, say, text);
    await expect(count(page, bank('count_new'))).toHaveText('0');
    await expect(count(page, bank('count_known'))).toHaveText('30');
    await page.getByRole('button', { name: bank('import', { count: 0 }) }).click();
    await expect(page.getByText(bank('importedCounts', { fresh: 0, known: 30 }))).toBeVisible();
    await shoot(page, `bank-again-${lang}-${width}`);
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

/** Uploads a statement for the only account. */
async function upload(page: Page, say: Say, text: string): Promise<void> {
  await expect(page.getByRole('button', { name: say('console-bank', 'upload') })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'november.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  });
  await expect(page.getByRole('region', { name: say('console-bank', 'preview') })).toBeVisible();
}

/** The figure of a kind of lines in the preview. */
function count(page: Page, name: string) {
  return page.locator('dl > div').filter({ hasText: name }).getByRole('definition');
}

/** Accepts the first suggestion of each receipt by keyboard; returns how many of them were certain. */
async function acceptAll(page: Page, say: Say, view: { lang: string; width: string }): Promise<number> {
  const words = (key: PhraseKey<'console-receipts'>) => say('console-receipts', key);
  const panel = page.getByRole('region', { name: words('panel'), exact: true });
  let certain = 0;
  await page.keyboard.press('j');
  for (let at = 0; at < 20; at += 1) {
    await page.keyboard.press('Enter');
    const suggestions = panel.getByRole('region', { name: words('suggestions') });
    await expect(suggestions.locator('ol').or(suggestions.getByText(words('noSuggestion')))).toBeVisible();
    await expect(suggestions.getByRole('button').first()).toBeFocused();
    if (at === 0) await shoot(page, `receipts-open-${view.lang}-${view.width}`);
    if ((await suggestions.locator('ol').count()) === 0) {
      await page.keyboard.press('j');
      continue;
    }
    const isCertain = await suggestions.locator('li').first().getByText(words('certain')).count();
    certain += Math.min(1, isCertain);
    await page.keyboard.press('Enter');
    await expect(suggestions).toHaveCount(0);
  }
  return certain;
}

/** Expects what the file has paid: all bills but the one that is 300.00 short, and the second payment to the deposit. */
async function expectOneShort(): Promise<void> {
  const staff = await tokenOf(portal().logins.operator);
  const { list } = await ask<{ list: { open: { amount: number } }[] }>(
    'console/bill/list',
    { agency_id: (await agencyOf()).id, show: 'open', limit: 100 },
    staff,
  );
  expect(list.map(({ open }) => open.amount)).toEqual([30_000]);
}

/** Splits one of the two receipts without a suggestion, then reverses it. */
async function splitByHand(page: Page, say: Say, view: { lang: string; width: string }): Promise<void> {
  const words = (key: PhraseKey<'console-receipts'>, values?: Record<string, string | number>) =>
    say('console-receipts', key, values);
  await goTo(page, `${portal().url}/console/receipts?keyword=${encodeURIComponent('สยาม')}`);
  await expect(page.getByRole('link', { name: /สยาม/ })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: words('panel'), exact: true });
  await panel.getByRole('button', { name: words('byHand') }).press('Enter');
  const byHand = panel.getByRole('region', { name: words('byHand') });
  await byHand.getByRole('combobox', { name: say('console-booking', 'agency') }).press('Enter');
  const { name } = await agencyOf();
  await page.getByRole('combobox', { name: say('console-booking', 'agencySearch') }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await byHand.getByRole('textbox').first().fill('300.00');
  await byHand.getByRole('button', { name: words('fillRest') }).press('Enter');
  await shoot(page, `receipts-split-${view.lang}-${view.width}`);
  await byHand.getByRole('button', { name: words('accept', { sum: '777.00 USD' }) }).press('Enter');
  await expect(panel.getByText(words('status_allocated')).first()).toBeVisible();
  await panel.getByRole('button', { name: words('reverse'), exact: true }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('reason')).fill('Money of another agency');
  await dialog.getByRole('button', { name: words('reverse') }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByText(words('status_reversed')).first()).toBeVisible();
  await shoot(page, `receipts-reversed-${view.lang}-${view.width}`);
}

interface Bill {
  id: number;
  number: string;
  total: { amount: number };
}

/** The 30 lines of the statement. */
async function statement(day: string): Promise<string> {
  const staff = await tokenOf(portal().logins.operator);
  const asked = { agency_id: (await agencyOf()).id, show: 'open', limit: 100 };
  const { list } = await ask<{ list: Bill[] }>('console/bill/list', asked, staff);
  const left = [...list];
  const numberOf = (sum: number): string => {
    const at = left.findIndex(({ total }) => total.amount === sum);
    return left.splice(at, 1)[0]!.number;
  };
  const payer = 'Golden Stupa Co Ltd';
  const lines: [sum: number, payer: string, text: string][] = [
    ...exact.map((sum): [number, string, string] => [sum, payer, `Payment of ${numberOf(sum)}`]),
    ...short.map((sum, at): [number, string, string] => [
      sum - [2_500, 1_500, 30_000][at]!,
      payer,
      numberOf(sum),
    ]),
    [245_800, payer, together.map(numberOf).join(', ')],
  ];
  const second = numberOf(twice);
  numberOf(bySum);
  lines.push(
    [twice, payer, second],
    [twice, payer, second],
    [77_700, 'บริษัท สยามทัวร์', 'ค่าทัวร์'],
    [66_600, '云南某某旅行社', '团款'],
    [bySum, 'Unknown sender', 'For the stay'],
    [500_000, 'Serai Kyat account', 'Own transfer'],
    [-237_872, payer, 'Returned cheque'],
    [-3_500, 'Bank', 'Fee'],
    [-3_500, 'Bank', 'Fee'],
    [-120_000, 'Inle Lotus Resort', 'Rooms'],
    [-80_000, 'Bagan Gate', 'Rooms'],
    [-60_000, 'Strand Road Hotel', 'Rooms'],
    [-20_000, payer, 'Pay-back'],
    [-500_000, 'Serai Kyat account', 'Own transfer'],
    [-1_000, 'Bank', 'Stamp duty'],
  );
  const rows = lines.map(([sum, name, text], at) =>
    [day, (sum / 100).toFixed(2), `"${name}"`, `FT-${at}`, `"${text}"`].join(','),
  );
  return ['Date,Amount,Name,Reference,Description', ...rows].join('\r\n');
}

/** Sells stays on credit at the sums of the bills and bills each of them; returns the day after their end. */
async function sellAndBill(): Promise<string> {
  const operator = () => tokenOf(portal().logins.operator);
  const owner = () => tokenOf(portal().logins.owner);
  const agency = await agencyOf();
  // The only administrator asks for the limits; they take effect a day later.
  const concessionSums = [{ currency: 'USD', act: 1e10, order: 1e10, day: 1e10 }];
  await api('POST', 'console/site/save', { concessionSums }, await operator());
  await control('POST', 'clock', { set: new Date(Date.now() + 25 * 3_600_000).toISOString() });
  await done(
    'console/contract/save',
    {
      agency_id: agency.id,
      credit_limit: 10_000_000,
      temporary_limit: null,
      temporary_to: null,
      cycle: 'month',
      due_days: 30,
      grace_days: 7,
      tolerance,
      low_balance: 0,
      invoice_when: 'bill_confirmed',
      reason: 'Contract of the year',
    },
    await operator(),
  );
  const stay = {
    check_in: civilDay(12),
    check_out: addDays(civilDay(12), 1),
    nationality: 'CN',
    rooms: [{ adults: 2, child_ages: [] }],
  };
  const [staff, token] = [await operator(), await owner()];
  const offer = await findOffer('茵莱湖', stay, token, (rate) => rate.on_request);
  const ids: number[] = [];
  for (const price of [...exact, ...short, ...together, twice, bySum]) {
    const id = await bookByApi(offer, token);
    await done('console/hotelOrder/offer', { id, rooms_from: 'hotel', night_prices: [price] }, staff);
    const { order } = await orderOf(id, token);
    await done('order/confirm', { id, offer_id: order.offer!.id }, token);
    await done('order/pay', { id, pay_channel: 'credit' }, token);
    ids.push(id);
  }
  const { order } = await orderOf(ids[0]!, token);
  const turn = (utc: number) =>
    control('POST', 'clock', { set: new Date((utc + 3600) * 1000).toISOString() });
  await turn(order.service_start.utc);
  const guest = await owner();
  for (const id of ids) await done('order/confirmCheckIn', { id }, guest);
  await turn(order.service_end.utc);
  await billEach(ids, await owner(), await operator());
  return new Date((order.service_end.utc + 3600) * 1000).toISOString().slice(0, 10);
}

/** Completes the stays and bills each of them by itself. */
async function billEach(ids: readonly number[], owner: string, staff: string): Promise<void> {
  for (const id of ids) await done('order/confirmComplete', { id }, owner);
  const { list } = await ask<{ list: { id: number; order_id: number; amount: { amount: number } }[] }>(
    'bill/unsettled',
    { limit: 100 },
    owner,
  );
  for (const { id, order_id, amount } of list) {
    if (!ids.includes(order_id)) continue;
    const { bill } = await done('bill/apply', { charge_ids: [id], total: amount.amount }, owner);
    await done('console/bill/confirm', { id: bill.id }, staff);
  }
}

/** The agency of the demo's owner. */
async function agencyOf(): Promise<{ id: number; name: string }> {
  const staff = await tokenOf(portal().logins.operator);
  const keyword = portal().logins.owner.username;
  const { list } = await ask<{ list: { id: number; name: string }[] }>(
    'console/agency/list',
    { keyword, limit: 1 },
    staff,
  );
  return list[0]!;
}
