import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { bookByApi, payByApi } from './orders.ts';
import { chooseLanguage } from './portal.ts';
import { civilDay, findOffer, type Offer } from './stays.ts';
import { viewports } from './views.ts';
import type { Language, Say } from './words.ts';

const shots = fileURLToPath(new URL('../.cache/screens/', import.meta.url));

/** Books and pays a stay that can still be cancelled free of charge. */
export async function bookStay(token: string): Promise<{ id: number; offer: Offer }> {
  const stay = {
    check_in: civilDay(20),
    check_out: civilDay(22),
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  };
  const offer = await findOffer('仰光', stay, token, (rate) => rate.cancellation === 'free');
  const id = await bookByApi(offer, token, 'TEAM-2026-117');
  await payByApi(id, 'balance', token);
  return { id, offer };
}

/** Opens the phone of a visitor without an account. */
export async function openPhone(browser: Browser, lang: Language): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    viewport: viewports.phone,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await chooseLanguage(page, lang);
  return page;
}

/** Downloads the picture for a chat from the page. */
export async function savedPicture(page: Page, say: Say): Promise<Buffer> {
  await page.getByRole('button', { name: say('voucher', 'savePicture') }).click();
  const dialog = page.getByRole('dialog', { name: say('voucher', 'pictureTitle') });
  const source = await dialog.getByRole('img').getAttribute('src');
  await dialog.getByRole('button', { name: say('common', 'close') }).click();
  return Buffer.from(source!.replace('data:image/png;base64,', ''), 'base64');
}

/** Counts the pixels of about this colour in a picture. */
export async function countOf(color: readonly number[], picture: Uint8Array): Promise<number> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if (color.every((value, channel) => Math.abs(data[at + channel]! - value) < 16)) count += 1;
  return count;
}

/** Saves a screenshot for review if SERAI_SCREENS is set. */
export async function keepScreen(page: Page, name: string): Promise<void> {
  if (!process.env.SERAI_SCREENS) return;
  mkdirSync(shots, { recursive: true });
  await page.screenshot({ path: `${shots}${name}.png`, fullPage: true, animations: 'disabled' });
}

export async function keepPicture(name: string, picture: Uint8Array): Promise<void> {
  if (!process.env.SERAI_SCREENS) return;
  mkdirSync(shots, { recursive: true });
  await writeFile(`${shots}${name}.png`, picture);
}
