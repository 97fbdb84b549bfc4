import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { languagesOf, viewports } from './views.ts';
import { type Say, wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));

/** Adds work orders of the agency; returns their numbers, the newest last. */
async function addWorkOrders(count: number): Promise<string[]> {
  const token = await tokenOf(portal().logins.owner);
  const numbers: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const asked = { type: 'other', email: 'tours@yuanxing.example', detail: `Late arrival ${at}`, files: [] };
    numbers.push((await done('workOrder/add', asked, token)).work_order.number);
  }
  return numbers;
}

const rowOf = (page: Page, number: string) => page.locator('[data-row]').filter({ hasText: number });
const boxOf = (page: Page, say: Say, number: string) =>
  page.getByRole('checkbox', { name: say('list-selection', 'selectRow', { number }) });

for (const lang of languagesOf('zh-cn')) {
  test(`selection: rows by key, click and Shift → number and actions at the foot, taken together (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const [first = '', second = '', third = ''] = await addWorkOrders(3);
    await page.setViewportSize(viewports.desktop);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/queue/workOrders`);
    const bar = page.getByRole('region', { name: say('list-selection', 'actions') });
    await expect(rowOf(page, third)).toBeVisible();
    await expect(bar).toHaveCount(0);

    // By the keyboard: the row that has the focus; Escape clears.
    await rowOf(page, first).getByRole('link').focus();
    await page.keyboard.press('x');
    await expect(boxOf(page, say, first)).toBeChecked();
    await expect(bar).toContainText(say('list-selection', 'selected', { count: 1 }));
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);

    // By the pointer: a range, and the box above the rows for a part of them.
    await boxOf(page, say, first).click();
    await boxOf(page, say, third).click({ modifiers: ['Shift'] });
    for (const number of [first, second, third]) await expect(boxOf(page, say, number)).toBeChecked();
    await boxOf(page, say, second).click();
    await expect(page.getByRole('checkbox', { name: say('list-selection', 'selectPage') })).toHaveJSProperty(
      'indeterminate',
      true,
    );
    await expectAccessible(page, 'queue with selected entries');
    await bar.getByRole('button', { name: say('console-queues', 'take'), exact: true }).click();
    await expect(bar).toHaveCount(0);
    for (const number of [first, third]) {
      await expect(
        rowOf(page, number).getByRole('button', { name: say('console-queues', 'take'), exact: true }),
      ).toHaveCount(0);
    }
    await expect(
      rowOf(page, second).getByRole('button', { name: say('console-queues', 'take'), exact: true }),
    ).toBeVisible();

    // Selected rows of the list of work orders; a colleague resolves one of them meanwhile.
    await goTo(page, `${portal().url}/console/workOrder`);
    const rows = [first, second];
    for (const number of rows) await boxOf(page, say, number).click();
    await expectAccessible(page, 'list of work orders with a selection');
    const administrator = await tokenOf(portal().logins.operator);
    const href = await rowOf(page, first).getByRole('link').getAttribute('href');
    const id = Number(href!.split('/').at(-1));
    await done('console/workOrder/resolve', { id, content: 'Done' }, administrator);
    await bar.getByRole('button', { name: say('console-queues', 'take'), exact: true }).click();
    const refused = page.getByRole('dialog', { name: say('console-queues', 'refusedTitle', { count: 1 }) });
    await expect(refused).toContainText(first);
    await expect(refused).toContainText(say('console-queues', 'queue_entry_gone'));
    await expectAccessible(page, 'entries that were refused');
    await refused.getByRole('button', { name: say('console-queues', 'understood') }).click();
    await expect(refused).toHaveCount(0);
  });
}

for (const lang of languagesOf('en')) {
  test(`selection on a phone: started by a button → boxes and bar above the navigation, taken (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const [number = ''] = await addWorkOrders(1);
    await page.setViewportSize(viewports.phone);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/workOrder`);
    await expect(rowOf(page, number)).toBeVisible();
    await expect(boxOf(page, say, number)).toHaveCount(0);
    await page.getByRole('button', { name: say('list-selection', 'start'), exact: true }).click();
    await boxOf(page, say, number).click();
    const bar = page.getByRole('region', { name: say('list-selection', 'actions') });
    await expect(bar).toContainText(say('list-selection', 'selected', { count: 1 }));
    await expectAccessible(page, 'selection on a phone');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await bar.getByRole('button', { name: say('console-queues', 'take'), exact: true }).click();
    await expect(bar).toHaveCount(0);
  });
}
