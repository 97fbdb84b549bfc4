import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, openAllFields, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

for (const view of viewsOf('en', 'desktop')) {
  // Covers 2.36, 5.16.
  test(`invoice titles: warned while typing, made the default, deleted (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const say = await wordsOf(view.lang);
    await page.setViewportSize(viewports[view.width]);
    await chooseLanguage(page, view.lang);
    // A different agency from the one invoiced below.
    await enterAs(page, portal().logins.otherAgency);
    await goTo(page, `${portal().url}/user/invoice/manage`);
    const picture = (name: string) => shoot(page, `titles-${name}-${view.lang}-${view.width}`);
    await expect(page.getByText(say('invoice-titles', 'empty'))).toBeVisible();
    await picture('empty');

    const company = '云南远行国际旅行社有限公司';
    const shown = page.getByRole('list', { name: say('invoice-titles', 'title') });
    const titles = shown.getByRole('heading');
    const dialog = page.getByRole('dialog');
    const idField = dialog.getByLabel(say('invoice-titles', 'taxpayer_id'), { exact: true });
    const warning = dialog.getByText(say('invoice-titles', 'warn_check_digit'));
    await page.getByRole('button', { name: say('invoice-titles', 'add') }).click();
    await dialog.getByRole('button', { name: say('invoice-titles', 'save') }).click();
    await expect(dialog.getByText(say('invoice-titles', 'taxpayerIdRequired'))).toBeVisible();
    await idField.pressSequentially('9151 0100 7092 3722');
    await expect(warning).toHaveCount(0);
    await idField.pressSequentially('5E');
    await expect(warning).toBeVisible();
    await picture('warned');
    await expectAccessible(page, 'title dialog');
    await fillTitle(page, say, company);
    await expect(page.getByRole('heading', { name: company })).toBeVisible();
    await expect(page.getByText(say('invoice-titles', 'warn_check_digit'))).toBeVisible();

    await page.getByRole('button', { name: say('invoice-titles', 'editOf', { name: company }) }).click();
    await expect(warning).toBeVisible();
    await idField.fill('91510100709237224e');
    await expect(warning).toHaveCount(0);
    await dialog.getByRole('button', { name: say('invoice-titles', 'save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('91510100709237224E')).toBeVisible();

    await page.getByRole('button', { name: say('invoice-titles', 'add') }).click();
    await dialog.getByRole('radio', { name: say('invoice-titles', 'kind_individual') }).check();
    const identity = dialog.getByLabel(new RegExp(`^${say('invoice-titles', 'identity')}`));
    await identity.fill('110105194912310021');
    await fillTitle(page, say, '李思', { stays: true });
    await expect(dialog.getByText(say('invoice-titles', 'identityWrong'))).toBeVisible();
    await expect(identity).toBeFocused();
    await identity.fill('11010519491231002x');
    await fillTitle(page, say, '李思');
    await page
      .getByRole('button', { name: say('invoice-titles', 'makeDefaultOf', { name: '李思' }) })
      .click();
    await expect(titles).toHaveText([company, '李思']);
    await picture('list');
    await page.getByRole('button', { name: say('invoice-titles', 'deleteOf', { name: '李思' }) }).click();
    await picture('delete');
    await dialog.getByRole('button', { name: say('invoice-titles', 'deleteYes') }).click();
    // A deleted row keeps its place until the page is reloaded.
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(titles).toHaveText([company]);
    await expect(page.getByText(say('invoice-titles', 'default'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: say('invoice-titles', 'deleteOf', { name: company }) }).click();
    await dialog.getByRole('button', { name: say('invoice-titles', 'deleteYes') }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(page.getByText(say('invoice-titles', 'empty'))).toBeVisible();
  });
}

test.describe('after the stays', () => {
  test.afterEach(() => control('POST', 'reset'));

  for (const view of viewsOf('zh-cn', 'desktop')) {
    // Covers 1.07, 1.20, 2.34, 2.35.
    test(`stays: invoiced together, delivered, partly reversed after a refund (${view.lang}, ${view.width})`, async ({
      page,
    }) => {
      const say = await wordsOf(view.lang);
      await page.setViewportSize(viewports[view.width]);
      await chooseLanguage(page, view.lang);
      const picture = (name: string) => shoot(page, `${name}-${view.lang}-${view.width}`);
      const stays = await staysOver(['INVOICED 1', 'INVOICED 2']);
      const total = stays.reduce((sum, { amount }) => sum + amount, 0);
      await enterAs(page, portal().logins.owner);
      await goTo(page, `${portal().url}/user/invoice/details`);
      await expect(page.getByText(say('invoices', 'empty'))).toBeVisible();
      await picture('invoices-empty');

      await goTo(page, `${portal().url}/user/invoice/apply`);
      await expectOwnEntry(page, say('invoice-apply', 'title'));
      await page.getByRole('button', { name: say('invoice-apply', 'chooseAll', { count: 2 }) }).click();
      await expect(page.getByText(shownSum(total)).last()).toBeVisible();
      await picture('apply');
      const dialog = page.getByRole('dialog');
      await page.getByRole('button', { name: say('invoice-apply', 'apply'), exact: true }).click();
      await expect(dialog.getByText(say('invoice-apply', 'noTitle'))).toBeVisible();
      await picture('apply-no-title');
      await dialog.getByRole('button', { name: say('invoice-apply', 'addTitle') }).click();
      await dialog
        .getByLabel(say('invoice-titles', 'taxpayer_id'), { exact: true })
        .fill('91510100709237224E');
      await fillTitle(page, say, '云南远行国际旅行社有限公司', { stays: true });
      await expect(dialog.getByRole('radio', { name: '云南远行国际旅行社有限公司' })).toBeChecked();
      await dialog.getByRole('radio', { name: say('invoice-apply', 'kind_special') }).check();
      await picture('apply-ask');
      await expectAccessible(page, 'apply dialog');
      await dialog.getByRole('button', { name: say('invoice-apply', 'apply'), exact: true }).click();
      await expect(page).toHaveURL(/\/user\/invoice\/details\?id=\d+/);
      await expect(page.getByText(say('invoices', 'waits_submitted'))).toBeVisible();
      await picture('invoice-submitted');
      const id = Number(new URL(page.url()).searchParams.get('id'));

      await issue(id);
      await page.reload();
      await ready(page);
      const gross = stays.map(({ amount }) => inYuan(amount));
      const tax = gross.map(taxIn);
      await expect(page.getByText(say('invoices', 'status_delivered')).first()).toBeVisible();
      await expect(page.getByText(shownSum(added(gross))).first()).toBeVisible();
      await expect(page.getByText(shownSum(added(tax))).first()).toBeVisible();
      await picture('invoice-delivered');
      const { list } = await control('GET', 'outbox?kind=mail');
      const mail = list.findLast(({ event }: { event: string }) => event === 'invoice_delivered');
      expect(mail).toMatchObject({ recipient: 'fapiao@yuanxing.example' });
      expect(mail.files).toHaveLength(1);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: say('invoices', 'downloadOf', { name: 'fapiao.pdf' }) }).click();
      expect((await download).suggestedFilename()).toBe('fapiao.pdf');

      const back = -inYuan(1_000);
      await giveBack(stays[0]!.id, 1_000);
      await page.reload();
      await ready(page);
      await expect(page.getByText(say('invoices', 'redStatus_asked'))).toBeVisible();
      await picture('invoice-red-asked');
      await expectAccessible(page, 'invoice');
      await page.getByRole('button', { name: say('invoices', 'redAgree'), exact: true }).click();
      await dialog.getByRole('button', { name: say('invoices', 'redAgree'), exact: true }).click();
      await expect(page.getByText(say('invoices', 'redStatus_confirmed'))).toBeVisible();
      await issueRed(id);
      await page.reload();
      await ready(page);
      await expect(page.getByText(say('invoices', 'red_part')).first()).toBeVisible();
      await expect(page.getByText(shownSum(back)).first()).toBeVisible();
      await expect(page.getByText(shownSum(added(gross) + back)).first()).toBeVisible();
      await picture('invoice-red-issued');
      expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });

      await goTo(page, `${portal().url}/user/invoice/details`);
      await expect(page.getByRole('link', { name: fapiaoNumber })).toBeVisible();
      await picture('invoices');
      await goTo(page, `${portal().url}/user/order/detail/${stays[1]!.id}`);
      await openAllFields(page, say);
      await page.getByRole('link', { name: fapiaoNumber }).click();
      await expect(page).toHaveURL(`${portal().url}/user/invoice/details?id=${id}`);
      await goTo(page, `${portal().url}/user/invoice/apply`);
      await expect(page.getByText(say('invoice-apply', 'empty'))).toBeVisible();
      await picture('apply-empty');
    });
  }
});

const fapiaoNumber = '26532000000012345678';
const redNumber = '26532000000012345679';

/** The desk approves an application and records the tax authority's invoice, in yuan at 7.10. */
async function issue(id: number): Promise<void> {
  const staff = await tokenOf(portal().logins.operator);
  await done('console/invoice/approve', { id }, staff);
  const authority = { issued_on: await today(), invoice_number: fapiaoNumber, files: [await upload(staff)] };
  const inYuan = { currency: 'CNY', rate: '7.10', rate_of: 'USD' };
  await done('console/invoice/issue', { id, ...authority, ...inYuan }, staff);
}

/** Gives part of the price back; the clock then requests a red invoice. */
async function giveBack(id: number, amount: number): Promise<void> {
  const staff = await tokenOf(portal().logins.operator);
  await done('console/order/refundLater', { id, amount, reason: 'No hot water on one night' }, staff);
  await control('POST', 'clock', { advance: 60 });
}

async function issueRed(id: number): Promise<void> {
  const staff = await tokenOf(portal().logins.operator);
  const { reds } = await ask<{ reds: { id: number }[] }>('console/invoice/detail', { id }, staff);
  const authority = { issued_on: await today(), invoice_number: redNumber, files: [await upload(staff)] };
  await done('console/invoice/issueRed', { red_id: reds[0]!.id, ...authority }, staff);
}

async function today(): Promise<string> {
  return (await control('POST', 'clock', {})).now.slice(0, 10);
}

/** Uploads a file as the tax authority's; returns its address. */
async function upload(token: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob(['%PDF-1.4\n%%EOF\n'], { type: 'application/pdf' }), 'fapiao.pdf');
  const response = await fetch(`${portal().url}/api/ajax/upload?topic=invoice`, {
    method: 'POST',
    headers: { 'ba-user-token': token },
    body: form,
  });
  return (await response.json()).data.file.url;
}

/** Converts dollar cents to fen at 7.10, rounded half up. */
const inYuan = (cents: number) => Math.round((cents * 71) / 10);
/** Returns the 6 % tax included in the price of a stay: the rest beside the net sum, rounded half up. */
const taxIn = (gross: number) => gross - Math.round((gross * 10_000) / 10_600);
const added = (sums: readonly number[]) => sums.reduce((sum, one) => sum + one, 0);

interface Stay {
  id: number;
  sn: string;
  amount: number;
}

/** Creates completed stays of the owner, paid from the deposit. */
async function staysOver(references: readonly string[]): Promise<Stay[]> {
  const owner = () => tokenOf(portal().logins.owner);
  const asked = {
    check_in: civilDay(10),
    check_out: civilDay(11),
    nationality: 'CN',
    rooms: [{ adults: 2, child_ages: [] }],
  };
  const offer = await findOffer(
    '仰光',
    asked,
    await owner(),
    (rate) => rate.units_left >= references.length && rate.total_price.amount < 100_000,
  );
  const ids: number[] = [];
  for (const reference of references) {
    const id = await bookByApi(offer, await owner(), reference);
    await payByApi(id, 'balance', await owner());
    ids.push(id);
  }
  const { order } = await orderOf(ids[0]!, await owner());
  await control('POST', 'clock', { set: new Date((order.service_start.utc + 3600) * 1000).toISOString() });
  for (const id of ids) await done('order/confirmCheckIn', { id }, await owner());
  await control('POST', 'clock', { set: new Date((order.service_end.utc + 3600) * 1000).toISOString() });
  const stays: Stay[] = [];
  for (const id of ids) {
    await done('order/confirmComplete', { id }, await owner());
    const { order } = await orderOf(id, await owner());
    stays.push({ id, sn: order.sn, amount: order.total_amount.amount! });
  }
  return stays;
}

/** Expects the side menu to mark the page's own entry; on a phone the menu is folded. */
async function expectOwnEntry(page: Page, title: string): Promise<void> {
  await expect(page.locator('nav [aria-current="page"]').filter({ hasText: title })).toHaveCount(1);
}

/** Formats minor units like prices: `1,234.50`. */
function shownSum(amount: number): string {
  return (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }).replace('-', '−');
}

/** Fills in the open dialog except the taxpayer id and saves it; a further dialog may open then. */
async function fillTitle(page: Page, say: Say, name: string, { stays = false } = {}): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('invoice-titles', 'name'), { exact: true }).fill(name);
  await dialog.getByLabel(say('invoice-titles', 'email'), { exact: true }).fill('fapiao@yuanxing.example');
  await dialog.getByRole('button', { name: say('invoice-titles', 'save') }).click();
  if (!stays) await expect(dialog).toHaveCount(0);
}
