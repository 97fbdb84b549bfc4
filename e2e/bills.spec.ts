import { expect, type Page, test } from '@playwright/test';
import { ask, done } from './api-calls.ts';
import { twoStaysOver } from './credit-stays.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { fillDeclaration } from './money-steps.ts';
import { orderOf } from './orders.ts';
import { chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

test.afterEach(() => control('POST', 'reset'));

for (const view of viewsOf('zh-cn', 'desktop')) {
  // Covers 1.19, 2.32, 2.33, 8.28.
  test(`stays on credit: billed, one disputed, the rest paid in parts (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const say = await wordsOf(view.lang);
    await page.setViewportSize(viewports[view.width]);
    await chooseLanguage(page, view.lang);
    const [kept, queried] = await twoStaysOver();
    const token = await enterAs(page, portal().logins.owner);

    await goTo(page, `${portal().url}/user/bill/apply?keyword=BILLED`);
    await expectOwnEntry(page, say('bill-apply', 'title'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('bill-apply', 'title'));
    await expect(page.getByRole('button', { name: say('bill-apply', 'apply'), exact: true })).toBeDisabled();
    await shoot(page, `apply-${view.lang}-${view.width}`);
    await page.getByRole('button', { name: say('bill-apply', 'chooseAll', { count: 2 }) }).click();
    const total = kept.amount + queried.amount;
    await expect(page.getByText(shownSum(total)).last()).toBeVisible();
    await page.getByRole('button', { name: say('bill-apply', 'apply'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(shownSum(total));
    await shoot(page, `apply-ask-${view.lang}-${view.width}`);
    await dialog.getByRole('button', { name: say('bill-apply', 'askYes') }).click();

    await expect(page).toHaveURL(/\/user\/bill\/details\?id=\d+/);
    await expect(page.getByText(say('bills', 'waits'))).toBeVisible();
    const id = Number(new URL(page.url()).searchParams.get('id'));
    await done('console/bill/confirm', { id }, await tokenOf(portal().logins.operator));
    await page.reload();
    await ready(page);

    const words = say('bills', 'chooseLine', { sn: queried.sn, kind: say('bills', 'kind_price') });
    await page.getByRole('checkbox', { name: words }).check();
    await shoot(page, `bill-${view.lang}-${view.width}`);
    await page.getByRole('button', { name: say('bills', 'dispute', { count: 1 }) }).click();
    await dispute(page, say);
    await expect(page.getByText(say('bills', 'reason', { reason: 'Nobody came' }))).toBeVisible();

    await payPart(page, say, '1.00');
    await expect(page.getByText(say('bills', 'status_part_paid')).first()).toBeVisible();
    await payInYuan(page, say, { id, view });
    await expect(page.getByText(say('bills', 'status_paid')).first()).toBeVisible();
    // Nothing is owed on it, so no bank account is shown.
    await expect(page.getByRole('heading', { name: say('bills', 'bankTitle') })).toHaveCount(0);
    await shoot(page, `paid-${view.lang}-${view.width}`);

    expect((await orderOf(kept.id, token)).order.settlement_status).toBe('settled');
    expect((await orderOf(queried.id, token)).order.settlement_status).toBe('disputed');
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
    await goTo(page, `${portal().url}/user/bill/apply`);
    await expect(page.getByText(say('bill-apply', 'empty'))).toBeVisible();
    await shoot(page, `empty-${view.lang}-${view.width}`);
    await goTo(page, `${portal().url}/user/bill/details`);
    await expect(page.getByRole('link', { name: /^BL\d+$/ }).first()).toBeVisible();
    await expectParts(page, say, { disputed: queried.amount });
    await shoot(page, `bills-${view.lang}-${view.width}`);
    await goTo(page, `${portal().url}/user/account/balance`);
    await expectParts(page, say, { disputed: queried.amount });
    await expect(page.getByText(say('wallet', 'termsZone'))).toBeVisible();
    await shoot(page, `balance-${view.lang}-${view.width}`);
  });
}

/** Expects the page to show the debt by named parts, and the sum in dispute. */
async function expectParts(page: Page, say: Say, { disputed }: { disputed: number }): Promise<void> {
  await expect(page.getByText(say('exposure', 'sumHelp'))).toBeVisible();
  for (const part of ['held', 'unbilled', 'applied', 'not_due', 'overdue', 'disputed'] as const) {
    await expect(
      page
        .getByRole('term')
        .filter({ hasText: say('exposure', part) })
        .first(),
    ).toBeVisible();
  }
  const own = page
    .locator('dl > div')
    .filter({ has: page.getByText(say('exposure', 'disputed'), { exact: true }) });
  await expect(own.getByRole('definition')).toHaveText(shownSum(disputed).replace(/[^\d.,]/g, ''));
}

/** Expects the side menu to mark the page's own entry; on a phone the menu is folded. */
async function expectOwnEntry(page: Page, title: string): Promise<void> {
  const entry = page.locator('nav [aria-current="page"]').filter({ hasText: title });
  await expect(entry).toHaveCount(1);
}

/** Expects a missing reason to be reported before sending, then sends the dispute. */
async function dispute(page: Page, say: Say): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('bills', 'disputeYes') }).click();
  await expect(dialog.getByText(say('bills', 'disputeReasonRequired'))).toBeVisible();
  await dialog.getByRole('textbox').fill('Nobody came');
  await dialog.getByRole('button', { name: say('bills', 'disputeYes') }).click();
  await expect(dialog).toHaveCount(0);
}

/** Expects more than the open amount to be refused beside the field, then pays a part. */
async function payPart(page: Page, say: Say, amount: string): Promise<void> {
  await page.getByRole('button', { name: say('bills', 'pay'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('99999999');
  await dialog.getByRole('button', { name: say('bills', 'payYes') }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('textbox').fill(amount);
  await dialog.getByRole('button', { name: say('bills', 'payYes') }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * Pays the rest of a bill in yuan: it is offered at 7.10, the member declares that amount, and the money
 * arrives at a rate of 7.15; the bill is paid in full.
 */
async function payInYuan(
  page: Page,
  say: Say,
  { id, view }: { id: number; view: ReturnType<typeof viewsOf>[number] },
): Promise<void> {
  const staff = await tokenOf(portal().logins.operator);
  await done('console/bill/offer', { id, currency: 'CNY', rate: '7.10', rate_of: 'USD' }, staff);
  await page.reload();
  await ready(page);
  await expect(page.getByText(say('bills', 'offerRate', { rate: '1 USD = 7.10 CNY' }))).toBeVisible();
  await shoot(page, `offered-${view.lang}-${view.width}`);
  await page.getByRole('link', { name: say('bills', 'offerDeclare') }).click();
  await ready(page);
  await expect(page.getByLabel(say('top-up', 'currency'))).toHaveValue('CNY');
  await expect(page.getByRole('radio', { name: say('top-up', 'meantFor_bills') })).toBeChecked();
  const asked = await page.getByLabel(say('top-up', 'amount')).inputValue();
  await fillDeclaration(page, say, asked, 'Golden Stupa Co Ltd');
  await shoot(page, `declare-${view.lang}-${view.width}`);
  await page.getByRole('button', { name: say('top-up', 'submit') }).click();
  await expect(page.getByText(say('top-up', 'submitted'))).toBeVisible();
  const { list } = await ask<Declared>('console/declaration/list', {}, staff);
  const { id: declaration_id, agency, paid_on, amount } = list[0]!;
  const arrived = {
    received_on: paid_on,
    value_date: paid_on,
    bank_reference: `CNY-${view.lang}-${view.width}`,
  };
  const { id: receipt_id, worth } = await done(
    'console/receipt/record',
    {
      ...arrived,
      payer: 'Golden Stupa Co Ltd',
      currency: amount.currency,
      gross: amount.amount,
      rate: '7.15',
      rate_of: 'USD',
    },
    staff,
  );
  const parts = [{ bill_id: id, amount: worth.amount }];
  await done('console/receipt/match', { receipt_id, agency_id: agency.id, declaration_id, parts }, staff);
  await goTo(page, `${portal().url}/user/bill/details?id=${id}`);
}

interface Declared {
  list: {
    id: number;
    agency: { id: number };
    paid_on: string;
    amount: { amount: number; currency: string };
  }[];
}

/** Formats minor units like prices: `1,234.50`. */
function shownSum(amount: number): string {
  return (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
}
