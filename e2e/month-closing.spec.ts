import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type ReadSheet, readCsv, readXlsx } from '../server/test/read-sheet.ts';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { askForMoneyClerk } from './colleagues.ts';
import { enterAs, type Login, tokenOf } from './log-in.ts';
import { aimAgain, chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.afterEach(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`month closing: checklist with reasons, closed, journal re-read, reopened by two (${lang}, ${width})`, async ({
    page,
  }) => {
    test.slow();
    const say = await wordsOf(lang);
    const word = (key: PhraseKey<'console-closing'>) => say('console-closing', key);
    const picture = (name: string) => shoot(page, `closing-${name}-${lang}-${width}`);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const operator = portal().logins.operator;
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const bookkeeper = await askForBookkeeper();
    await control('POST', 'clock', { advance: 32 * 86_400 });
    const clerk = await bookkeeper();
    const month = await prepareMonth(operator);

    // From the menu to the checklist; each open item gets a reason.
    await enterAs(page, clerk);
    await goTo(page, `${portal().url}/console/wallet`);
    await main.getByRole('link', { name: say('console-wallet', 'monthChecklist') }).click();
    await expect(page).toHaveURL(/\/console\/closing$/);
    const close = main.getByRole('button', { name: say('console-closing', 'close', { month }) });
    await expect(close).toBeDisabled();
    await expectAccessible(page, 'checklist of a month');
    await picture('checklist');
    const reasons = main.getByRole('textbox');
    for (let at = 0; at < (await reasons.count()); at += 1) await reasons.nth(at).fill('月底未到账 waiting');
    await close.click();
    await expectAccessible(page, 'question before closing');
    await aimAgain(page);
    await dialog.getByRole('button', { name: say('console-closing', 'close', { month }) }).click();
    await expect(dialog).toHaveCount(0);
    await goTo(page, `${portal().url}/console/closing?month=${month}`);
    await expect(main.getByText(say('console-closing', 'isClosed', { month }))).toBeVisible();
    await expect(main.getByText(word('event_closed'), { exact: true })).toBeVisible();
    await picture('closed');

    // The trial balance is zero, and the journal agrees with it.
    await main.getByRole('link', { name: word('toBooks') }).click();
    await expect(main.getByText(word('balanced')).first()).toBeVisible();
    await expectAccessible(page, 'trial balance');
    await picture('books');
    const { sellers } = await ask<{ sellers: { total: { debit: number } }[] }>(
      'console/closing/trialBalance',
      { month },
      await tokenOf(operator),
    );
    const own = await exported(page, word('journal'), word('format_xlsx'), 'xlsx');
    const sheets = await exported(page, word('journal'), word('format_quickbooks'), 'csv');
    expect(sellers[0]!.total.debit).toBeGreaterThan(0);
    expect(sum(own, 7)).toBe(sellers[0]!.total.debit);
    expect(sum(own, 8)).toBe(sellers[0]!.total.debit);
    expect(sum(sheets, 3)).toBe(sellers[0]!.total.debit);
    await main.getByRole('row').nth(1).getByRole('link').click();
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page, 'entries of an account');
    await picture('entries');

    // Account codes of the seller.
    await goTo(page, `${portal().url}/console/closing/accounts`);
    const code = main
      .getByLabel(say('console-closing', 'codeOf', { account: word('account_sales') }))
      .first();
    await code.fill('4100 01');
    await main
      .getByRole('button', { name: word('save') })
      .first()
      .click();
    await expect(main.getByText(word('codeWrong'))).toBeVisible();
    await code.fill('4100-01');
    await main
      .getByRole('button', { name: word('save') })
      .first()
      .click();
    await expect(main.getByRole('button', { name: word('save') }).first()).toBeDisabled();
    await expectAccessible(page, 'chart of accounts');
    await picture('accounts');

    // One person asks, another one approves.
    await goTo(page, `${portal().url}/console/closing?month=${month}`);
    const reopen = say('console-closing', 'reopen', { month });
    await main.getByRole('button', { name: reopen }).click();
    await dialog.getByLabel(word('reopenReason')).fill('An invoice of the month was missing');
    await expectAccessible(page, 'question before reopening');
    await picture('reopen');
    await dialog.getByRole('button', { name: reopen }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(say('console-closing', 'isClosed', { month }))).toBeVisible();
    const token = await tokenOf(operator);
    const { list } = await ask<{ list: { id: number; kind: string }[] }>(
      'console/secondPerson/list',
      {},
      token,
    );
    const { id } = list.find(({ kind }) => kind === 'month')!;
    await done('console/secondPerson/decide', { id, decision: 'confirm', note: 'Agreed' }, token);
    await goTo(page, `${portal().url}/console/closing?month=${month}`);
    await expect(main.getByText(word('event_reopened'), { exact: true })).toBeVisible();
    await expect(close).toBeVisible();
    await picture('reopened');
  });
}

/** Records a receipt that is left unmatched in the month to close; returns the month. */
async function prepareMonth(operator: Login): Promise<string> {
  const token = await tokenOf(operator);
  const { next } = await ask<{ next: string }>('console/wallet/months', {}, token);
  const day = `${next}-28`;
  const facts = {
    received_on: day,
    value_date: day,
    bank_reference: `FT-${Date.now()}`,
    payer: 'Unknown Co',
  };
  await done('console/receipt/record', { ...facts, currency: 'USD', gross: 12_345 }, token);
  return next;
}

/** Asks for a member of staff who closes and reopens months but approves nothing of colleagues. */
async function askForBookkeeper(): Promise<() => Promise<Login>> {
  const nodes = [
    '/console/wallet/view',
    '/console/wallet/closeMonth',
    '/console/wallet/reopenMonth',
    '/console/closing/accounts',
    '/console/receipt/view',
    '/console/order/view',
  ];
  const role = { name: `Bookkeeper ${Date.now() % 1e6}`, nodes };
  const saved = await done('console/staffRole/save', role, await tokenOf(portal().logins.operator));
  return askForMoneyClerk(saved.role.code);
}

/** Exports the first journal of the page and reads the file. */
async function exported(
  page: Page,
  menu: string,
  format: string,
  suffix: 'xlsx' | 'csv',
): Promise<ReadSheet> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('button', { name: format, exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${suffix}$`));
  const bytes = await readFile(await file.path());
  return suffix === 'xlsx' ? readXlsx(bytes) : readCsv(bytes);
}

/** Adds a column of sums in minor units. */
function sum({ rows }: ReadSheet, column: number): number {
  return rows.reduce((total, row) => total + Math.round(Number(row[column] || 0) * 100), 0);
}
