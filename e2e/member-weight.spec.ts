import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './log-in.ts';
import { kilobytes, largestPaint, layoutShift, sum, throttle, watchLoads } from './page-weight.ts';
import { control, goTo, portal } from './portal.ts';
import { assuranceTest, viewports } from './views.ts';

/** Maximum number of scripts of a page, phrases included: a browser sends six requests at a time. */
const maxScripts = 50;
/** Maximum cumulative layout shift: what has been drawn stays where it is. */
const maxShift = 0.05;

const pages = [
  ['overview', '/user/account/overview'],
  ['order list', '/user/order/list'],
  ['balance', '/user/account/balance'],
] as const;

test.beforeAll(() => control('POST', 'reset'));

test('member page: first visit → few scripts, first calls sent by the head and each used once', async ({
  browser,
}) => {
  for (const [name, path] of pages) {
    const context = await browser.newContext({ viewport: viewports.phone });
    const page = await context.newPage();
    await enterAs(page, portal().logins.owner);
    const loaded = watchLoads(page);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await open(page, path);
    const early = await earlyCalls(page);
    expect.soft(early.length, name).toBeGreaterThan(1);
    expect.soft(calls.filter((url) => early.includes(url)).sort(), name).toEqual(early.sort());
    expect.soft(await unusedCalls(page), name).toEqual([]);
    const loads = await loaded();
    const scripts = loads.filter(({ kind }) => kind === 'script');
    console.log(
      `${name}: ${loads.length} requests, ${scripts.length} scripts, ${kilobytes(sum(scripts.map(({ gzip }) => gzip)))} (gzip)`,
    );
    expect.soft(scripts.length, name).toBeGreaterThan(0);
    expect.soft(scripts.length, name).toBeLessThanOrEqual(maxScripts);
    await context.close();
  }
});

for (const width of ['desktop', 'phone'] as const) {
  assuranceTest(
    `member page: slow line → measured and printed, nothing moves (${width})`,
    async ({ browser }) => {
      for (const [name, path] of pages) {
        const context = await browser.newContext({ viewport: viewports[width] });
        const page = await context.newPage();
        await enterAs(page, portal().logins.owner);
        await throttle(page);
        await open(page, path);
        const { atMs, what } = await largestPaint(page);
        const { shift, moved } = await layoutShift(page);
        console.log(
          `${name}, ${width}: largest contentful paint ${Math.round(atMs)} ms (${what}), layout shift ${shift.toFixed(3)}, 4 × CPU, slow 4G`,
        );
        expect.soft(shift, `${name}: ${moved}`).toBeLessThan(maxShift);
        await context.close();
      }
    },
  );
}

/** Returns the addresses of the calls in the document's head. */
async function earlyCalls(page: Page): Promise<string[]> {
  const [, list = '[]'] = /for\(let url of (\[.*?\])\)/.exec(await page.content()) ?? [];
  return (JSON.parse(list) as string[]).map((url) => new URL(url, page.url()).href);
}

/** Returns those calls that the page has not made. */
function unusedCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window.earlyReplies!.replies));
}

/** Opens a page as on a first visit: the new context has an empty cache. */
async function open(page: Page, path: string): Promise<void> {
  await goTo(page, portal().url + path);
  // The network never rests: open pages wait for notices.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(2000);
}
