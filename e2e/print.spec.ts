import { writeFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { pdfPictures } from './pdf-pictures.ts';
import { pdfText } from './pdf-text.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports } from './views.ts';
import { wordsOf } from './words.ts';

// In English: where the machine has no Chinese font, printed Chinese cannot be read back.
test('an order and the list of orders print on few sheets, without menu and buttons', async ({ page }) => {
  const say = await wordsOf('en');
  await page.setViewportSize(viewports.desktop);
  await chooseLanguage(page, 'en');
  const token = await enterAs(page, portal().logins.owner);
  const room = [{ adults: 2, child_ages: [] }];
  const stay = { check_in: civilDay(30), check_out: civilDay(32), rooms: room, nationality: 'CN' };
  const offer = await findOffer('仰光', stay, token, (rate) => rate.units_left >= 1);
  const id = await bookByApi(offer, token, 'PRINTED');
  await payByApi(id, 'balance', token);
  const { order } = await orderOf(id, token);

  await goTo(page, `${portal().url}/user/order/detail/${id}`);
  await expect(page.getByText(order.sn).first()).toBeVisible();
  const sheet = await printed(page, 'order');
  expect(sheet.text).toContain(order.sn);
  expect(sheet.text).toContain(squeezed(say('order-detail', 'policyTitle')));
  for (const words of [say('order-detail', 'askHelp'), say('order-detail', 'back')]) {
    expect(sheet.text).not.toContain(squeezed(words));
  }
  expect(sheet.pages).toBeLessThanOrEqual(2);

  // Compared with what the page shows, not with the server: other journeys book at the same time.
  await goTo(page, `${portal().url}/user/order/list`);
  const opens = page.getByRole('link', { name: orderNumber });
  await expect(opens.first()).toBeVisible();
  const labels = await opens.evaluateAll((links) => links.map((link) => link.ariaLabel ?? ''));
  const shown = labels.map((label) => orderNumber.exec(label)![0]);
  const sheets = await printed(page, 'orders');
  expect(shown.filter((sn) => !sheets.text.includes(sn))).toEqual([]);
  expect(sheets.text).toContain(squeezed(say('order-list', 'columnOrder')));
  expect(sheets.text).not.toContain(squeezed(say('common', 'export')));
  // Ten orders and more to a sheet.
  expect(sheets.pages).toBeLessThanOrEqual(1 + Math.floor(shown.length / 10));
});

const orderNumber = /[HCT]\d{12}/;

const squeezed = (text: string) => text.replaceAll(/\s/g, '');

/** The page on A4 as the browser prints it: its text without gaps, and its sheets. */
async function printed(page: Page, name: string): Promise<{ text: string; pages: number }> {
  const file = await page.pdf({
    format: 'A4',
    margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' },
  });
  const folder = process.env.SERAI_SHOTS;
  if (folder) await writeFile(`${folder}/print-${name}.pdf`, file);
  return { text: squeezed(await pdfText(file)), pages: (await pdfPictures(file)).length };
}
