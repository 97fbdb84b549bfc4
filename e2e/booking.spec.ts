import { expect, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import {
  arriveAtOrder,
  askToBook,
  type Channel,
  fillBooking,
  rateLine,
  refundOrder,
  search,
  shown,
  voucherText,
} from './booking-steps.ts';
import { logInByForm, tokenOf } from './log-in.ts';
import { api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer, type Offer, openWindow, twoRoomsWithChild } from './stays.ts';
import { isAssurance } from './views.ts';
import { languages, type Say, wordsOf } from './words.ts';

/** Two nights from the day after tomorrow: plans that are free until three days before now cost one night. */
const stay = {
  check_in: civilDay(2),
  check_out: civilDay(4),
  rooms: twoRoomsWithChild,
  nationality: 'CN',
};

test.use({ viewport: { width: 1440, height: 900 }, acceptDownloads: true });

for (const lang of languages) {
  for (const channel of channelsIn(lang)) {
    // Covers 1.01, 1.05, 2.05, 2.84, 2.86, 2.87.
    test(`hotel: search, book two rooms with a child, pay by ${channel}, voucher, refund with a fee (${lang})`, async ({
      page,
    }) => {
      const say = await wordsOf(lang);
      const owner = portal().logins.owner;
      const token = await tokenOf(owner);
      const offer = await findOffer('仰光', stay, token, (rate) => {
        const { fee, amount } = openWindow(rate);
        return fee.kind === 'nights' && amount < rate.total_price.amount && rate.units_left >= 4;
      });
      const before = await walletOf(token);
      const total = offer.rate.total_price.amount;
      await chooseLanguage(page, lang);

      await goTo(page, portal().url);
      await search(page, say, inLanguage(lang, { zh: '仰光', en: 'Yangon' }), stay);
      await page.waitForURL(/\/hotel\/list\?/);
      await page.getByRole('link', { name: nameIn(lang, offer), exact: true }).click();
      await rateLine(page, offer)
        .getByRole('link', { name: say('hotel-detail', 'bookLogin') })
        .click();
      await logInByForm(page, say, owner);

      const book = rateLine(page, offer).getByRole('button', { name: new RegExp(shown(total)) });
      await book.click();
      await fillBooking(page, say, { names: ['ZHANG SAN', 'LI SI'], channel });
      await (await askToBook(page, say)).click();
      const id = await arriveAtOrder(page);
      const done = channel === 'credit' ? 'chargedConfirmedNotice' : 'confirmedNotice';
      await expect(page.getByText(say('booking', done), { exact: true })).toBeVisible();
      await expect(page.getByText(say('orders', 'status_confirmed'), { exact: true }).first()).toBeVisible();

      const paid = moved(before, channel, -total);
      expect(await walletOf(token)).toEqual(paid);
      // The header follows each movement of money without a reload.
      const head = page
        .getByRole('banner')
        .getByRole('link', { name: say('wallet', 'creditLeft') })
        .first();
      await expect(head).toContainText(shown(paid.balance));
      await expect(head).toContainText(shown(paid.creditLeft));
      expect(await voucherText(page, say)).toContain(chineseName(offer));

      const fee = openWindow(offer.rate).amount;
      await refundOrder(page, say, { fee, back: total - fee, channel });
      await expect(page.getByText(say('orders', 'status_cancelled'), { exact: true }).first()).toBeVisible();
      expect(await walletOf(token)).toEqual(moved(before, channel, -fee));

      await goTo(page, `${portal().url}/user/account/balance`);
      await expectSteps(page, say, { id, token, channel, before, total, fee });
      expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
    });
  }
}

/**
 * In Chinese by balance; in the assurance run both channels in both languages. Rides are paid on credit in either
 * run.
 */
function channelsIn(lang: (typeof languages)[number]): Channel[] {
  if (isAssurance) return ['balance', 'credit'];
  return lang === 'en' ? [] : ['balance'];
}

interface Sums {
  balance: number;
  creditLeft: number;
}

async function walletOf(token: string): Promise<Sums> {
  const { data } = await api('GET', 'account/wallet', undefined, token);
  return { balance: data.balance.amount, creditLeft: data.credit_left.amount };
}

function moved(before: Sums, channel: Channel, amount: number): Sums {
  return channel === 'balance'
    ? { ...before, balance: before.balance + amount }
    : { ...before, creditLeft: before.creditLeft + amount };
}

interface Steps {
  id: number;
  token: string;
  channel: Channel;
  before: Sums;
  total: number;
  fee: number;
}

/**
 * Expects the newest two rows of the statement to be this order's, with exact balances before and after, on
 * screen and in the ledger.
 */
async function expectSteps(page: Page, say: Say, steps: Steps): Promise<void> {
  const { id, token, channel, before, total, fee } = steps;
  const account = channel === 'balance' ? 'deposit' : 'credit';
  const { data } = await api('GET', 'account/statement?limit=2', undefined, token);
  const rows = data.list.filter((row: { order_id: number }) => row.order_id === id);
  // As the agency sees it: a balance is positive, a debt is credit used.
  const start = channel === 'balance' ? before.balance : rows[1].before.amount;
  const sign = channel === 'balance' ? 1 : Math.sign(rows[1].amount.amount) * -1;
  expect(rows.map(sumsOf)).toEqual([
    { account, amount: sign * (total - fee), before: start - sign * total, after: start - sign * fee },
    { account, amount: -sign * total, before: start, after: start - sign * total },
  ]);
  const [refundRow, payRow] = [page.locator('tbody tr').nth(0), page.locator('tbody tr').nth(1)];
  await expect(refundRow).toContainText(say('balance', 'eventRefund'));
  await expect(payRow).toContainText(say('balance', 'eventPay'));
  for (const [row, line] of [
    [refundRow, rows[0]],
    [payRow, rows[1]],
  ] as const) {
    await expect(row).toContainText(signed(line.amount.amount));
    await expect(row).toContainText(shown(line.after.amount));
    await expect(row.getByRole('link')).toHaveAttribute('href', `/user/order/detail/${id}`);
  }
}

interface StatementRow {
  account: string;
  amount: { amount: number };
  before: { amount: number };
  after: { amount: number };
}

function sumsOf({ account, amount, before, after }: StatementRow) {
  return { account, amount: amount.amount, before: before.amount, after: after.amount };
}

function signed(amount: number): string {
  return (amount > 0 ? '+' : '−') + shown(amount);
}

function nameIn(lang: (typeof languages)[number], offer: Offer): string {
  const { name, name_alt } = offer.detail.hotel;
  return inLanguage(lang, { zh: name_alt, en: name });
}

function chineseName({ detail }: Offer): string {
  expect(detail.hotel.name_alt).toMatch(/\p{Script=Han}/u);
  return detail.hotel.name_alt;
}
