import { expect, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showBoard } from '@serai/contract/vehicles/board';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { addClerk } from './colleagues.ts';
import { assignDrivers, stepRides } from './dispatch.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookCarByApi, findCar } from './ride-offers.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

/** Days ahead of this journey, away from those of others. */
const AHEAD = 21;

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`driver cash: recorded by a clerk on the board → received by a colleague with a difference, on the order page (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const cash = (key: PhraseKey<'console-cash'>) => say('console-cash', key);
    const owner = await tokenOf(portal().logins.owner);
    const operator = await tokenOf(portal().logins.operator);
    const id = await bookCarByApi(await findCar(owner, AHEAD, () => true), owner);
    await payByApi(id, 'balance', owner);
    const [ride] = await assignDrivers(id, operator);
    await stepRides(id, 'depart', operator);
    const { order } = await orderOf(id, owner);
    const { day, base } = await ask<ReplyOf<typeof showBoard>>(
      'console/dispatch/board',
      { ride_id: ride!.id },
      operator,
    );
    const clerk = await addClerk('desk');
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, clerk);
    await goTo(page, `${portal().url}/console/dispatch?day=${day}&base_id=${base.id}&ride_id=${ride!.id}`);

    // The clerk records a toll in kyats, which needs no note, and an extra stop in dollars.
    const panel = page.getByRole('region', { name: cash('title') });
    const record = panel.getByRole('button', { name: cash('record'), exact: true });
    await record.click();
    // On a phone the ride itself is shown in a dialog below this one.
    const dialog = page
      .getByRole('dialog')
      .filter({ has: page.getByLabel(cash('amount'), { exact: true }) })
      .filter({ hasText: order.sn });
    const save = dialog.getByRole('button', { name: cash('record'), exact: true });
    const field = (key: 'amount' | 'currency' | 'purpose' | 'note') =>
      dialog.getByLabel(cash(key), { exact: true });
    await save.click();
    await expect(dialog.getByText(cash('required')).first()).toBeVisible();
    await field('amount').fill('5000');
    await field('currency').selectOption('MMK');
    await field('purpose').selectOption('toll_parking');
    await field('note').fill('Hlegu gate');
    await expectAccessible(page, 'record of driver cash');
    await save.click();
    await expect(dialog).toHaveCount(0);
    await expect(panel).toContainText('5,000 MMK');
    await shoot(page, `driver-cash-panel-${lang}-${width}`);

    // Whoever recorded the cash cannot receive it.
    await goTo(page, `${portal().url}/console/driverCash`);
    const row = page.getByRole('row').filter({ hasText: order.sn });
    await row.getByRole('checkbox').click();
    await expect(page.getByText(cash('own'))).toBeVisible();
    await expect(page.getByRole('button', { name: cash('handIn'), exact: true })).toHaveCount(0);

    // A colleague counts less, and gives the reason.
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/driverCash`);
    await expect(page.getByRole('list', { name: cash('withDrivers') })).toContainText('5,000 MMK');
    await row.getByRole('checkbox').click();
    await expectAccessible(page, 'cash with drivers');
    await shoot(page, `driver-cash-list-${lang}-${width}`);
    await page.getByRole('button', { name: cash('handIn'), exact: true }).click();
    const counting = page.getByRole('dialog').filter({ hasText: '5,000 MMK' });
    const receive = counting.getByRole('button', { name: cash('handIn'), exact: true });
    await counting.getByLabel(cash('counted'), { exact: true }).fill('4500');
    await receive.click();
    await expect(counting.getByText(cash('required'))).toBeVisible();
    await counting.getByLabel(cash('differenceReason'), { exact: true }).fill('One note was torn');
    await expectAccessible(page, 'hand-in of driver cash');
    await shoot(page, `driver-cash-hand-in-${lang}-${width}`);
    await receive.click();
    await expect(counting).toHaveCount(0);
    await expect(page.getByText(cash('nobody'))).toBeVisible();

    // The difference stays visible on the order, and the agency sees nothing of it.
    await goTo(page, `${portal().url}/console/order/${id}`);
    await expect(page.locator('main')).toContainText('5,000 MMK');
    await expect(page.locator('main')).toContainText('One note was torn');
    await expectAccessible(page, 'order page with driver cash');
    await shoot(page, `driver-cash-order-${lang}-${width}`);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await expect(page.locator('main')).not.toContainText('MMK');
  });
}
