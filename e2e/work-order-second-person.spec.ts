import { expect, test } from '@playwright/test';
import { done } from './api-calls.ts';
import { addClerk } from './colleagues.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { aimAgain, chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(44),
  check_out: civilDay(49),
  rooms: [
    { adults: 2, child_ages: [] },
    { adults: 2, child_ages: [] },
  ],
  nationality: 'CN',
};
/** More than one person may give away alone: 200.00 US dollars. */
const goodwill = 21_000;

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('en', 'desktop')) {
  test(`work order: goodwill above one person's limit → waits, a colleague approves, order charged less (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const booker = await tokenOf(portal().logins.owner);
    const offer = await findOffer(
      '仰光',
      stay,
      booker,
      (rate) => !rate.on_request && rate.units_left >= 2 && rate.total_price.amount > 2 * goodwill,
    );
    const id = await bookByApi(offer, booker);
    await payByApi(id, 'balance', booker);
    const { order } = await orderOf(id, booker);
    const asked = {
      type: 'complaint',
      email: 'tours@yuanxing.example',
      detail: 'No hot water for two nights',
      files: [],
    };
    const { work_order } = await done('workOrder/add', { ...asked, order_id: id }, booker);

    // The clerk proposes the sum and cannot carry it out alone.
    await enterAs(page, await addClerk('desk'));
    await goTo(page, `${portal().url}/console/workOrder/${work_order.id}`);
    const main = page.locator('main');
    await main.getByRole('button', { name: say('console-work-orders', 'accept'), exact: true }).click();
    await main.getByRole('button', { name: say('console-work-orders', 'propose'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByLabel(say('console-work-orders', 'proposeAmount', { currency: 'USD' }))
      .fill(String(goodwill / 100));
    await dialog
      .getByRole('button', { name: say('console-work-orders', 'proposeSend'), exact: true })
      .click();
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText(say('console-work-orders', 'needsSecondPerson'));
    await aimAgain(page);
    await main.getByRole('button', { name: say('console-work-orders', 'carryOut'), exact: true }).click();
    await expect(main).toContainText(say('console-work-orders', 'change_waiting_second'));
    await shoot(page, `work-order-waits-${lang}-${width}`);
    expect((await orderOf(id, booker)).order.total_amount).toEqual(order.total_amount);

    // A colleague finds the request and approves it.
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/secondPerson`);
    const request = page
      .getByRole('list', { name: say('console-second-person', 'list') })
      .getByRole('listitem')
      .filter({ hasText: order.sn });
    await request.getByRole('button', { name: say('console-second-person', 'approve') }).click();
    await dialog.getByLabel(say('console-second-person', 'note')).fill('The hotel confirmed the fault');
    await aimAgain(page);
    await dialog.getByRole('button', { name: say('console-second-person', 'approve') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(request).toHaveCount(0);
    expect((await orderOf(id, booker)).order.total_amount.amount).toBe(order.total_amount.amount! - goodwill);
    // A job records the decision on the work order within a minute.
    await control('POST', 'clock', { advance: 60 });
    await goTo(page, `${portal().url}/console/workOrder/${work_order.id}`);
    await expect(main).toContainText(say('console-work-orders', 'change_carried_out'));
    expect(await control('GET', 'invariants')).toMatchObject({ ok: true });
  });
}
