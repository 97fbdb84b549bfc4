import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { done } from './api-calls.ts';
import { addColleague, noLimits } from './colleagues.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf } from './orders.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { anySum, wordsOf } from './words.ts';

const owner = () => portal().logins.owner;

test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test('approvals: two clicks 300 ms apart on the same place → one order is paid, and its card stays in place', async ({
  browser,
}) => {
  const say = await wordsOf('en');
  const ids = await askThreeApprovals();
  const page = await openAs(browser, '/user/manage/approvals');
  const cards = await Promise.all(
    ids.map(async (id) => {
      const { order } = await orderOf(id, await tokenOf(owner()));
      return page.getByRole('listitem').filter({ hasText: order.sn });
    }),
  );
  // Newest first: the latest request is at the top.
  const [, middle, top] = cards as [Locator, Locator, Locator];
  const button = top.getByRole('button', { name: anySum(say('approvals', 'approveBalance')) });
  const below = middle.getByRole('button', { name: anySum(say('approvals', 'approveBalance')) });
  await expect(below).toBeEnabled();
  const at = await middleOf(button);
  await page.mouse.click(at.x, at.y);
  await page.waitForTimeout(300);
  await page.mouse.click(at.x, at.y);
  await expect(top).toContainText(say('approvals', 'approved'));
  await expect(top.getByRole('link', { name: say('approvals', 'toOrder'), exact: true })).toBeVisible();
  await expect(top.getByRole('button')).toHaveCount(0);
  await expect(below).toBeVisible();
  const states = await Promise.all(
    ids.map(async (id) => (await orderOf(id, await tokenOf(owner()))).order.pay_status),
  );
  expect(states).toEqual(['unpaid', 'unpaid', 'paid']);
  await page.reload();
  await expect(middle).toBeVisible();
  await expect(top).toHaveCount(0);
});

test('order list: an unpaid order is cancelled from its tab → its row stays without actions, no other row moves', async ({
  browser,
}) => {
  const say = await wordsOf('en');
  const token = await tokenOf(owner());
  const offer = await freeOffer(token);
  const reference = `STEADY${Date.now() % 1e7}`;
  for (const part of ['A', 'B', 'C']) await bookByApi(offer, token, `${reference}${part}`);
  const page = await openAs(
    browser,
    `/user/order/list?${new URLSearchParams({ status: 'pending_payment', keyword: reference })}`,
  );
  const row = (part: string) => page.getByRole('row').filter({ hasText: `${reference}${part}` });
  const cancel = say('orders', 'action_cancel');
  const more = new RegExp(say('order-list', 'more', { sn: '' }).trim());
  await expect(row('A')).toBeVisible();
  const before = await row('A').boundingBox();
  await row('B').getByRole('button', { name: more }).click();
  await row('B').getByRole('button', { name: cancel, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('orders', 'askCancel') });
  await dialog.getByRole('button', { name: cancel, exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row('B')).toContainText(say('order-list', 'done'));
  await expect(row('B').getByRole('button')).toHaveCount(0);
  const after = await row('A').boundingBox();
  // The completed row may move down by a line, but must not disappear.
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(40);
});

test('any page: a button slides under the pointer after a click → a click within a second is ignored, a later one counts', async ({
  browser,
}) => {
  const page = await openAs(browser, '/user/account/integral');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.style.cssText = 'position:fixed;top:300px;left:300px;z-index:9999;display:grid';
    box.innerHTML = '<button>one</button><button>two</button>';
    const pressed: string[] = [];
    for (const button of box.querySelectorAll('button')) {
      button.style.cssText = 'width:120px;height:40px';
      button.addEventListener('click', () => {
        pressed.push(button.textContent ?? '');
        box.dataset.pressed = pressed.join();
        button.remove();
      });
    }
    document.body.append(box);
  });
  const box = page.locator('div[data-pressed]');
  await page.mouse.click(360, 320);
  await page.waitForTimeout(300);
  await page.mouse.click(360, 320);
  await expect(box).toHaveAttribute('data-pressed', 'one');
  await page.waitForTimeout(1100);
  await page.mouse.click(360, 320);
  await expect(box).toHaveAttribute('data-pressed', 'one,two');
});

/** Creates three unpaid orders of a booker without the right to pay, each with a request for approval. */
async function askThreeApprovals(): Promise<number[]> {
  const { login } = await addColleague({ role: 'booker', limits: { ...noLimits, order_limit: 0 } });
  const token = await tokenOf(login);
  const ids: number[] = [];
  for (const days of [20, 23, 26]) {
    const id = await bookByApi(await freeOffer(token, days), token);
    await done('order/askApproval', { id, note: '' }, token);
    ids.push(id);
  }
  return ids;
}

function freeOffer(token: string, days = 30) {
  const stay = {
    check_in: civilDay(days),
    check_out: civilDay(days + 1),
    rooms: [{ adults: 1, child_ages: [] }],
    nationality: 'CN',
  };
  return findOffer('仰光', stay, token, (rate) => rate.units_left >= 4);
}

async function openAs(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await chooseLanguage(page, 'en');
  await enterAs(page, owner());
  await goTo(page, portal().url + path);
  return page;
}

async function middleOf(control: Locator): Promise<{ x: number; y: number }> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
