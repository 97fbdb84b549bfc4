import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listNotices } from '@serai/contract/messages/notices';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`notices: listed by kind, opened, marked as read, sent as switched (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await control('POST', 'reset');
    const token = await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/account/notices`);
    await expect(page.getByRole('heading', { name: say('notices', 'empty') })).toBeVisible();
    await shoot(page, `notices-empty-${lang}-${width}`);
    const id = await workOrder(token);
    await expect(page.locator('main').getByRole('listitem')).toHaveCount(1);

    // If switched off, a plain reply creates no notice; a question, which must be answered, does.
    await page.getByRole('tab', { name: say('notices', 'tabSwitches') }).click();
    const words = { kind: say('notices', 'kind_work_orders'), channel: say('notices', 'channel_notice') };
    const ofWorkOrders = page.getByRole('switch', { name: say('notices', 'switchOn', words) });
    const security = { ...words, kind: say('notices', 'kind_security') };
    await expect(page.getByRole('switch', { name: say('notices', 'switchOn', security) })).toBeDisabled();
    await expectAccessible(page, 'switches');
    await shoot(page, `switches-${lang}-${width}`);
    await ofWorkOrders.click();
    await expect(ofWorkOrders).toHaveAttribute('aria-checked', 'false');
    await answer(id);
    expect(await eventsOf(token)).toEqual(['work_order_received']);
    await answer(id, 'ask');
    expect(await eventsOf(token)).toEqual(['work_order_asks', 'work_order_received']);
    await page.reload();
    await expect(ofWorkOrders).toHaveAttribute('aria-checked', 'false');
    await ofWorkOrders.click();
    await expect(ofWorkOrders).toHaveAttribute('aria-checked', 'true');
    await answer(id);
    expect(await eventsOf(token)).toEqual(['work_order_replied', 'work_order_asks', 'work_order_received']);

    await page.getByRole('tab', { name: new RegExp(`^${say('notices', 'tabUnread')}`) }).click();
    const rows = page.locator('main').getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expectAccessible(page, 'notices');
    await shoot(page, `notices-${lang}-${width}`);
    await rows.first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/user/work-order/detail/${id}$`));
    await page.goBack();
    await expect(rows).toHaveCount(2);
    await page.getByRole('button', { name: say('notices', 'readAll') }).click();
    await expect(page.getByRole('heading', { name: say('notices', 'emptyUnread') })).toBeVisible();
    await page.getByRole('link', { name: say('notices', 'showAll') }).click();
    await expect(rows).toHaveCount(3);
    await page.getByLabel(say('notices', 'kind'), { exact: true }).selectOption('bills');
    await expect(page.getByRole('heading', { name: say('notices', 'emptyKind') })).toBeVisible();
  });
}

test('notice stream: one for all tabs, moves to another tab, stops in the background, catches up', async ({
  page,
}) => {
  // Not the agency of the test before: this one begins without notices.
  const token = await enterAs(page, portal().logins.otherAgency);
  const context = page.context();
  const streams = streamsOf(context);
  await goTo(page, `${portal().url}/user/account/notices`);
  await expect.poll(() => streams.opened).toBe(1);
  const other = await context.newPage();
  await goTo(other, `${portal().url}/`);
  const count = (tab: Page) => tab.locator('header [aria-hidden=true].bg-saffron');
  const id = await workOrder(token);
  await expect(count(page)).toHaveText('1');
  await expect(count(other)).toHaveText('1');
  expect(streams).toEqual({ opened: 1, open: 1 });

  // The tab that held the stream closes: another tab takes over.
  await page.goto('about:blank');
  await expect.poll(() => streams.opened).toBe(2);
  await answer(id);
  await expect(count(other)).toHaveText('2');

  await setVisible(other, false);
  await expect.poll(() => streams.open).toBe(0);
  await answer(id);
  expect(await eventsOf(token)).toHaveLength(3);
  await expect(count(other)).toHaveText('2');
  expect(streams.opened).toBe(2);
  await setVisible(other, true);
  await expect(count(other)).toHaveText('3');
  await expect.poll(() => streams).toEqual({ opened: 3, open: 1 });
  await other.close();
});

test("guest's pages → request no notices", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/notice/')) asked.push(request.url());
  });
  await goTo(page, `${portal().url}/`);
  await goTo(page, `${portal().url}/cms/contact-us`);
  expect(asked).toEqual([]);
});

/** Returns how many notice streams were opened in a browser, and how many are open. */
function streamsOf(context: BrowserContext): { opened: number; open: number } {
  const streams = { opened: 0, open: 0 };
  const isStream = (request: { url(): string }) => request.url().endsWith('/api/notice/stream');
  context.on('request', (request) => {
    if (!isStream(request)) return;
    streams.opened++;
    streams.open++;
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    context.on(end as 'requestfinished', (request) => {
      if (isStream(request)) streams.open--;
    });
  }
  return streams;
}

/** Simulates switching tabs, which never happens in a headless browser. */
function setVisible(page: Page, seen: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    seen ? 'visible' : 'hidden',
  );
}

/** Raises a work order that the desk has accepted. */
async function workOrder(token: string): Promise<number> {
  const body = { type: 'other', email: 'tours@yuanxing.example', detail: 'A question', files: [] };
  const { id } = (await done('workOrder/add', body, token)).work_order;
  await done('console/workOrder/accept', { id }, await tokenOf(portal().logins.operator));
  return id;
}

async function answer(id: number, next?: 'ask'): Promise<void> {
  const body = { id, content: 'An answer', files: [], ...(next ? { next } : {}) };
  await done('console/workOrder/reply', body, await tokenOf(portal().logins.operator));
}

async function eventsOf(token: string): Promise<string[]> {
  const { list } = await ask<ReplyOf<typeof listNotices>>('notice/list', { kind: 'work_orders' }, token);
  return list.map(({ event }) => event);
}
