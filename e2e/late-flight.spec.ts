import { expect, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showBoard } from '@serai/contract/vehicles/board';
import { ask } from './api-calls.ts';
import { assignDrivers } from './dispatch.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookTransferByApi, findTransfer } from './ride-offers.ts';
import { shoot } from './shoot.ts';
import { civilDay } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

/** The flight lands at 22:15 in Yangon, and three hours later on the next day. */
const [day, nextDay] = [civilDay(3), civilDay(4)];
/** 20:00 in Yangon: the flight is to be checked from three hours before its landing. */
const evening = `${day}T13:30:00Z`;

test.beforeEach(() => control('POST', 'reset'));
test.afterAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('en', 'phone')) {
  test(`flight three hours late, over midnight: recorded at night → ride on the next day, driver kept, agency notified (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const booker = await tokenOf(portal().logins.owner);
    const id = await bookTransferByApi(
      await findTransfer(booker, 'pick_up', `${day}T22:15`, () => true),
      booker,
    );
    await payByApi(id, 'balance', booker);
    const [ride] = await assignDrivers(id, await tokenOf(portal().logins.operator));
    const { order } = await orderOf(id, booker);
    await control('POST', 'clock', { set: evening });

    // The clerk on duty finds the flight in the queue and records the new time.
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console`);
    const queue = page.getByRole('listitem').filter({ hasText: say('console-queues', 'queue_flights') });
    const entry = queue.getByRole('listitem').filter({ hasText: order.sn });
    await entry.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/console/order/${id}$`));
    const act = say('console-actions', 'action_setLanding');
    await page.getByRole('button', { name: act, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('console-actions', 'localDate'), { exact: true }).fill(nextDay);
    await dialog.getByLabel(say('console-actions', 'localTime'), { exact: true }).fill('01:15');
    await dialog.getByRole('button', { name: act, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await shoot(page, `late-flight-${lang}-${width}`);

    // The ride belongs to the night after midnight, with the same driver.
    const desk = await tokenOf(portal().logins.operator);
    const board = await ask<ReplyOf<typeof showBoard>>('console/dispatch/board', { ride_id: ride!.id }, desk);
    const moved = board.rides.find((one) => one.id === ride!.id);
    expect(moved?.starts_at.local.slice(0, 10)).toBe(nextDay);
    expect(moved?.driver?.id).toBe(ride!.driver!.id);
    await goTo(page, `${portal().url}/console`);
    await expect(entry).toHaveCount(0);

    // The agency: a notice, and the new time on the order at the same price.
    const owner = await tokenOf(portal().logins.owner);
    const { order: after } = await orderOf(id, owner);
    expect(after.service_start.local.slice(0, 10)).toBe(nextDay);
    expect(after.total_price).toEqual(order.total_price);
    const { list } = await ask<{ list: { event: string; title: string }[] }>('notice/list', {}, owner);
    expect(list.find(({ event }) => event === 'flight_moved')?.title).toContain('01:15');
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await expect(page.locator('main').getByText('01:15').first()).toBeVisible();
    await shoot(page, `late-flight-agency-${lang}-${width}`);
  });
}
