import { expect, type Page, test } from '@playwright/test';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { askForMoneyClerk, passObjection } from './colleagues.ts';
import { type CreditStay, twoStaysOver } from './credit-stays.ts';
import { applyForInvoices } from './invoice-steps.ts';
import { enterAs, type Login, tokenOf } from './log-in.ts';
import { aimAgain, chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

interface Bill {
  id: number;
  number: string;
  agency_id: number;
  agency: string;
}

/** Deposit that the agency keeps, in minor units: 10.00 US dollars. */
const kept = 1_000;

test.afterEach(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`accounts desk: bill confirmed, dispute answered, deposit set off, rest written off by two (${lang}, ${width})`, async ({
    page,
  }) => {
    test.slow();
    const say = await wordsOf(lang);
    const word = (key: PhraseKey<'console-bills'>) => say('console-bills', key);
    const picture = (name: string) => shoot(page, `accounts-${name}-${lang}-${width}`);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const press = (key: PhraseKey<'console-bills'>) =>
      main.getByRole('button', { name: word(key), exact: true }).click();
    const submit = (key: PhraseKey<'console-bills'>) =>
      dialog.getByRole('button', { name: word(key), exact: true }).click();
    const clerk = await addBookkeeper();
    const stays = await twoStaysOver();
    const bill = await applyFor(stays);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);

    // The clerk finds the application by the keyboard and confirms it.
    await enterAs(page, clerk);
    await goTo(page, `${portal().url}/console/bills?show=submitted`);
    await expect(main.getByRole('link', { name: bill.number })).toBeVisible();
    await expectAccessible(page, 'bills');
    await picture('submitted');
    if (width === 'phone') await main.getByRole('link', { name: bill.number }).click();
    else {
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL(new RegExp(`/console/bills/${bill.number}$`));
    await press('action_confirm');
    await expect(dialog).toContainText(say('bills', 'status_confirmed'));
    await expectAccessible(page, 'confirmation of a bill');
    await picture('confirm');
    await submit('action_confirm');
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(say('bills', 'status_confirmed')).first()).toBeVisible();

    // The agency disputes one stay; an empty answer is refused beside the field.
    await disputeLine(bill, stays[1]);
    await reload(page);
    await main
      .getByRole('button', { name: say('console-bills', 'answerOf', { sn: stays[1].sn }), exact: true })
      .click();
    await submit('action_answer');
    await expect(dialog.getByText(say('console-agencies', 'required'))).toBeVisible();
    await dialog.getByLabel(word('answer'), { exact: true }).fill('The hotel has the signed registration');
    await picture('answer');
    await submit('action_answer');
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText('The hotel has the signed registration');
    await picture('bill');

    // The charge is on no bill now; the clerk bills it before the cut-off.
    await goTo(page, `${portal().url}/console/bills/cutOff`);
    if (width === 'phone') {
      await main.getByRole('button', { name: say('list-selection', 'start'), exact: true }).click();
    }
    await main.getByRole('row').filter({ hasText: bill.agency }).getByRole('checkbox').click();
    await expectAccessible(page, 'unbilled charges');
    await picture('unbilled');
    await page.getByRole('button', { name: word('billSelected'), exact: true }).click();
    await picture('run');
    await dialog.getByRole('button', { name: say('console-batch', 'start'), exact: true }).click();
    const results = dialog.getByRole('list', { name: say('console-batch', 'result') });
    await expect(results.getByRole('link')).toHaveCount(1);
    await picture('run-result');
    await aimAgain(page);
    await dialog.getByRole('button', { name: say('console-batch', 'finish'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByRole('row').filter({ hasText: bill.agency })).toHaveCount(0);

    // Overdue: what is left of the deposit is set off first.
    await keepLittleDeposit(bill.agency_id, clerk);
    await passDueDay(bill.id);
    await enterAs(page, clerk);
    await goTo(page, `${portal().url}/console/bills?show=overdue`);
    const ageing = page.getByRole('region', { name: word('ageing') });
    await ageing.getByRole('button', { name: new RegExp(`^${word('bucket_to_60')}`) }).click();
    await expect(main.getByRole('link', { name: bill.number })).toBeVisible();
    await expectAccessible(page, 'bills by age');
    await picture('overdue');
    await main.getByRole('link', { name: bill.number }).click();
    await expect(main.getByRole('button', { name: word('action_writeOff') })).toHaveCount(0);
    await press('action_setOff');
    await expect(dialog.getByLabel(word('amount'), { exact: true })).toHaveValue('10.00');
    await dialog.getByLabel(word('reason'), { exact: true }).fill('Agreed in the contract');
    await picture('set-off');
    await submit('action_setOff');
    await expect(dialog).toHaveCount(0);

    // The write-off waits for a second person, who approves it; the agency's credit stops.
    await press('action_writeOff');
    await dialog.getByLabel(word('reason'), { exact: true }).fill('The company was closed');
    await picture('write-off');
    await submit('action_writeOff');
    await expect(dialog).toHaveCount(0);
    const notice = page.getByRole('region', { name: word('notice') });
    await expect(notice).toContainText(word('writeOffOthers'));
    await expect(main.getByRole('button', { name: word('approveWriteOff') })).toHaveCount(0);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/bills/${bill.number}`);
    await expectAccessible(page, 'bill with a write-off');
    await picture('waits');
    await press('approveWriteOff');
    await aimAgain(page);
    await submit('approveWriteOff');
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(say('bills', 'status_closed')).first()).toBeVisible();
    await expect(notice.getByRole('link', { name: word('toLift') })).toBeVisible();
    await picture('written-off');
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

for (const { lang, width } of viewsOf('en', 'desktop')) {
  test(`accounts desk: applications approved and issued together, one reversed, the tax of the month (${lang}, ${width})`, async ({
    page,
  }) => {
    test.slow();
    const say = await wordsOf(lang);
    const word = (key: PhraseKey<'console-invoices'>) => say('console-invoices', key);
    const picture = (name: string) => shoot(page, `accounts-${name}-${lang}-${width}`);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const clerk = await addBookkeeper();
    const numbers = await applyForInvoices(await twoStaysOver('balance'));
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, clerk);
    const selectAll = async () => {
      if (width === 'phone') {
        await main.getByRole('button', { name: say('list-selection', 'start'), exact: true }).click();
      }
      for (const number of numbers) {
        await main.getByRole('row').filter({ hasText: number }).getByRole('checkbox').click();
      }
    };
    const runBatch = async (key: 'approveSelected' | 'issueSelected') => {
      await page.getByRole('button', { name: word(key), exact: true }).click();
      await expectAccessible(page, 'preview of a batch');
      await picture(key);
      await dialog.getByRole('button', { name: say('console-batch', 'start'), exact: true }).click();
      const results = dialog.getByRole('list', { name: say('console-batch', 'result') });
      await expect(results.getByRole('link')).toHaveCount(numbers.length);
      await aimAgain(page);
      await dialog.getByRole('button', { name: say('console-batch', 'finish'), exact: true }).click();
      await expect(dialog).toHaveCount(0);
    };

    await goTo(page, `${portal().url}/console/invoices?tab=submitted`);
    await expectAccessible(page, 'invoices');
    await selectAll();
    await runBatch('approveSelected');
    await goTo(page, `${portal().url}/console/invoices?tab=approved`);
    await selectAll();
    await runBatch('issueSelected');

    // One of them is reversed in full.
    await goTo(page, `${portal().url}/console/invoices/${numbers[0]}`);
    await expect(main.getByRole('heading', { level: 1 })).toContainText(/CI\d+-\d{6}/);
    await expectAccessible(page, 'invoice');
    await picture('invoice');
    await main.getByRole('button', { name: word('action_askRed'), exact: true }).click();
    await dialog.getByLabel(word('reason'), { exact: true }).fill('Made out to the wrong company');
    await dialog.getByRole('button', { name: word('action_askRed'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await main.getByRole('button', { name: word('action_issueRed'), exact: true }).click();
    await dialog.getByRole('button', { name: word('action_issueRed'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText(say('invoices', 'red_full')).first()).toBeVisible();
    await picture('reversed');

    await goTo(page, `${portal().url}/console/invoices/tax`);
    await expect(main.getByText(word('noGaps')).first()).toBeVisible();
    await expectAccessible(page, 'tax');
    await picture('tax');
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

/** Adds a member of staff who keeps the books but approves nothing of colleagues. */
async function addBookkeeper(): Promise<Login> {
  const nodes = [
    '/console/agency/view',
    '/console/order/view',
    '/console/wallet/view',
    '/console/secondPerson/view',
    '/console/payBack/ask',
    '/console/bill/view',
    '/console/bill/decide',
    '/console/bill/settle',
    '/console/invoice/view',
    '/console/invoice/decide',
    '/console/invoice/issue',
  ];
  const role = { name: `Bookkeeper ${Date.now() % 1e6}`, nodes };
  const saved = await done('console/staffRole/save', role, await tokenOf(portal().logins.operator));
  const login = await askForMoneyClerk(saved.role.code);
  await passObjection();
  return login();
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
}

/** Applies for a bill over the open charges of two stays. */
async function applyFor(stays: readonly CreditStay[]): Promise<Bill> {
  const owner = await tokenOf(portal().logins.owner);
  const { list } = await ask<{ list: { id: number; order_id: number }[] }>(
    'bill/unsettled',
    { keyword: 'BILLED' },
    owner,
  );
  const charges = list.filter(({ order_id }) => stays.some(({ id }) => id === order_id));
  const total = stays.reduce((sum, { amount }) => sum + amount, 0);
  const { bill } = await done('bill/apply', { charge_ids: charges.map(({ id }) => id), total }, owner);
  const staff = await tokenOf(portal().logins.operator);
  return (await ask<{ bill: Bill }>('console/bill/detail', { number: bill.number }, staff)).bill;
}

/** The agency disputes the line of a stay. */
async function disputeLine({ id }: Bill, stay: CreditStay): Promise<void> {
  const owner = await tokenOf(portal().logins.owner);
  const { lines } = await ask<{ lines: { id: number; order_id: number }[] }>('bill/detail', { id }, owner);
  const line = lines.find(({ order_id }) => order_id === stay.id)!;
  await done('bill/dispute', { id, line_ids: [line.id], reason: 'Nobody came' }, owner);
}

/** Pays the deposit back except for 10.00; a colleague approves it where the sum needs one. */
async function keepLittleDeposit(agencyId: number, clerk: Login): Promise<void> {
  const owner = await tokenOf(portal().logins.owner);
  const { balance } = await ask<{ balance: { amount: number } }>('account/wallet', {}, owner);
  const asked = {
    agency_id: agencyId,
    amount: balance.amount - kept,
    payee: 'Yuanxing Travel, account 1234',
    reason: 'The agency closes its account',
  };
  const payBack = await done('console/payBack/ask', asked, await tokenOf(clerk));
  if (payBack.status !== 'asked') return;
  await done(
    'console/payBack/decide',
    { pay_back_id: payBack.id, decision: 'confirm', note: 'Checked' },
    await tokenOf(portal().logins.operator),
  );
}

/** Moves the clock to 40 days after the bill's due day. */
async function passDueDay(id: number): Promise<void> {
  const staff = await tokenOf(portal().logins.operator);
  const { bill } = await ask<{ bill: { due_on: string } }>('console/bill/detail', { id }, staff);
  const day = new Date(`${bill.due_on}T04:00:00Z`).getTime() + 40 * 86_400_000;
  await control('POST', 'clock', { set: new Date(day).toISOString() });
}
