import { expect, type Page, test } from '@playwright/test';
import { goTo, portal, ready } from './portal.ts';
import { assuranceTest } from './views.ts';
import { wordsOf } from './words.ts';

/** Makes the portal announce a newer build, and counts document loads. */
async function newerBuild(page: Page): Promise<() => number> {
  await page.route('**/assets/build.json*', (route) => route.fulfill({ json: { build: 'newer' } }));
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

// Covers 4.22, 7.25.
test('newer build: checked hourly, and loaded at once unless a form is half filled in', async ({ page }) => {
  await page.clock.install();
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goTo(page, `${portal().url}/cms/contact-us`);
  // The served build equals that of the page.
  const latest = page.waitForResponse('**/assets/build.json*');
  const manifest = page.waitForResponse('**/assets/manifest.json*');
  await page.clock.fastForward('01:00:01');
  expect(await (await latest).json()).toHaveProperty('build');
  expect(await (await manifest).json()).toHaveProperty(['src/main.tsx', 'file']);
  await page.waitForTimeout(300);
  expect(loads).toBe(1);
  // Only the manifest differs.
  await page.route('**/assets/manifest.json*', (route) =>
    route.fulfill({ json: { 'src/main.tsx': { file: 'assets/main-newer.js' } } }),
  );
  await page.clock.fastForward('59:00');
  await page.waitForTimeout(300);
  expect(loads).toBe(1);
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward('01:01');
  await reloaded;
  expect(loads).toBe(2);
});

// Covers 4.22.
test('newer build: half-filled form → not reloaded; leaving it → loads the build', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await page.clock.install();
  const loads = await newerBuild(page);
  await goTo(page, `${portal().url}/cms/contact-us`);
  const content = page.getByLabel(say('contact', 'content'), { exact: true });
  await content.fill('请问');
  await page.clock.fastForward('02:00:00');
  await page.waitForTimeout(500);
  await expect(content).toHaveValue('请问');
  expect(loads()).toBe(1);
  const reloaded = page.waitForEvent('load');
  await page
    .locator('header')
    .getByRole('link', { name: say('layout', 'navCars') })
    .click();
  await page.waitForURL(/\/car\/list$/);
  await reloaded;
  await expect(page).toHaveURL(/\/car\/list$/);
  expect(loads()).toBe(2);
});

assuranceTest('chunk that cannot be loaded → page reloads once, then shows an error', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  // The guard counts 10 seconds; with a fixed clock none of them passes, however slow the machine.
  await page.clock.setFixedTime(new Date());
  await goTo(page, portal().url);
  let refused = 0;
  await page.route(/\/assets\/contact-us-page[^/]*\.js/, (route) => {
    refused += 1;
    return route.abort();
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  const link = page.locator('header').getByRole('link', { name: say('layout', 'navContact') });
  await link.click();
  await expect.poll(() => loads).toBe(1);
  expect(refused).toBeGreaterThan(0);
  await ready(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: say('common', 'loadFailed') })).toBeVisible();
  expect(loads).toBe(1);
});
