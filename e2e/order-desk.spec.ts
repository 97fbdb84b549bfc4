import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { done } from './api-calls.ts';
import { hotelLinkOf } from './links.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookTransferByApi, findTransfer } from './ride-offers.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

/** Dates of the journey on request, away from those of the other one. */
const laterStay = {
  check_in: civilDay(33),
  check_out: civilDay(34),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

const stay = {
  check_in: civilDay(26),
  check_out: civilDay(27),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

/** Dates of the journey to another hotel. */
const walkedStay = {
  check_in: civilDay(40),
  check_out: civilDay(41),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('en', 'phone')) {
  test(`order desk: a caller's number → the order with its agency, story and money (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const id = await bookByApi(await findOffer('仰光', stay, token, (rate) => !rate.on_request), token);
    await payByApi(id, 'balance', token);
    const { order } = await orderOf(id, token);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/user`);
    await expect(page).toHaveURL(/\/console$/);
    await expect(page.getByRole('heading', { name: say('console-home', 'today') })).toBeVisible();
    await expectAccessible(page, 'home of the staff');

    // The search over everything opens by a key and finds the order by a part of its number.
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: say('console', 'search') });
    await expect(search).toBeFocused();
    await search.fill(order.sn.slice(-6));
    await expect(page.getByRole('option').filter({ hasText: order.sn })).toHaveCount(1);
    await expectAccessible(page, 'search over everything');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/console/order/${id}$`));

    await goTo(page, `${portal().url}/console/order`);
    await expectAccessible(page, 'order list of the staff');

    const keyword = page.getByRole('searchbox', { name: say('console-orders', 'keywordLabel') });
    await keyword.fill(order.sn.slice(-6));
    await keyword.press('Enter');
    await page.waitForURL(/keyword=/);
    const found = page.locator('a[href^="/console/order/"]');
    await expect(found).toHaveCount(1);
    await found.click();
    await expect(page).toHaveURL(new RegExp(`/console/order/${id}$`));
    const main = page.locator('main');
    await expect(main).toContainText(order.sn);
    await expect(main).toContainText('GUEST NUMBERA');
    await expect(main.getByText(say('console-orders', 'trail'), { exact: true })).toBeVisible();
    await expectAccessible(page, 'order page of the staff');

    // Nothing of the page acts for the agency.
    await expect(main.getByRole('button', { name: say('orders', 'action_refund') })).toHaveCount(0);
    await page.getByRole('link', { name: say('console-orders', 'back') }).click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(found).toHaveCount(1);

    // The filters are kept under a name, found again from the whole list, and removed.
    await page.getByRole('button', { name: say('list-views', 'save') }).click();
    await page.getByLabel(say('list-views', 'name')).fill('One order');
    await page.getByRole('button', { name: say('list-views', 'confirm'), exact: true }).click();
    await goTo(page, `${portal().url}/console/order`);
    await page.getByRole('link', { name: 'One order' }).click();
    await expect(page).toHaveURL(/keyword=/);
    await expect(found).toHaveCount(1);
    await expectAccessible(page, 'saved view of the order list');
    await page.getByRole('button', { name: say('list-views', 'remove', { name: 'One order' }) }).click();
    await page.getByRole('button', { name: say('list-views', 'removeConfirm'), exact: true }).click();
    await expect(page.getByRole('link', { name: 'One order' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);

    // A hidden column stays hidden after a reload, and comes back.
    if (width === 'desktop') {
      const total = page.getByRole('columnheader', { name: say('console-orders', 'columnTotal') });
      const choice = page.getByRole('checkbox', { name: say('console-orders', 'columnTotal') });
      for (const count of [0, 1]) {
        await page.getByRole('button', { name: say('list-views', 'columns') }).click();
        await choice.click();
        await page.keyboard.press('Escape');
        await goTo(page, page.url());
        await expect(found).toHaveCount(1);
        await expect(total).toHaveCount(count);
      }
    }

    // The keyboard alone: to the row, into the order, back to the list, and all keys.
    await page.keyboard.press('j');
    await expect(found).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/console/order/${id}$`));
    await expect(main.getByText(say('console-orders', 'trail'), { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/keyword=/);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: say('console', 'keys') })).toBeVisible();
    await expectAccessible(page, 'keys of the console');
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`order desk: request in the queue → taken, offered at another price, open for the agency (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const id = await bookByApi(await findOffer('仰光', laterStay, token, (rate) => rate.on_request), token);
    const { order } = await orderOf(id, token);
    expect(order.order_status).toBe('offer_pending');
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console`);

    const queue = page.getByRole('listitem').filter({ hasText: say('console-queues', 'queue_requests') });
    const entry = queue.getByRole('listitem').filter({ hasText: order.sn });
    await entry.getByRole('button', { name: say('console-queues', 'take') }).click();
    await expect(entry.getByRole('button', { name: say('console-queues', 'take') })).toHaveCount(0);
    await expectAccessible(page, 'queues of the staff');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await entry.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/console/order/${id}$`));
    await page.getByRole('button', { name: say('console-actions', 'action_offerStay') }).click();
    const dialog = page.getByRole('dialog');
    const send = dialog.getByRole('button', { name: say('console-actions', 'action_offerStay') });
    await send.click();
    await expect(dialog.getByText(say('console-actions', 'required')).first()).toBeVisible();
    await dialog.getByLabel(say('console-actions', 'roomsFrom')).selectOption('hotel');
    await dialog.getByLabel(say('console-actions', 'nightPrice')).fill('１２０．５０');
    await expectAccessible(page, 'offer of the staff');
    await send.click();
    await expect(dialog).toHaveCount(0);

    const { order: offered } = await orderOf(id, token);
    expect(offered.offer?.total_price.amount).toBe(12_050);
    await expect(page.locator('main')).toContainText(say('orders', 'offerToAccept'));
    await goTo(page, `${portal().url}/console`);
    await expect(entry).toHaveCount(0);
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`order desk: stay refused by its hotel → note added, guests moved after a preview, message seen (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const id = await bookByApi(
      await findOffer('仰光', walkedStay, token, (rate) => !rate.on_request && rate.units_left >= 2),
      token,
    );
    await payByApi(id, 'balance', token);
    const { order } = await orderOf(id, token);
    const hotelToken = (await hotelLinkOf(order.sn)).split('/').at(-1)!.split('?')[0];
    const refusal = { token: hotelToken, version: 1, name: 'Win Myat', reason: 'Overbooked' };
    await done('hotelNotice/refuse', refusal, '');
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/order/${id}`);

    // A note among the staff.
    const note = 'The duty manager offers a room across the road';
    await page.getByLabel(say('console-orders', 'note'), { exact: true }).fill(note);
    await page.getByRole('button', { name: say('console-orders', 'addNote'), exact: true }).click();
    await expect(page.getByText(note, { exact: true })).toBeVisible();
    expect(JSON.stringify(await orderOf(id, token))).not.toContain(note);

    // The result of the move is shown before it is done.
    await page
      .getByRole('button', { name: say('console-actions', 'action_replaceStay'), exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByLabel(say('console-actions', 'roomsFrom')).selectOption('hotel');
    await dialog.getByLabel(say('console-actions', 'replaceAgreedCost')).fill('90');
    await dialog
      .getByLabel(say('console-actions', 'evidence'))
      .fill('Ms Khin of the other hotel confirmed by phone');
    await dialog.getByRole('button', { name: say('console-actions', 'replaceShow') }).click();
    const preview = dialog.getByRole('region', { name: say('console-actions', 'replacePreview') });
    await expect(preview).toContainText('90.00');
    await expectAccessible(page, 'preview of a move to another hotel');
    await dialog
      .getByRole('button', { name: say('console-actions', 'action_replaceStay'), exact: true })
      .click();
    await expect(dialog).toHaveCount(0);
    const { order: moved } = await orderOf(id, token);
    expect(moved.review).toBeNull();
    expect(moved.total_price).toEqual(order.total_price);

    // The agency's message about it is listed with its state.
    const sent = page.getByRole('list', { name: say('console-orders', 'messages') });
    await expect(sent.getByText(order.sn).first()).toBeVisible();
    await expectAccessible(page, 'order page with notes and messages');
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`order desk: paid transfer → driver and vehicle chosen, given to another driver with a reason, linked (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const id = await bookTransferByApi(await findTransfer(token, 'pick_up', 12, () => true), token);
    await payByApi(id, 'balance', token);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/order/${id}`);
    const dialog = page.getByRole('dialog');
    const choose = async (label: 'driver' | 'vehicle') =>
      dialog.getByLabel(say('console-actions', label), { exact: true }).selectOption({ index: 1 });

    await page.getByRole('button', { name: say('console-actions', 'action_assignRide') }).click();
    await choose('driver');
    await choose('vehicle');
    await expectAccessible(page, 'choice of driver and vehicle');
    await dialog.getByRole('button', { name: say('console-actions', 'action_assignRide') }).click();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: say('console-actions', 'moreActions') }).click();
    await page.getByRole('button', { name: say('console-actions', 'action_reassignRide') }).click();
    await choose('driver');
    await choose('vehicle');
    const send = dialog.getByRole('button', { name: say('console-actions', 'action_reassignRide') });
    await send.click();
    await expect(dialog.getByText(say('console-actions', 'required'))).toBeVisible();
    await dialog.getByLabel(say('console-actions', 'reason')).fill('司机临时生病');
    await send.click();
    await expect(dialog).toHaveCount(0);
    const { order } = await orderOf(id, token);
    expect(order.order_status).toBe('confirmed');

    // The new driver has lost the text: another link, as text and as a code, which opens the day sheet.
    await page.getByRole('button', { name: say('console-actions', 'moreActions') }).click();
    await page.getByRole('button', { name: say('console-actions', 'action_linkDriver') }).click();
    await expect(dialog).toContainText(say('console-actions', 'driverLinkEnds'));
    await dialog.getByRole('button', { name: say('console-actions', 'driverLinkMake') }).click();
    await expect(dialog.getByRole('img', { name: say('console-actions', 'driverLinkQr') })).toBeVisible();
    await expect(dialog.getByText(/\/d\/[\w-]{20,}/)).toBeVisible();
    await expectAccessible(page, 'link for the driver');
    await dialog
      .getByRole('button', { name: say('console-actions', 'close'), exact: true })
      .last()
      .click();
    await expect(dialog).toHaveCount(0);
  });
}
