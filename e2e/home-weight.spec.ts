import { expect, test } from '@playwright/test';
import { tokenOf } from './log-in.ts';
import { kilobytes, largestPaint, sum, throttle, watchLoads } from './page-weight.ts';
import { portal } from './portal.ts';
import { civilDay, findOffer, stayQuery } from './stays.ts';
import { assuranceTest } from './views.ts';

/** Maximum script size of the home page before any interaction, in bytes after gzip. */
const maxScriptBytes = 139 * 1024;
const maxRequests = 30;

const phone = { viewport: { width: 390, height: 844 } };

test('home page: before any interaction → within its script limit', async ({ browser }) => {
  // A first visit has an empty cache.
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const loaded = watchLoads(page);
  await page.goto(portal().url, { waitUntil: 'networkidle' });
  const first = await loaded();
  const scriptBytes = sum(first.filter(({ kind }) => kind === 'script').map(({ gzip }) => gzip));
  const all = sum(first.map(({ gzip }) => gzip));
  console.log(
    `home: ${first.length} requests, script ${kilobytes(scriptBytes)}, everything ${kilobytes(all)} (gzip)`,
  );
  expect(scriptBytes).toBeGreaterThan(0);
  expect(scriptBytes).toBeLessThanOrEqual(maxScriptBytes);
  expect(first.length).toBeLessThan(maxRequests);

  await page.locator('main button').first().focus();
  await page.waitForLoadState('networkidle');
  for (const button of await page.locator('form[role=search] button').all()) await button.focus();
  await page.waitForTimeout(500);
  const later = (await loaded()).slice(first.length).filter(({ kind }) => kind === 'script');
  console.log(
    `home: loaded at first focus: ${later.map(({ name, gzip }) => `${name} ${kilobytes(gzip)}`).join(', ')}`,
  );
  await context.close();
});

assuranceTest(
  'largest contentful paint of home and list on a slow line: measured and printed',
  async ({ browser }) => {
    const token = await tokenOf(portal().logins.owner);
    const stay = {
      check_in: civilDay(9),
      check_out: civilDay(12),
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
    };
    const offer = await findOffer('仰光', stay, token, () => true);
    for (const [name, path] of [
      ['home', '/'],
      ['list', `/hotel/list?${stayQuery(offer)}`],
    ] as const) {
      const context = await browser.newContext(phone);
      const page = await context.newPage();
      await throttle(page);
      await page.goto(portal().url + path, { waitUntil: 'networkidle' });
      const { atMs, what } = await largestPaint(page);
      console.log(`${name}: largest contentful paint ${Math.round(atMs)} ms (${what}), 4 × CPU, slow 4G`);
      expect(atMs).toBeGreaterThan(0);
      await context.close();
    }
  },
);
