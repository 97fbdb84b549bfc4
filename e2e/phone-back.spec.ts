import { expect, test } from '@playwright/test';
import { chooseLanguage, goTo, portal, ready } from './portal.ts';
import { viewports } from './views.ts';
import { wordsOf } from './words.ts';

test('phone: back button → closes an open sheet and stays on the page; the next one leaves it', async ({
  browser,
}) => {
  const say = await wordsOf('en');
  const page = await (await browser.newContext({ viewport: viewports.phone })).newPage();
  await chooseLanguage(page, 'en');
  await goTo(page, `${portal().url}/cms/contact-us`);
  await goTo(page, `${portal().url}/`);
  const line = page.getByRole('search', { name: say('hotel-search', 'form') });
  const dates = line.getByRole('button', { name: say('hotel-search', 'checkIn') });
  const sheet = page.getByRole('dialog');
  await dates.click();
  await expect(sheet).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(sheet).toBeHidden();
  await expect(dates).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');

  // If closed by its own button, it leaves no history entry behind.
  await dates.click();
  await sheet.getByRole('button', { name: say('common', 'close') }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('uiSheet');
  await page.goBack();
  await ready(page);
  expect(new URL(page.url()).pathname).toBe('/cms/contact-us');
  await page.context().close();
});
