import { expect, test } from '@playwright/test';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { ask, done } from './api-calls.ts';
import { addClerk } from './colleagues.ts';
import { twoStaysOver } from './credit-stays.ts';
import { applyForInvoices } from './invoice-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { fillDeclaration } from './money-steps.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { press, reach } from './without-mouse.ts';
import { wordsOf } from './words.ts';

test.afterEach(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`accounts desk without a mouse: bill confirmed, declared payment refused (${lang}, ${width})`, async ({
    page,
  }) => {
    test.slow();
    const say = await wordsOf(lang);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const picture = (name: string) => shoot(page, `keyboard-${name}-${lang}-${width}`);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);

    // The agency applies for a bill and declares a payment.
    const stays = await twoStaysOver('credit');
    const owner = await tokenOf(portal().logins.owner);
    const { list } = await ask<{ list: { id: number; order_id: number }[] }>(
      'bill/unsettled',
      { keyword: 'BILLED' },
      owner,
    );
    const ids = new Set(stays.map(({ id }) => id));
    const charges = list.filter(({ order_id }) => ids.has(order_id)).map(({ id }) => id);
    const total = stays.reduce((sum, { amount }) => sum + amount, 0);
    const { bill } = await done('bill/apply', { charge_ids: charges, total }, owner);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/account/topUp`);
    await fillDeclaration(page, say, '125.50', 'Yuanxing Travel');
    await page.getByRole('button', { name: say('top-up', 'submit') }).click();
    await expect(main.getByText('125.50').first()).toBeVisible();
    await enterAs(page, await addClerk('finance'));

    // j steps to the first row, Enter opens it, a goes to its first action, Escape returns to the list.
    const bills = (key: PhraseKey<'console-bills'>) => say('console-bills', key);
    await goTo(page, `${portal().url}/console/bills?show=submitted`);
    await expect(main.getByRole('link', { name: bill.number })).toBeVisible();
    await page.keyboard.press('j');
    await expect(main.getByRole('link', { name: bill.number })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1 })).toContainText(bill.number);
    await page.keyboard.press('a');
    await expect(main.getByRole('button', { name: bills('action_confirm') })).toBeFocused();
    await picture('bill');
    await page.keyboard.press('Enter');
    await press(page, dialog.getByRole('button', { name: bills('action_confirm') }));
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(say('bills', 'status_confirmed')).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/show=submitted/);

    // Declared payments: a goes to the actions of the row.
    const receipts = (key: PhraseKey<'console-receipts'>) => say('console-receipts', key);
    await goTo(page, `${portal().url}/console/receipts/declared`);
    const row = main.getByRole('row').filter({ hasText: '125.50' });
    await expect(row).toBeVisible();
    await page.keyboard.press('j');
    await expect(row.getByRole('link').first()).toBeFocused();
    await page.keyboard.press('a');
    await reach(page, row.getByRole('button', { name: receipts('refuse') }).last());
    await picture('declared');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await reach(page, dialog.getByRole('textbox'));
    await page.keyboard.insertText('Nothing arrived');
    await press(page, dialog.getByRole('button', { name: receipts('refuse') }));
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText(receipts('handled'));
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`accounts desk without a mouse: invoices selected and approved together (${lang}, ${width})`, async ({
    page,
  }) => {
    test.slow();
    const say = await wordsOf(lang);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const picture = (name: string) => shoot(page, `keyboard-${name}-${lang}-${width}`);
    const invoices = await applyForInvoices(await twoStaysOver('balance'));
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, await addClerk('finance'));

    // x selects rows; the batch is started from its button.
    const words = (key: PhraseKey<'console-invoices'>) => say('console-invoices', key);
    await goTo(page, `${portal().url}/console/invoices?tab=submitted`);
    for (const number of invoices)
      await expect(main.getByRole('row').filter({ hasText: number })).toBeVisible();
    for (let at = 0; at < invoices.length; at += 1) {
      await page.keyboard.press('j');
      await page.keyboard.press('x');
    }
    await picture('invoices');
    await press(page, page.getByRole('button', { name: words('approveSelected'), exact: true }));
    await press(page, dialog.getByRole('button', { name: say('console-batch', 'start'), exact: true }));
    const results = dialog.getByRole('list', { name: say('console-batch', 'result') });
    await expect(results.getByRole('link')).toHaveCount(invoices.length);
    await press(page, dialog.getByRole('button', { name: say('console-batch', 'finish'), exact: true }));
    await expect(dialog).toHaveCount(0);
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}
