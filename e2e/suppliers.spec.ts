import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { askForMoneyClerk } from './colleagues.ts';
import { twoStaysOver } from './credit-stays.ts';
import { enterAs, type Login, tokenOf } from './log-in.ts';
import { aimAgain, chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.afterEach(() => control('POST', 'reset'));

/** Asks for a member of staff who keeps the accounts of suppliers but approves nothing of colleagues. */
async function askForBookkeeper(): Promise<() => Promise<Login>> {
  const nodes = [
    '/console/order/view',
    '/console/order/cost',
    '/console/secondPerson/view',
    '/console/payable/view',
    '/console/payable/edit',
    '/console/payable/pay',
  ];
  const role = { name: `Payables ${Date.now() % 1e6}`, nodes };
  const saved = await done('console/staffRole/save', role, await tokenOf(portal().logins.operator));
  return askForMoneyClerk(saved.role.code);
}

/** Approves the newest request of a colleague. */
async function approve(): Promise<void> {
  const token = await tokenOf(portal().logins.operator);
  const { list } = await ask<{ list: { id: number }[] }>('console/secondPerson/list', {}, token);
  const id = Math.max(...list.map((request) => request.id));
  await done('console/secondPerson/decide', { id, decision: 'confirm', note: 'Letter seen' }, token);
}

const text = (minor: number) => (minor / 100).toFixed(2);

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`suppliers: stays completed → owed, invoiced with a difference, paid by two, statement at zero (${lang}, ${width})`, async ({
    page,
  }) => {
    test.slow();
    const say = await wordsOf(lang);
    const word = (key: PhraseKey<'console-suppliers'>) => say('console-suppliers', key);
    const picture = (name: string) => shoot(page, `suppliers-${name}-${lang}-${width}`);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
    const submit = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
    const fill = (key: PhraseKey<'console-suppliers'>, value: string) =>
      dialog.getByLabel(word(key), { exact: true }).fill(value);
    const bookkeeper = await askForBookkeeper();
    const stays = await twoStaysOver('credit', '曼德勒');
    const clerk = await bookkeeper();
    // The pages' default periods follow the browser's clock.
    const { now } = (await control('POST', 'clock', { advance: 60 })) as { now: string };
    await page.clock.setFixedTime(new Date(now));
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, clerk);

    // The hotel is owed the costs of both stays.
    await goTo(page, `${portal().url}/console/suppliers?show=owed`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(word('title'));
    await expectAccessible(page, 'suppliers');
    await picture('list');
    const { list } = await ask<{
      list: { id: number; name: string; owed: { amount: number; currency: string } }[];
    }>('console/payable/suppliers', { show: 'owed' }, await tokenOf(clerk));
    const owed = list[0]!.owed.amount;
    expect(list).toHaveLength(1);
    expect(owed).toBeGreaterThan(0);
    await main.locator(`a[href$="/console/suppliers/${list[0]!.id}"]`).click();
    await expect(main.getByRole('tab', { name: word('tab_statement') })).toBeVisible();
    await expect(main.getByText(stays[0].sn)).toBeVisible();
    await expectAccessible(page, 'supplier');
    await picture('supplier');

    // The invoice is 0.50 above the cost of the first stay; both orders are found by their numbers.
    await main.getByRole('link', { name: word('enterInvoice'), exact: true }).click();
    await main.getByLabel(word('columnInvoice'), { exact: true }).fill('INV-118');
    await main.getByLabel(word('invoiceTotal'), { exact: true }).fill(text(owed + 50));
    await main
      .getByLabel(word('invoiceText'), { exact: true })
      .fill(`1) ${stays[0].sn} deluxe\n2) ${stays[1].sn} deluxe`);
    await press(word('takeFound'));
    const stated = main.getByLabel(say('console-suppliers', 'statedOf', { sn: stays[0].sn }));
    await stated.fill(text(Math.round(Number(await stated.inputValue()) * 100) + 50));
    await expectAccessible(page, 'new invoice of a supplier');
    await picture('new-invoice');
    await press(word('enter'));
    await expect(page).toHaveURL(/\/console\/supplierInvoices\/\d+$/);
    await expect(main.getByText(word('state_entered'))).toBeVisible();
    await expectAccessible(page, 'invoice of a supplier');
    await picture('invoice');
    await aimAgain(page);
    await press(word('action_accept'));
    await submit(word('action_accept'));
    await expect(dialog.getByText(say('console-agencies', 'required'))).toBeVisible();
    await fill('differenceReason', 'Rounded by the hotel');
    await picture('accept');
    await submit(word('action_accept'));
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(word('state_accepted'))).toBeVisible();

    // Bank details and the payment need a second person.
    await goTo(page, `${portal().url}/console/suppliers/${list[0]!.id}`);
    await press(word('changeBank'));
    await fill('bank', 'Lakeside Hotel Co., Ltd.\nKBZ Bank, Yangon\n0123 4567 8901');
    await fill('reason', 'Letter of 1 December, confirmed by telephone');
    await picture('bank');
    await submit(word('submitToSecond'));
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(word('noBank'))).toBeVisible();
    await approve();
    const { invoices } = await dueOf(list[0]!.id, clerk);
    await goTo(page, `${portal().url}/console/suppliers/pay?until=${invoices[0]!.due_on}`);
    await expect(main.getByText('INV-118')).toBeVisible();
    await expectAccessible(page, 'payment run');
    await picture('run');
    await selectFirst(page, width, say('list-selection', 'start'));
    await page.getByRole('button', { name: word('paySelected'), exact: true }).click();
    await picture('run-preview');
    await submit(say('console-batch', 'start'));
    await expect(dialog.getByRole('list').getByRole('link')).toHaveCount(1);
    await picture('run-result');
    await aimAgain(page);
    await submit(say('console-batch', 'finish'));
    if (await isWaiting()) await approve();

    // The statement ends at zero: the costs, the difference, and the payment.
    await goTo(page, `${portal().url}/console/suppliers/${list[0]!.id}`);
    await expect(main.getByText(word('closing')).locator('..')).toContainText('0.00');
    await picture('statement');
    await main.getByRole('tab', { name: word('tab_payments'), exact: true }).click();
    await expect(main.getByText('INV-118')).toBeVisible();
    await picture('payments');
    await goTo(page, `${portal().url}/console/order/${stays[0].id}`);
    await expect(main.getByText(word('cost_difference'))).toBeVisible();
    await expect(main.getByText(word('stage_paid')).first()).toBeVisible();
    await picture('order');

    // The margins of the month, on the page and as a sheet.
    const month = (await orderMonth(stays[0].id, clerk)).slice(0, 7);
    await goTo(page, `${portal().url}/console/margins?month=${month}`);
    await expect(main.getByRole('link', { name: stays[0].sn })).toBeVisible();
    await expectAccessible(page, 'margins');
    await picture('margins');
    await main.getByRole('button', { name: say('common', 'export') }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say('common', 'export_csv') }).click(),
    ]);
    expect(readFileSync((await file.path())!, 'utf8')).toContain(stays[0].sn);
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

