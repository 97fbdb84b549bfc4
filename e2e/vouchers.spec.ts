import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs } from './log-in.ts';
import { pdfPictures } from './pdf-pictures.ts';
import { pdfText } from './pdf-text.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { readQr } from './read-qr.ts';
import type { Offer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { bookStay, countOf, keepPicture, keepScreen, openPhone, savedPicture } from './voucher-steps.ts';
import { beginningOf, type Language, type Say, wordsOf } from './words.ts';

const accent = '#8a1f2b';
const company = '山月国际旅行社';

for (const { lang, width } of viewsOf('en', 'phone')) {
  // Covers 1.08, 1.22, 2.43.
  test(`voucher design with logo and colour: same in preview, print, offline copy and check (${lang}, ${width})`, async ({
    page,
    browser,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const token = await enterAs(page, portal().logins.owner);
    // Removes settings saved by another view of this journey.
    await done('voucher/resetSetting', { product: '' }, token);
    await design(page, say);
    await keepScreen(page, `voucher-setting-${lang}-${width}`);
    await expectPreviewPdf(page, say);

    const { id, offer } = await bookStay(token);
    const { voucher } = await ask<{ voucher: { check: { url: string }; number: string } }>(
      'voucher/show',
      { id },
      token,
    );
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await page.getByRole('link', { name: say('orders', 'voucherShare') }).click();
    const sheet = page.getByRole('article');
    await expectDesign(sheet, offer);
    expect(await qrOf(sheet)).toBe(voucher.check.url);
    await expectPrinted(page, say, { offer, check: voucher.check.url });
    const address = await share(page, say);
    await keepScreen(page, `voucher-order-${lang}-${width}`);

    const guest = await openPhone(browser, lang);
    await expectChecked(guest, say, voucher.check.url, 'valid');
    await carry(guest, say, { address, offer, check: voucher.check.url, lang });

    await refund(id, token);
    await expectChecked(guest, say, voucher.check.url, 'void');
    await goTo(guest, address);
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(say('voucher', 'void'));
    await guest.context().close();
  });
}

test('voucher design: separate per product until reset to the common one; typed input → kept until confirmed', async ({
  page,
}) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/manage/voucherSetting?product=car`);
  const footer = page.getByRole('textbox', { name: say('voucher-setting', 'footer'), exact: true });
  const before = await footer.inputValue();
  await footer.fill('Cars only');
  await page.getByRole('tab', { name: say('voucher-setting', 'scope_hotel') }).click();
  const leaving = page.getByRole('dialog', { name: say('common', 'leaveAsk') });
  await leaving.getByRole('button', { name: say('common', 'leaveNo') }).click();
  await expect(footer).toHaveValue('Cars only');
  await page.getByRole('button', { name: say('voucher-setting', 'saveProduct') }).click();
  await expect(page.getByText(say('voucher-setting', 'standing_own'))).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Cars only');
  await page.getByRole('tab', { name: say('voucher-setting', 'scope_hotel') }).click();
  await expect(footer).toHaveValue(before);
  await page.getByRole('tab', { name: say('voucher-setting', 'scope_car') }).click();
  await page.getByRole('button', { name: say('voucher-setting', 'resetProduct') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('voucher-setting', 'resetYes') })
    .click();
  await expect(page.getByText(say('voucher-setting', 'standing_shared'))).toBeVisible();
  await expect(footer).toHaveValue(before);
});

test('shared link: revoked → opens nothing, and the offline copy on the phone is removed', async ({
  page,
  browser,
}) => {
  const say = await wordsOf('zh-cn');
  const token = await enterAs(page, portal().logins.owner);
  const { id } = await bookStay(token);
  await goTo(page, `${portal().url}/user/order/voucher/${id}`);
  const address = await share(page, say);
  const guest = await openPhone(browser, 'zh-cn');
  await goTo(guest, address);
  await expect(guest.getByText(say('voucher', 'kept'))).toBeVisible();
  await page.getByRole('button', { name: say('voucher', 'unshare') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('voucher', 'unshareYes') })
    .click();
  await expect(page.getByText(say('voucher', 'unshared'))).toBeVisible();
  await goTo(guest, address);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(say('voucher', 'linkOver'));
  const kept = () => guest.evaluate(async () => (await caches.keys()).length);
  await expect.poll(kept).toBe(0);
  await guest.context().close();
});

/** Fills in the settings and saves them; a colour too light for white letters is reported and darkened. */
async function design(page: Page, say: Say): Promise<void> {
  await goTo(page, `${portal().url}/user/manage/voucherSetting`);
  const chooser = page.locator('input[type=file]').first();
  await chooser.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await drawLogo() });
  await page.getByRole('textbox', { name: say('voucher-setting', 'company_zh'), exact: true }).fill(company);
  await page
    .getByRole('textbox', { name: say('voucher-setting', 'company_en'), exact: true })
    .fill('Shanyue International Travel');
  await page
    .getByRole('textbox', { name: say('voucher-setting', 'address'), exact: true })
    .fill('昆明市官渡区春城路 88 号 12 楼');
  await page
    .getByRole('textbox', { name: say('voucher-setting', 'phone'), exact: true })
    .fill('+86 871 6555 8800');
  await page
    .getByRole('textbox', { name: say('voucher-setting', 'email'), exact: true })
    .fill('service@shanyue.example');
  await page
    .getByRole('textbox', { name: say('voucher-setting', 'footer'), exact: true })
    .fill('祝您旅途愉快！');
  const code = page.getByRole('textbox', { name: say('voucher-setting', 'accentOwn') });
  await code.fill('#e8a0a8');
  await expect(
    page.getByText(say('voucher-setting', 'accentLight', { ratio: '2.0', least: '4.5' })),
  ).toBeVisible();
  await code.fill(accent);
  const preview = page.getByRole('article');
  await expect(preview.getByText(company)).toBeVisible();
  await expect(preview.getByRole('img', { name: company })).toBeVisible();
  await expect.poll(() => bandOf(preview)).toBe('rgb(138, 31, 43)');
  await page.getByRole('button', { name: say('voucher-setting', 'save'), exact: true }).click();
  await expect(page.getByText(say('voucher-setting', 'saved'))).toBeVisible();
  await expectAccessible(page, 'voucher setting');
}

/** Opaque, wide, and in a colour used by nothing else. */
function drawLogo(): Promise<Buffer> {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><rect width="480" height="160" fill="#fff"/>' +
    '<rect width="160" height="160" rx="32" fill="#7a2fd0"/><path d="M32 116 80 40l48 76z" fill="#fff"/>' +
    '<path d="M190 50h250v20H190zM190 90h180v20H190z" fill="#7a2fd0"/></svg>';
  return sharp(Buffer.from(drawing)).png().toBuffer();
}

/** Returns the background of the title band. */
function bandOf(sheet: Locator): Promise<string> {
  return sheet
    .locator('header > div')
    .last()
    .evaluate((band) => getComputedStyle(band).backgroundColor);
}

async function expectPreviewPdf(page: Page, say: Say): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('voucher-setting', 'openPdf') }).click();
  const file = await readFile(await (await download).path());
  expect(await pdfText(file)).toContain(company);
  await expectLogoAndColor((await pdfPictures(file))[0]!);
}

/** Expects the agency's colour and logo in the rendered voucher. */
async function expectLogoAndColor(picture: Uint8Array): Promise<void> {
  await keepPicture('voucher-pdf', picture);
  expect(await countOf([0x8a, 0x1f, 0x2b], picture)).toBeGreaterThan(10_000);
  expect(await countOf([0x7a, 0x2f, 0xd0], picture)).toBeGreaterThan(1_000);
}

async function expectDesign(sheet: Locator, offer: Offer): Promise<void> {
  await expect(sheet).toContainText(company);
  await expect(sheet).toContainText(offer.detail.hotel.name);
  await expect(sheet.getByRole('img', { name: company })).toBeVisible();
  expect(await bandOf(sheet)).toBe('rgb(138, 31, 43)');
}

async function qrOf(sheet: Locator): Promise<string | null> {
  return readQr(await sheet.locator('[data-qr]').screenshot());
}

async function expectPrinted(
  page: Page,
  say: Say,
  { offer, check }: { offer: Offer; check: string },
): Promise<void> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: say('voucher', 'openPdf') }).click();
  const file = await readFile(await (await download).path());
  const text = await pdfText(file);
  expect(text).toContain(company);
  expect(text).toContain(offer.detail.hotel.name.replaceAll(/\s/g, ''));
  const pictures = await pdfPictures(file);
  await expectLogoAndColor(pictures[0]!);
  expect(await Promise.all(pictures.map(readQr))).toContain(check);
}

/** Creates a link for the guest; its QR code has the same target. */
async function share(page: Page, say: Say): Promise<string> {
  await page.getByRole('button', { name: say('voucher', 'shareMake') }).click();
  const code = page.getByRole('img', { name: say('voucher', 'addressQr') });
  await expect(code).toBeVisible();
  const address = await readQr(await code.screenshot());
  expect(address).toMatch(/\/voucher\/[\w-]{20,}$/);
  await expect(page.getByText(address!, { exact: true })).toBeVisible();
  return address!;
}

async function expectChecked(page: Page, say: Say, check: string, state: 'valid' | 'void'): Promise<void> {
  await goTo(page, check);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('voucher-check', state));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('main')).not.toContainText('GUEST NUMBER');
  await expectAccessible(page, `check ${state}`);
  await keepScreen(page, `voucher-check-${state}-${test.info().title.includes('(en') ? 'en' : 'zh'}`);
}

interface Carried {
  address: string;
  offer: Offer;
  check: string;
  lang: Language;
}

/** Opens the link, downloads the picture for a chat, then opens the link again offline. */
async function carry(page: Page, say: Say, { address, offer, check, lang }: Carried): Promise<void> {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await goTo(page, address);
  await expect(page.getByText(say('voucher', 'kept'))).toBeVisible();
  await expectAccessible(page, 'voucher on the phone');
  await keepScreen(page, `voucher-phone-${lang}`);
  await takePicture(page, say, check);
  expect(faults).toEqual([]);

  await page.context().setOffline(true);
  await page.reload();
  const sheet = page.getByRole('article');
  await expectDesign(sheet, offer);
  await expect(page.getByText(beginningOf(say('voucher', 'offline')))).toBeVisible();
  await expect(page.getByText(say('voucher', 'kept'))).toBeVisible();
  await keepScreen(page, `voucher-offline-${lang}`);
  expect(await qrOf(sheet)).toBe(check);
  await page.getByRole('button', { name: say('voucher', 'cardShow') }).click();
  const card = page.getByRole('dialog', { name: say('voucher', 'cardTitle') });
  await expect(card).toBeVisible();
  await keepScreen(page, `voucher-driver-${lang}`);
  await card.getByRole('button', { name: say('common', 'close') }).click();
  await page.context().setOffline(false);
}

/** The picture is the whole voucher: the code is read from it. */
async function takePicture(page: Page, say: Say, check: string): Promise<void> {
  const picture = await savedPicture(page, say);
  await keepPicture('voucher-picture', picture);
  expect(await countOf([0x7a, 0x2f, 0xd0], picture)).toBeGreaterThan(1_000);
  expect(await readQr(picture)).toBe(check);
}

/** Cancels the paid order with a full refund. */
async function refund(id: number, token: string): Promise<void> {
  const preview = await done('order/refundPreview', { id }, token);
  await done('order/refund', { id, preview_id: preview.preview_id, reason: '' }, token);
}
