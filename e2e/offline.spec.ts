import { expect, test } from '@playwright/test';
import { enterAs } from './log-in.ts';
import { goTo, portal } from './portal.ts';
import { beginningOf, wordsOf } from './words.ts';

test('offline: page that was never open → reader stays, and typed text is kept', async ({
  page,
  context,
}) => {
  const say = await wordsOf('zh-cn');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goTo(page, `${portal().url}/cms/contact-us`);
  const banner = page.getByText(say('common', 'offlineHelp'));
  await expect(banner).toHaveCount(0);
  const content = page.getByLabel(say('contact', 'content'), { exact: true });
  await content.fill('请问');
  await context.setOffline(true);
  await expect(page.getByText(say('common', 'disconnected'))).toBeVisible();
  await expect(banner).toBeVisible();
  const cars = page.locator('header').getByRole('link', { name: say('layout', 'navCars') });
  await cars.click();
  await expect(page.getByText(say('common', 'offlineStay'))).toBeVisible();
  await expect(page).toHaveURL(/\/cms\/contact-us$/);
  await expect(content).toHaveValue('请问');
  await context.setOffline(false);
  await expect(page.getByText(say('common', 'onlineAgain'))).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(content).toHaveValue('请问');
  await cars.click();
  await page.waitForURL(/\/car\/list$/);
  await expect(page.getByRole('search')).toBeVisible();
  expect(loads).toBe(1);
});

test('offline: list → marked as old, readable, can be retried, and refreshed once online', async ({
  page,
  context,
}) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/account/balance`);
  const old = page.getByText(beginningOf(say('common', 'notRefreshed')));
  const rows = page.getByRole('table').last().getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('tab', { name: say('balance', 'tabDeposit') }).click();
  await expect(old).toBeVisible();
  await expect(rows.nth(1)).toBeVisible();
  await expect(page.locator('[class*="opacity-"]:has(table)')).toHaveCount(0);
  await page.getByRole('button', { name: say('common', 'retry') }).click();
  await expect(old).toBeVisible();
  await context.setOffline(false);
  await expect(old).toHaveCount(0);
  await expect(rows.nth(1)).toBeVisible();
});
