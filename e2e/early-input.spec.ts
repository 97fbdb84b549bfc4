import { expect, test } from '@playwright/test';
import { portal } from './portal.ts';
import { wordsOf } from './words.ts';

test('search: text typed before the script has loaded → kept, and searched with', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${portal().url}/airport/list`, { waitUntil: 'commit' });
  const line = page.getByRole('search', { name: say('transfer-search', 'form') });
  const airport = line.getByRole('combobox', { name: say('transfer-search', 'airport_pick_up') });
  await airport.fill('RGN');
  await line.getByLabel(say('transfer-search', 'flightNumber')).fill('mu2031');
  release();
  await expect(page.locator('html')).not.toHaveAttribute('data-member-waits');
  await airport.click();
  await line.getByRole('option', { name: 'RGN' }).first().click();
  await expect(airport).not.toHaveValue('RGN');
  await expect(line.getByLabel(say('transfer-search', 'flightNumber'))).toHaveValue('mu2031');
});
