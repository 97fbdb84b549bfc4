import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { aimAgain, chooseLanguage, control, goTo, portal } from './portal.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { bookStay, keepPicture, keepScreen, openPhone, savedPicture } from './voucher-steps.ts';
import { type Say, wordsOf } from './words.ts';

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  assuranceTest(
    `voucher: agency sees banner and price; guest by mail, link, picture only the banner; check knows newer ones (${lang}, ${width})`,
    async ({ page, browser }) => {
      const say = await wordsOf(lang);
      await page.setViewportSize(viewports[width]);
      await chooseLanguage(page, lang);
      const token = await enterAs(page, portal().logins.owner);
      await done('voucher/resetSetting', { product: '' }, token);
      await addBanner(page, say);
      const { id } = await bookStay(token);
      const plain = await takenPicture(page, say, id);
      await showPrice(page, say);
      await goTo(page, `${portal().url}/user/order/voucher/${id}`);
      const sheet = page.getByRole('article');
      const { voucher } = await ask<Shown>('voucher/show', { id }, token);
      const price = (voucher.price.amount.amount / 100).toFixed(2);
      await expect(sheet).toContainText(price);
      await expect(sheet.getByRole('img').first()).toBeVisible();
      await keepScreen(page, `voucher-price-${lang}-${width}`);
      // The picture equals the one without a price, except for the minute it was made.
      expect(await difference(await savedPicture(page, say), plain)).toBeLessThan(0.003);

      const address = await mailGuest(page, say, 'guest@chen.example');
      const guest = await openPhone(browser, lang);
      await goTo(guest, address);
      await expect(guest.getByRole('article')).toContainText(voucher.number);
      await expect(guest.locator('body')).not.toContainText(price);
      await expect(guest.getByRole('article').getByRole('img').first()).toBeVisible();
      await keepScreen(guest, `voucher-guest-${lang}`);

      await goTo(guest, voucher.check.url);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(say('voucher-check', 'valid'));
      const confirmed = { id, hotel_confirmation_code: 'YGN-7781' };
      await done('console/hotelOrder/confirm', confirmed, await tokenOf(portal().logins.operator));
      await goTo(guest, voucher.check.url);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(say('voucher-check', 'superseded'));
      await keepScreen(guest, `voucher-superseded-${lang}`);
      const newest = (await ask<Shown>('voucher/show', { id }, token)).voucher.check.url;
      await goTo(guest, newest);
      await expect(guest.getByRole('heading', { level: 1 })).toHaveText(say('voucher-check', 'valid'));
      await guest.context().close();
    },
  );
}

interface Shown {
  voucher: { number: string; check: { url: string }; price: { amount: { amount: number } } };
}

/** Chooses a banner, checks it in the preview, and saves. */
async function addBanner(page: Page, say: Say): Promise<void> {
  await goTo(page, `${portal().url}/user/manage/voucherSetting`);
  const field = page.getByRole('group', { name: say('voucher-setting', 'banner') });
  const banner = await sharp({ create: { width: 1600, height: 320, channels: 3, background: '#e0b020' } })
    .png()
    .toBuffer();
  const preview = page.getByRole('article');
  await expect(preview).toBeVisible();
  const before = await preview.locator('img').count();
  await field
    .locator('input[type=file]')
    .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: banner });
  await expect(field.getByRole('img', { name: say('voucher-setting', 'banner') })).toBeVisible();
  await expect.poll(() => preview.locator('img').count()).toBeGreaterThan(before);
  await save(page, say);
}

async function showPrice(page: Page, say: Say): Promise<void> {
  await goTo(page, `${portal().url}/user/manage/voucherSetting`);
  await page.getByRole('checkbox', { name: say('voucher-setting', 'showPrice') }).check();
  await save(page, say);
}

async function save(page: Page, say: Say): Promise<void> {
  await aimAgain(page);
  await page.getByRole('button', { name: say('voucher-setting', 'save'), exact: true }).click();
  await expect(page.getByText(say('voucher-setting', 'saved'))).toBeVisible();
}

async function takenPicture(page: Page, say: Say, id: number): Promise<Buffer> {
  await goTo(page, `${portal().url}/user/order/voucher/${id}`);
  const picture = await savedPicture(page, say);
  await keepPicture('voucher-picture-plain', picture);
  return picture;
}

/** Returns the share of different pixels of two pictures; 1 if the sizes differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const dots = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const [a, b] = [await dots(one), await dots(other)];
  if (a.info.width !== b.info.width || a.info.height !== b.info.height) return 1;
  return a.data.filter((value, at) => Math.abs(value - b.data[at]!) > 40).length / a.data.length;
}

/** Mails the voucher with its button; returns the link in the mail. */
async function mailGuest(page: Page, say: Say, email: string): Promise<string> {
  await page.getByRole('button', { name: say('voucher', 'mailSend') }).click();
  await expect(page.getByText(say('voucher', 'mailRequired'))).toBeVisible();
  await page.getByRole('textbox', { name: say('voucher', 'mail') }).fill(email);
  await page.getByRole('button', { name: say('voucher', 'mailSend') }).click();
  await expect(page.getByText(say('voucher', 'mailed', { email }))).toBeVisible();
  const { list } = await control('GET', 'outbox?kind=mail');
  const mail = list.findLast(({ event }: { event: string }) => event === 'voucher_shared');
  expect(mail.recipient).toBe(email);
  expect(mail.files).toHaveLength(1);
  const [address] = /http\S+\/voucher\/[\w-]{20,}/.exec(mail.body ?? mail.text)!;
  return address!;
}