/** Ticks the first row of the open list. */
async function selectFirst(page: Page, width: string, start: string): Promise<void> {
  const main = page.locator('main');
  if (width === 'phone') await main.getByRole('button', { name: start, exact: true }).click();
  await main.getByRole('row').filter({ hasText: 'INV-118' }).getByRole('checkbox').click();
}

/** Invoices of a supplier that are due within a year. */
async function dueOf(supplier_id: number, clerk: Login) {
  const { list } = await ask<{ list: { invoices: { due_on: string }[] }[] }>(
    'console/payable/due',
    { supplier_id, until: '2030-12-31' },
    await tokenOf(clerk),
  );
  return list[0]!;
}

/** Whether a request of a colleague waits. */
async function isWaiting(): Promise<boolean> {
  const token = await tokenOf(portal().logins.operator);
  const { list } = await ask<{ list: unknown[] }>('console/secondPerson/list', {}, token);
  return list.length > 0;
}

/** Last day of an order's service at its place. */
async function orderMonth(id: number, clerk: Login): Promise<string> {
  const { costs } = await ask<{ costs: { posted_at: number }[] }>(
    'console/payable/order',
    { order_id: id },
    await tokenOf(clerk),
  );
  return new Date(costs[0]!.posted_at * 1000).toISOString();
}
