import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { twoStaysOver } from './credit-stays.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.afterEach(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`money check: order changed behind the books → explained to the posting; books exported (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const word = (key: PhraseKey<'console-wallet'>, facts?: Record<string, string>) =>
      say('console-wallet', key, facts);
    const picture = (name: string) => shoot(page, `check-${name}-${lang}-${width}`);
    const main = page.locator('main');
    const owner = await tokenOf(portal().logins.owner);
    const room = [{ adults: 2, child_ages: [] }];
    const stay = { check_in: civilDay(20), check_out: civilDay(22), rooms: room, nationality: 'CN' };
    const offer = await findOffer('仰光', stay, owner, (rate) => rate.cancellation !== 'non_refundable');
    const id = await bookByApi(offer, owner, 'CHECKED');
    await payByApi(id, 'balance', owner);
    const { order } = await ask<{ order: { sn: string } }>('order/detail', { id }, owner);
    await control('POST', 'orderPrice', { id, by: 700 });
    // The hourly check runs.
    await control('POST', 'clock', { advance: 60 });

    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/wallet`);
    const stopped = main.getByRole('table', { name: word('caption') });
    await expect(main.getByRole('table', { name: word('checksCaption') })).toBeVisible();
    await expectAccessible(page, 'money check');
    await picture('page');
    await stopped.getByRole('link').first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/console\/wallet\/check\/\d+$/);
    await expect(main.getByRole('heading', { name: word('rule_document') })).toBeVisible();
    const link = main.getByRole('link', { name: word('document_order', { number: order.sn }) });
    await expect(link.first()).toHaveAttribute('href', `/console/order/${id}`);
    await expect(main.getByText('7.00').first()).toBeVisible();
    await expectAccessible(page, 'differences');
    await picture('differences');

    await goTo(page, `${portal().url}/console/wallet`);
    const download = page.waitForEvent('download');
    await main.getByRole('button', { name: word('evidenceMake') }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/\.zip$/);
    const bytes = await readFile(await file.path());
    expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
    expect(bytes.includes('manifest.json')).toBe(true);
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`authority files: dropped file read and compared, difference confirmed, invoice issued (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const word = (key: PhraseKey<'console-invoices'>) => say('console-invoices', key);
    const picture = (name: string) => shoot(page, `fapiao-${name}-${lang}-${width}`);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const { number, total } = await applyForInvoice();
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/invoices/${number}`);
    await main.getByRole('button', { name: word('action_issue'), exact: true }).click();
    const day = (await control('POST', 'clock', {})).now.slice(0, 10);
    const xml = `<?xml version="1.0" encoding="UTF-8"?>
<EInvoice><EInvoiceData><BuyerInformation><BuyerIdNum>91510100709237224E</BuyerIdNum>\
<BuyerName>昆明他人旅行社有限公司</BuyerName></BuyerInformation>\
<BasicInformation><TotalTax-includedAmount>${(total / 100).toFixed(2)}</TotalTax-includedAmount></BasicInformation>\
</EInvoiceData><TaxSupervisionInfo><InvoiceNumber>26532000000055555555</InvoiceNumber>\
<IssueTime>${day}</IssueTime></TaxSupervisionInfo></EInvoice>`;
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'fapiao.xml', mimeType: 'application/xml', buffer: Buffer.from(xml) });
    await expect(dialog.getByText('昆明他人旅行社有限公司')).toBeVisible();
    await dialog.getByRole('button', { name: word('fillFromFile') }).click();
    await expect(dialog.getByLabel(word('authorityNumber'))).toHaveValue('26532000000055555555');
    // Number and date agree now; the buyer still differs.
    await expect(dialog.getByText(word('factDiffers'), { exact: true })).toHaveCount(1);
    await expectAccessible(page, 'files of the authority');
    await picture('compared');
    // A difference that nobody has confirmed is refused.
    await dialog.getByRole('button', { name: word('action_issue'), exact: true }).click();
    await expect(dialog.getByText('昆明他人旅行社有限公司').last()).toBeVisible();
    await picture('refused');
    await dialog.getByRole('checkbox', { name: word('filesChecked') }).click();
    await dialog.getByRole('button', { name: word('action_issue'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(main.getByText('26532000000055555555').first()).toBeVisible();
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

/** Applies for an ordinary electronic invoice over a completed stay, and approves it. */
async function applyForInvoice(): Promise<{ number: string; total: number }> {
  const [{ id }] = await twoStaysOver('balance');
  const owner = await tokenOf(portal().logins.owner);
  const company = {
    kind: 'company',
    title: '云南远行国际旅行社有限公司',
    taxpayer_id: '91510100709237224E',
    branch: '',
    address: '昆明市人民中路 1 号',
    phone: '',
    bank: '',
    bank_account: '',
    email: 'fapiao@yuanxing.example',
  };
  const { title } = await done('invoice/saveTitle', company, owner);
  const { list } = await ask<{
    list: { order_id: number; charge_ids: number[]; amount: { amount: number } }[];
  }>('invoice/eligible', {}, owner);
  const { charge_ids, amount } = list.find(({ order_id }) => order_id === id)!;
  const asked = { charge_ids, total: amount.amount, title_id: title.id, kind: 'ordinary' };
  const { invoice } = await done('invoice/apply', asked, owner);
  await done('console/invoice/approve', { id: invoice.id }, await tokenOf(portal().logins.operator));
  return { number: invoice.number, total: amount.amount };
}
