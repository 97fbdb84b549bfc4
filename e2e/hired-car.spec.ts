import { expect, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showBoard } from '@serai/contract/vehicles/board';
import type { listRides } from '@serai/contract/vehicles/dispatch';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookCarByApi, findCar } from './ride-offers.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

/** Days ahead of this journey, away from those of others. */
const AHEAD = 23;

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`dispatch board: ride given to a hired car → driver on the agency's order, cost and margin on the desk's (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const owner = await tokenOf(portal().logins.owner);
    const operator = await tokenOf(portal().logins.operator);
    const id = await bookCarByApi(await findCar(owner, AHEAD, () => true), owner);
    await payByApi(id, 'balance', owner);
    const { list } = await ask<ReplyOf<typeof listRides>>(
      'console/dispatch/list',
      { order_id: id },
      operator,
    );
    const rideId = list[0]!.id;
    const { day, base } = await ask<ReplyOf<typeof showBoard>>(
      'console/dispatch/board',
      { ride_id: rideId },
      operator,
    );
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/dispatch?day=${day}&base_id=${base.id}`);
    await page.locator(`[data-ride="${rideId}"]`).getByRole('link').click();
    await page.getByRole('button', { name: say('console-dispatch', 'hire'), exact: true }).click();

    // On a phone the ride itself is shown in a dialog below this one.
    const dialog = page
      .getByRole('dialog')
      .filter({ has: page.getByLabel(say('console-hired', 'company'), { exact: true }) })
      .filter({ hasText: list[0]!.order_sn });
    const words = (key: 'company' | 'driver_name' | 'driver_phone' | 'plate_number' | 'cost') =>
      dialog.getByLabel(say('console-hired', key), { exact: true });
    const hire = dialog.getByRole('button', { name: say('console-hired', 'hire'), exact: true });
    await hire.click();
    await expect(dialog.getByText(say('console-hired', 'required')).first()).toBeVisible();
    await words('company').fill('Golden Bus');
    await words('driver_name').fill('U Tin Oo');
    await words('driver_phone').fill('+95 9 777 888 999');
    await words('plate_number').fill('YGN 9Z-4711');
    await dialog
      .getByLabel(say('console-hired', 'language'), { exact: true })
      .selectOption(list[0]!.driver_language);
    const model = dialog.getByLabel(say('console-hired', 'model_id'), { exact: true });
    if ((await model.inputValue()) === '') await model.selectOption({ index: 1 });
    await words('cost').fill('45.50');
    await expectAccessible(page, 'hired car');
    await hire.click();
    await expect(dialog).toHaveCount(0);

    await goTo(page, `${portal().url}/console/order/${id}`);
    await expect(page.locator('main')).toContainText(say('console-orders', 'costHired'));
    await expect(page.locator('main')).toContainText('45.50');
    await expectAccessible(page, 'order page with its cost');
    await shoot(page, `order-cost-${lang}-${width}`);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await expect(page.locator('main')).toContainText('U Tin Oo');
    await expect(page.locator('main')).toContainText('YGN 9Z-4711');
    await expect(page.locator('main')).not.toContainText('45.50');
  });
}
