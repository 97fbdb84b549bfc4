import { expect, type Page, test } from '@playwright/test';
import { addDays } from '../web/src/platform/format/civil-days.ts';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { addClerk } from './colleagues.ts';
import { enterAs, type Login, tokenOf } from './log-in.ts';
import { bookByApi, orderOf } from './orders.ts';
import { api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { startSite } from './serve-portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { press, reach, type } from './without-mouse.ts';
import { type Say, wordsOf } from './words.ts';

// The day of a bookkeeper on a site in baht: a statement of 30 lines, matched without a mouse. Sums are in satang.

/** Bills that are paid exactly, short, together (12,400 + 8,650 + 3,915 = 24,965) and twice. */
const exact = [124_000, 86_500, 39_150, 45_000, 61_230, 70_000, 18_990, 99_900, 30_010, 52_500, 27_700];
const short = [100_000, 100_000, 100_000];
const together = [1_240_000, 865_000, 391_500];
const twice = 50_000;
/** Bill paid as CNY 9,005.15 at an offer of 4.85; the bank credits 43,224.72 at 4.80. */
const offered = 4_367_500;
const credited = 4_322_472;
/** Bill paid by a cheque that the bank returns. */
const cheque = 2_378_725;
const writtenOff = 80_000;
const tolerance = 2_500;
const paidBack = 15_000;
const fee = 3_500;
const hotels = [120_000, 80_000, 60_000];
/** Payments without a reference. */
const unknown = [77_700, 66_600];

const others = process.env.SERAI_PORTALS;
let stop = async () => {};
test.beforeAll(async () => {
  test.setTimeout(240_000);
  const site = await startSite('THB', 33.5);
  stop = site.stop;
  // Each worker uses the portal at its index; in this worker, that is the site in baht.
  process.env.SERAI_PORTALS = `[${Array(Number(process.env.TEST_PARALLEL_INDEX) + 1)
    .fill(site.line)
    .join(',')}]`;
});
test.afterEach(() => control('POST', 'reset'));
test.afterAll(async () => {
  process.env.SERAI_PORTALS = others;
  await stop();
});

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`bank file of 30 lines without a mouse: 16 certain, 5 by one key, 5 by hand, 4 by rule; again → 0 new (${lang}, ${width})`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    const say = await wordsOf(lang);
    const bank = (key: PhraseKey<'console-bank'>, values?: Record<string, string | number>) =>
      say('console-bank', key, values);
    const picture = (name: string) => shoot(page, `bank-${name}-${lang}-${width}`);
    const { day, clerk } = await sellAndBill();
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, clerk);

    // The account and its rules.
    await goTo(page, `${portal().url}/console/receipts/bank`);
    await press(page, page.getByRole('button', { name: bank('addAccount') }));
    const dialog = page.getByRole('dialog');
    await type(page, dialog.getByLabel(bank('accountName')), 'Bangkok Bank');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await picture('empty');
    await addRule(page, say, 'Transfer fee', '50.00');
    await addRule(page, say, 'Own transfer', null);
    await expectAccessible(page, 'bank statements');
    await picture('rules');

    // The statement is uploaded and previewed.
    const lines = await statement();
    const text = fileOf(lines, day);
    await upload(page, say, text);
    const counted = { count_new: 21, count_rule: 4, count_debit: 5, count_known: 0, count_fault: 0 } as const;
    for (const [key, number] of Object.entries(counted)) {
      await expect(count(page, bank(key as keyof typeof counted))).toHaveText(String(number));
    }
    const total = lines.reduce((sum, [amount]) => sum + amount, 0);
    await expect(count(page, bank('netSum'))).toHaveText(baht(total));
    await expectAccessible(page, 'preview of a bank file');
    await picture('preview');
    await press(page, page.getByRole('button', { name: bank('import', { count: 21 }) }));
    await expect(page.getByText(bank('importedCounts', { fresh: 30, known: 0 }))).toBeVisible();

    // Each receipt with a suggestion is opened and accepted by Enter; the two without any are left.
    await goTo(page, `${portal().url}/console/receipts`);
    await expect(page.getByText(say('console-receipts', 'total', { count: 21 }))).toBeVisible();
    await picture('receipts');
    const accepted = await acceptAll(page, say, picture);
    expect(accepted.filter(({ certain }) => certain)).toHaveLength(16);
    expect(accepted.filter(({ certain }) => !certain).map(({ sum }) => sum)).toEqual(
      expect.arrayContaining([baht(writtenOff), baht(credited), baht(twice)]),
    );
    expect(accepted).toHaveLength(19);
    await expect(page.getByText(say('console-receipts', 'total', { count: 2 }))).toBeVisible();
    await expectAccessible(page, 'receipts');
    await picture('receipts-done');
    // Of the bills only the one that is 300.00 short is open; 25.00 and 15.00 are within the tolerance.
    expect(await openBills()).toEqual([30_000]);
    for (const sum of unknown) await toDeposit(page, say, baht(sum), picture);

    // Money that left: the cheque and the pay-back by one key; the payments to hotels stay.
    await goTo(page, `${portal().url}/console/receipts/out`);
    const out = (key: PhraseKey<'console-money-out'>, values?: Record<string, string | number>) =>
      say('console-money-out', key, values);
    await expect(page.getByText(out('total', { count: 5 }))).toBeVisible();
    expect(await acceptOut(page, say, picture)).toEqual([
      out('matchSum', { sum: baht(paidBack) }),
      out('reverseSum', { sum: baht(cheque) }),
    ]);
    await expect(page.getByText(out('total', { count: 3 }))).toBeVisible();
    await expectAccessible(page, 'money that left');
    await picture('out-done');
    expect(await openBills()).toEqual([30_000, cheque]);

    // The keys are listed.
    await page.keyboard.press('?');
    await expect(dialog).toContainText(say('console', 'keyNext'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // The same file again, and one that overlaps ten of its lines.
    await goTo(page, `${portal().url}/console/receipts/bank`);
    await upload(page, say, text);
    await expect(count(page, bank('count_new'))).toHaveText('0');
    await expect(count(page, bank('count_known'))).toHaveText('30');
    await press(page, page.getByRole('button', { name: bank('import', { count: 0 }) }));
    await expect(page.getByText(bank('importedCounts', { fresh: 0, known: 30 }))).toBeVisible();
    await picture('again');
    const news = Array.from({ length: 20 }, (_, at): Line => [1_000 + at, 'Somebody', `Line ${at}`]);
    await goTo(page, `${portal().url}/console/receipts/bank`);
    await upload(page, say, fileOf([...lines.slice(0, 10), ...news], day));
    await expect(count(page, bank('count_new'))).toHaveText('20');
    await expect(count(page, bank('count_known'))).toHaveText('10');
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

/** Amount in baht as pages show it. */
function baht(satang: number): string {
  const [whole = '', decimals = ''] = (Math.abs(satang) / 100).toFixed(2).split('.');
  return `${satang < 0 ? '−' : ''}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${decimals} THB`;
}

async function addRule(page: Page, say: Say, text: string, upTo: string | null): Promise<void> {
  const bank = (key: PhraseKey<'console-bank'>) => say('console-bank', key);
  await press(page, page.getByRole('button', { name: bank('addRule') }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(bank('contains'))).toBeFocused();
  await page.keyboard.insertText(text);
  if (upTo === null) {
    await reach(page, dialog.getByLabel(bank('ruleKind')));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByLabel(bank('upTo'))).toHaveCount(0);
  } else {
    await type(page, dialog.getByLabel(bank('upTo')), upTo);
  }
  await press(page, dialog.getByRole('button', { name: bank('addRule') }));
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('list', { name: bank('rules') })).toContainText(text);
}

/** Uploads a statement for the only account. */
async function upload(page: Page, say: Say, text: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: say('console-bank', 'upload') }));
  await (await chooser).setFiles({ name: 'november.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('region', { name: say('console-bank', 'preview') })).toBeVisible();
}

/** The figure of a kind of lines in the preview. */
function count(page: Page, name: string) {
  return page.locator('dl > div').filter({ hasText: name }).getByRole('definition');
}

/** Accepts the first suggestion of each receipt by keyboard; returns the sums and which of them were certain. */
async function acceptAll(
  page: Page,
  say: Say,
  picture: (name: string) => Promise<void>,
): Promise<{ sum: string; certain: boolean }[]> {
  const words = (key: PhraseKey<'console-receipts'>) => say('console-receipts', key);
  const panel = page.getByRole('region', { name: words('panel'), exact: true });
  const accepted: { sum: string; certain: boolean }[] = [];
  await page.keyboard.press('j');
  for (let at = 0; at < 21; at += 1) {
    await page.keyboard.press('Enter');
    const suggestions = panel.getByRole('region', { name: words('suggestions') });
    await expect(suggestions.locator('ol').or(suggestions.getByText(words('noSuggestion')))).toBeVisible();
    const first = suggestions.getByRole('button').first();
    await expect(first).toBeFocused();
    if (at === 0) await picture('receipt');
    if ((await suggestions.locator('ol').count()) === 0) {
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      continue;
    }
    const certain = (await suggestions.locator('li').first().getByText(words('certain')).count()) > 0;
    const sum = /[\d,]+\.\d\d THB/.exec((await first.textContent()) ?? '')?.[0] ?? '';
    accepted.push({ sum, certain });
    if (!certain) await picture(`one-key-${accepted.length}`);
    await page.keyboard.press('Enter');
    await expect(suggestions).toHaveCount(0);
  }
  return accepted;
}

/** Allocates a receipt without a suggestion to the deposit of the agency by hand. */
async function toDeposit(
  page: Page,
  say: Say,
  sum: string,
  picture: (name: string) => Promise<void>,
): Promise<void> {
  const words = (key: PhraseKey<'console-receipts'>, values?: Record<string, string | number>) =>
    say('console-receipts', key, values);
  await goTo(page, `${portal().url}/console/receipts`);
  await expect(page.getByRole('listitem').filter({ hasText: sum })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('region', { name: words('panel'), exact: true });
  await expect(panel.getByRole('button', { name: words('byHand') })).toBeFocused();
  await page.keyboard.press('Enter');
  const byHand = panel.getByRole('region', { name: words('byHand') });
  await press(page, byHand.getByRole('combobox', { name: say('console-booking', 'agency') }));
  const { name } = await agencyOf();
  await page.getByRole('combobox', { name: say('console-booking', 'agencySearch') }).waitFor();
  await page.keyboard.insertText(name);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await press(page, byHand.getByRole('button', { name: words('fillRest') }).last());
  await picture(`by-hand-${sum.slice(0, 3)}`);
  await press(page, byHand.getByRole('button', { name: words('accept', { sum }) }));
  await expect(panel.getByText(words('status_allocated')).first()).toBeVisible();
}

/** Accepts the first suggestion of each line by keyboard; returns the words of the buttons. */
async function acceptOut(page: Page, say: Say, picture: (name: string) => Promise<void>): Promise<string[]> {
  const panel = page.getByRole('region', { name: say('console-money-out', 'panel'), exact: true });
  const pressed: string[] = [];
  await page.keyboard.press('j');
  for (let at = 0; at < 5; at += 1) {
    await page.keyboard.press('Enter');
    const suggestions = panel.getByRole('region', { name: say('console-money-out', 'suggestions') });
    const first = suggestions.getByRole('button').first();
    await expect(first).toBeFocused();
    if ((await suggestions.locator('ol').count()) === 0) {
      if (at === 4) await picture('hotel');
      await page.keyboard.press('Escape');
      await page.keyboard.press('j');
      continue;
    }
    pressed.push((await first.textContent()) ?? '');
    await picture(`out-${pressed.length}`);
    await page.keyboard.press('Enter');
    await expect(suggestions).toHaveCount(0);
  }
  return pressed;
}

/** Open amounts of the agency's bills, the smallest first. */
async function openBills(): Promise<number[]> {
  const staff = await tokenOf(portal().logins.operator);
  const asked = { agency_id: (await agencyOf()).id, show: 'open', limit: 100 };
  const { list } = await ask<{ list: { open: { amount: number } }[] }>('console/bill/list', asked, staff);
  return list.map(({ open }) => open.amount).sort((one, other) => one - other);
}

interface Bill {
  id: number;
  number: string;
  due_on: string;
  total: { amount: number };
}

type Line = [sum: number, payer: string, text: string, sent?: [sum: string, currency: string]];

const payer = 'Golden Stupa Co Ltd';

/** Bills of the agency by their totals; each of equal ones once. */
async function billsOf(show: 'open' | 'all'): Promise<(sum: number) => Bill> {
  const staff = await tokenOf(portal().logins.operator);
  const asked = { agency_id: (await agencyOf()).id, show, limit: 100 };
  const { list } = await ask<{ list: Bill[] }>('console/bill/list', asked, staff);
  const left = [...list];
  return (sum) =>
    left.splice(
      left.findIndex(({ total }) => total.amount === sum),
      1,
    )[0]!;
}

/** The 30 lines of the statement. */
async function statement(): Promise<Line[]> {
  const billOf = await billsOf('all');
  const numberOf = (sum: number) => billOf(sum).number;
  const second = numberOf(twice);
  return [
    ...exact.map((sum): Line => [sum, payer, `Payment of ${numberOf(sum)}`]),
    ...short.map((sum, at): Line => [sum - [2_500, 1_500, 30_000][at]!, payer, numberOf(sum)]),
    [2_496_500, payer, together.map(numberOf).join(' ')],
    [twice, payer, second],
    [twice, payer, second],
    [unknown[0]!, 'บริษัท สยามทัวร์', 'ค่าทัวร์'],
    [unknown[1]!, '云南某某旅行社', '团款'],
    [credited, 'Kunming Trading', 'Inward remittance', ['9005.15', 'CNY']],
    [writtenOff, 'Liquidator', `Dividend ${numberOf(writtenOff)}`],
    [-cheque, payer, 'Returned cheque CHQ 4471'],
    [-fee, 'Bangkok Bank', 'Transfer fee'],
    [-fee, 'Bangkok Bank', 'Transfer fee'],
    [-hotels[0]!, 'Inle Lotus Resort', 'Rooms'],
    [-hotels[1]!, 'Bagan Gate', 'Rooms'],
    [-hotels[2]!, 'Strand Road Hotel', 'Rooms'],
    [-paidBack, payer, 'Pay-back'],
    [500_000, 'Serai Kyat account', 'Own transfer'],
    [-500_000, 'Serai Kyat account', 'Own transfer'],
  ];
}

function fileOf(lines: readonly Line[], day: string): string {
  const rows = lines.map(([sum, name, text, sent = ['', '']], at) =>
    [day, (sum / 100).toFixed(2), `"${name}"`, `FT-${at}-${text.length}`, `"${text}"`, ...sent].join(','),
  );
  const head = 'Date,Amount,Name,Reference,Description,Original amount,Original currency';
  return [head, ...rows].join('\r\n');
}

/**
 * Sells stays on credit at the sums of the bills and bills each of them; afterwards one bill is written off, one paid by a
 * cheque, one offered in yuan, and a pay-back carried out. Returns the seller's day and the bookkeeper.
 */
async function sellAndBill(): Promise<{ day: string; clerk: Login }> {
  const operator = () => tokenOf(portal().logins.operator);
  const owner = () => tokenOf(portal().logins.owner);
  const agency = await agencyOf();
  // The only administrator asks for the limits; they take effect a day later.
  const concessionSums = [{ currency: 'THB', act: 1e10, order: 1e10, day: 1e10 }];
  await api('POST', 'console/site/save', { concessionSums }, await operator());
  await control('POST', 'clock', { set: new Date(Date.now() + 25 * 3_600_000).toISOString() });
  await done(
    'console/contract/save',
    {
      agency_id: agency.id,
      credit_limit: 100_000_000,
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
  for (const price of [...exact, ...short, ...together, twice, offered, cheque, writtenOff]) {
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
  const billOf = await billsOf('open');
  // 40 days after the due day a bill is written off; the deposit is paid back first.
  const lost = billOf(writtenOff);
  const now = new Date(new Date(`${lost.due_on}T04:00:00Z`).getTime() + 40 * 86_400_000);
  await control('POST', 'clock', { set: now.toISOString() });
  const day = now.toISOString().slice(0, 10);
  const clerk = await addClerk('finance');
  const [book, second] = [await tokenOf(clerk), await operator()];
  const { balance } = await ask<{ balance: { amount: number } }>('account/wallet', {}, await owner());
  if (balance.amount > 0) await payBack(agency.id, balance.amount, [book, second]);
  const { write_off } = await done('console/bill/writeOff', { id: lost.id, reason: 'Insolvent' }, book);
  const agreed = { decision: 'confirm', note: 'Agreed' };
  await done('console/bill/decideWriteOff', { write_off_id: write_off.id, ...agreed }, second);
  await receive(agency.id, book, { gross: cheque, day, reference: 'CHQ 4471', billId: billOf(cheque).id });
  await receive(agency.id, book, { gross: 20_000, day, reference: 'FT-20', billId: null });
  await payBack(agency.id, paidBack, [book, second]);
  const rate = { currency: 'CNY', rate: '4.85', rate_of: 'CNY', until: addDays(day, 7) };
  await done('console/bill/offer', { id: billOf(offered).id, ...rate }, book);
  return { day, clerk };
}

/** Pays a part of the deposit back; the second person approves it where the rules ask for one. */
async function payBack(agencyId: number, amount: number, [book, second]: [string, string]): Promise<void> {
  const asked = {
    agency_id: agencyId,
    amount,
    payee: `${payer}, KBZ 0123`,
    reason: 'Asked for by the agency',
  };
  const { id, status } = await done('console/payBack/ask', asked, book);
  if (status !== 'asked') return;
  await done('console/payBack/decide', { pay_back_id: id, decision: 'confirm', note: 'Checked' }, second);
}

/** Records a receipt and allocates it to a bill, or to the deposit. */
async function receive(
  agencyId: number,
  token: string,
  { gross, day, reference, billId }: { gross: number; day: string; reference: string; billId: number | null },
): Promise<void> {
  const facts = {
    received_on: day,
    value_date: day,
    payer,
    currency: 'THB',
    gross,
    bank_reference: reference,
  };
  const { id } = await done('console/receipt/record', facts, token);
  const parts = [{ bill_id: billId, amount: gross }];
  await done('console/receipt/match', { receipt_id: id, agency_id: agencyId, parts }, token);
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
