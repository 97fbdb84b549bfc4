import { expect, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showWorkOrder } from '@serai/contract/work-orders/work-orders';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(40),
  check_out: civilDay(41),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`work order at the desk: in the queue → accepted, noted, goodwill carried out, answered (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const id = await bookByApi(await findOffer('仰光', stay, token, (rate) => !rate.on_request), token);
    await payByApi(id, 'balance', token);
    const { order } = await orderOf(id, token);
    const asked = {
      type: 'complaint',
      email: 'tours@yuanxing.example',
      detail: 'The room was noisy',
      files: [],
    };
    const { work_order } = await done('workOrder/add', { ...asked, order_id: id }, token);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);

    // The queue leads to the work order.
    await goTo(page, `${portal().url}/console/queue/workOrders`);
    await page.locator(`a[href="/console/workOrder/${work_order.id}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/console/workOrder/${work_order.id}$`));
    const main = page.locator('main');
    await expect(main).toContainText('The room was noisy');
    await expect(main).toContainText(order.sn);
    await expectAccessible(page, 'work order at the desk');
    await main.getByRole('button', { name: say('console-work-orders', 'accept'), exact: true }).click();
    await expect(
      main.getByRole('button', { name: say('console-work-orders', 'accept'), exact: true }),
    ).toHaveCount(0);

    // A note that only the staff read.
    const message = main.getByLabel(say('console-work-orders', 'message'));
    await main.getByText(say('console-work-orders', 'effect_note'), { exact: true }).click();
    await message.fill('The hotel admits it');
    await main.getByRole('button', { name: say('console-work-orders', 'saveNote') }).click();
    const thread = main.getByRole('list', { name: say('console-work-orders', 'thread') });
    await expect(thread.getByRole('listitem').filter({ hasText: 'The hotel admits it' })).toContainText(
      say('console-work-orders', 'note'),
    );

    // A gift is put down, its effect shown, and carried out.
    await main.getByRole('button', { name: say('console-work-orders', 'propose'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('console-work-orders', 'proposeAmount', { currency: 'USD' })).fill('5');
    await dialog
      .getByRole('button', { name: say('console-work-orders', 'proposeSend'), exact: true })
      .click();
    await expect(dialog).toHaveCount(0);
    await main.getByRole('button', { name: say('console-work-orders', 'carryOut'), exact: true }).click();
    await expect(main).toContainText(say('console-work-orders', 'change_carried_out'));
    expect((await orderOf(id, token)).order.total_amount.amount).toBe(order.total_amount.amount! - 500);

    // The reply resolves it; the agency reads the reply and no note.
    await main.getByText(say('console-work-orders', 'effect_resolve'), { exact: true }).click();
    await message.fill('We have taken 5.00 off. Sorry!');
    await main.getByRole('button', { name: say('console-work-orders', 'send'), exact: true }).click();
    await expect(thread).toContainText('We have taken 5.00 off. Sorry!');
    const read = await ask<ReplyOf<typeof showWorkOrder>>('workOrder/detail', { id: work_order.id }, token);
    expect(read.work_order.status).toBe('resolved');
    expect(JSON.stringify(read.entries)).toContain('Sorry!');
    expect(JSON.stringify(read)).not.toContain('admits');

    await goTo(page, `${portal().url}/console/workOrder?tab=over`);
    await expect(main).toContainText(work_order.number);
    await expectAccessible(page, 'list of work orders at the desk');
  });
}
