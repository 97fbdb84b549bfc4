import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { type ReadSheet, readCsv, readXlsx } from '../server/test/read-sheet.ts';
import { expectAccessible } from './accessible.ts';
import { enterAs } from './log-in.ts';
import { bookByApi, payByApi } from './orders.ts';
import { api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`export: list and statement → as shown on screen, as XLSX and CSV (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const token = await enterAs(page, portal().logins.owner);
    const room = [{ adults: 2, child_ages: [] }];
    const stay = { check_in: civilDay(20), check_out: civilDay(22), rooms: room, nationality: 'CN' };
    const offer = await findOffer(
      '仰光',
      stay,
      token,
      (rate) => rate.cancellation !== 'non_refundable' && rate.units_left >= 2,
    );
    // A reference that a spreadsheet would run as a formula.
    const paid = await bookByApi(offer, token, '=HYPERLINK("x")');
    await payByApi(paid, 'balance', token);
    await bookByApi(offer, token, 'TEAM-2');

    await goTo(page, `${portal().url}/user/order/list?status=confirmed`);
    await expect(page.getByText('=HYPERLINK("x")').first()).toBeVisible();
    const { data: orders } = await api(
      'GET',
      'order/listEvery?product=hotel&status=confirmed&limit=100',
      undefined,
      token,
    );
    const list = await exported(page, say, 'xlsx');
    expect(list.rows.map(([sn]) => sn)).toEqual(orders.list.map(({ sn }: { sn: string }) => sn));
    expect(list.rows[0]).toContain('=HYPERLINK("x")');
    expect(list.titles.join()).toMatch(/确认号|confirmation/i);

    await goTo(page, `${portal().url}/user/account/balance`);
    await page.getByLabel(say('balance', 'month')).selectOption({ index: 1 });
    const from = `${say('balance', 'period')} ${say('dates', 'from')}`;
    await expect(page.getByRole('textbox', { name: from })).not.toHaveValue('');
    await expect(page.getByText(say('balance', 'creditSign'))).toBeVisible();
    await expectAccessible(page, 'statement');
    const { searchParams } = new URL(page.url());
    const { data } = await api('GET', `account/statement?${searchParams}&limit=100`, undefined, token);
    const statement = await exported(page, say, 'csv');
    // Closing balances of both accounts, the movements, opening balances of both.
    expect(statement.rows.slice(2, -2).map((row) => row[3])).toEqual(
      data.list.map(({ order_sn }: { order_sn: string }) => order_sn),
    );
    expect(statement.rows.at(0)![9]).toBe((data.accounts[0].closing.amount / 100).toFixed(2));
  });
}

/** Reads the export of the page as its recipient would. */
async function exported(page: Page, say: Say, format: 'xlsx' | 'csv'): Promise<ReadSheet> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('common', 'export'), exact: true }).click();
  await page.getByRole('button', { name: say('common', `export_${format}`) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`));
  const notices = page.getByRole('region', { name: say('common', 'notices') });
  await expect(notices).toContainText(say('common', 'exported'));
  const bytes = await readFile(await file.path());
  return format === 'xlsx' ? readXlsx(bytes) : readCsv(bytes);
}

test.describe('a past month', () => {
  test.afterEach(() => control('POST', 'reset'));

  for (const { lang, width } of viewsOf('en', 'desktop')) {
    test(`month end: finance closes a past month → the statement shows it (${lang}, ${width})`, async ({
      page,
    }) => {
      const say = await wordsOf(lang);
      await page.setViewportSize(viewports[width]);
      await chooseLanguage(page, lang);
      await control('POST', 'clock', { advance: 32 * 86_400 });
      const token = await enterAs(page, portal().logins.operator);
      const { next: month } = (await api('GET', 'console/wallet/months', undefined, token)).data;
      await goTo(page, `${portal().url}/console/closing`);
      const close = say('console-closing', 'close', { month });
      const reasons = page.locator('main').getByRole('textbox');
      await expect(page.getByRole('button', { name: close })).toBeVisible();
      for (let at = 0; at < (await reasons.count()); at += 1) await reasons.nth(at).fill('Known');
      await page.getByRole('button', { name: close }).click();
      const dialog = page.getByRole('dialog');
      await expectAccessible(page, 'month closing');
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toHaveCount(0);
      await goTo(page, `${portal().url}/console/wallet`);
      const months = page.getByRole('table', { name: say('console-wallet', 'monthsCaption') });
      await expect(months.getByRole('row').nth(1)).toContainText(month);

      await enterAs(page, portal().logins.owner);
      const days = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
      await goTo(page, `${portal().url}/user/account/balance?from=${month}-01&to=${month}-${days}`);
      await expect(page.getByText(say('balance', 'closed'), { exact: true })).toBeVisible();
    });
  }
});
