import { expect, type Locator, type Page, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listNotices } from '@serai/contract/messages/notices';
import type { showVoucherData } from '@serai/contract/vouchers/vouchers';
import type { listWorkOrders, previewAmendment } from '@serai/contract/work-orders/work-orders';
import { workTypes as en } from '@serai/phrases/en/work-types';
import { inLanguage } from '@serai/phrases/lang';
import { workTypes as zh } from '@serai/phrases/zh/work-types';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { shoot } from './shoot.ts';
import { smallPicture } from './small-picture.ts';
import { civilDay, findOffer, type Wish } from './stays.ts';
import { type View, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

for (const view of viewsOf('en', 'phone')) {
  // Covers 1.10, 2.44, 2.106, 2.107, 2.108.
  test(`work order: proposed change accepted → exact money and a new voucher (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { say, token } = await open(page, view);
    const desk = await tokenOf(portal().logins.operator);
    const picture = (name: string) => shoot(page, `work-order-${name}-${view.lang}-${view.width}`);
    const orderId = await paidStay([oneRoom, oneRoom], token);
    const { sn } = (await orderOf(orderId, token)).order;

    // One click on the order's page; the form is filled in with the order and its subject.
    await goTo(page, `${portal().url}/user/order/detail/${orderId}`);
    if (view.width === 'phone')
      await page.getByRole('button', { name: say('order-help', 'askTitle') }).click();
    await page.getByRole('link', { name: say('order-help', 'more') }).waitFor();
    await picture('order');
    const type = inLanguage(view.lang, { zh, en }).room_change;
    await page.getByRole('link', { name: type, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('work-order-apply', 'title'));
    await expect(page.getByText(sn)).toBeVisible();
    // The button may have moved under the pointer that opened the page.
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: say('work-order-apply', 'submit') }).click();
    const detail = page.getByRole('textbox', { name: say('work-order-apply', 'detail') });
    await expect(detail).toBeFocused();
    await expect(page.getByText(say('work-order-apply', 'detailRequired'))).toBeVisible();
    await detail.fill('两位客人改为同住，请减少一间。\nPlease drop the second room.');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await smallPicture('mail.png'));
    const files = page.getByRole('list', { name: say('upload', 'attachList') });
    await expect(files.getByText('mail.png')).toBeVisible();
    await page.getByLabel(say('work-order-apply', 'email')).fill('tours@yuanxing.example');
    await expectAccessible(page, 'application');
    await picture('apply');
    await page.getByRole('button', { name: say('work-order-apply', 'submit') }).click();
    await expect(page).toHaveURL(/\/user\/work-order\/detail\/\d+$/);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await expect(page.getByText(say('work-order', 'now_submitted'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: say('work-order', 'openFile', { name: 'mail.png' }) }),
    ).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(1);
    await picture('submitted');

    // The desk replies: the notice arrives in another tab, and the mail in the outbox.
    const other = await page.context().newPage();
    await goTo(other, `${portal().url}/user/account/integral`);
    const bell = other
      .locator('header')
      .getByRole('button', { name: new RegExp(`^${say('notices', 'bell')}`) });
    const { unread: before } = await ask<ReplyOf<typeof listNotices>>('notice/list', {}, token);
    // It shows no count until it is loaded.
    await expect.poll(() => unreadIn(bell)).toBe(before);
    await done('console/workOrder/accept', { id }, desk);
    const words = '酒店同意减少一间 We can drop the second room.';
    await done('console/workOrder/reply', { id, content: words, files: [], next: 'ask' }, desk);
    await expect.poll(() => unreadIn(bell), { timeout: 5000 }).toBe(before + 1);
    await bell.click();
    const latest = other.getByRole('dialog', { name: say('notices', 'latest') });
    await expectAccessible(other, 'bell');
    await latest.getByRole('link').first().click();
    await expect(other).toHaveURL(new RegExp(`/user/work-order/detail/${id}$`));
    await expect(other.getByText(words)).toBeVisible();
    await expect.poll(() => unreadIn(bell)).toBe(before);
    await other.close();
    // The tab with the open page shows it without a reload.
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(say('work-order', 'now_waiting_member'))).toBeVisible();
    const mails = (await control('GET', 'outbox?kind=mail')).list as {
      event: string;
      recipient: string;
      body: string;
    }[];
    const mail = mails.findLast(({ event }) => event === 'work_order_asks');
    expect(
      mails.filter(({ event }) => event === 'work_order_asks').map(({ recipient }) => recipient),
    ).toContain('tours@yuanxing.example');
    expect(mail?.body).toContain(words);

    await page.getByRole('textbox', { name: say('work-order', 'reply') }).fill('好的 Yes please');
    await page.getByRole('button', { name: say('work-order', 'send') }).click();
    await expect(page.getByText(say('work-order', 'now_in_progress'))).toBeVisible();

    // The desk's proposal is shown with its sums; accepting it moves exactly these.
    const command = { kind: 'drop_room', room: 2 };
    const { preview } = (await done('workOrder/preview', { order_id: orderId, command }, token)) as ReplyOf<
      typeof previewAmendment
    >;
    const wallet = await depositOf(token);
    const version = await voucherVersion(orderId, token);
    await done('console/workOrder/propose', { id, command }, desk);
    const yes = page.getByRole('button', {
      name: say('work-order', 'yesGet', { amount: sumText(preview.gives_back) }),
    });
    await expect(yes).toBeVisible();
    expect(preview.gives_back.amount).toBeGreaterThan(0);
    await expectAccessible(page, 'proposed change');
    await picture('proposed');
    await yes.click();
    await expect(page.getByText(say('work-order', 'changeState_carried_out'), { exact: true })).toBeVisible();
    await picture('carried-out');
    expect((await depositOf(token)) - wallet).toBe(preview.gives_back.amount);
    const { order } = await orderOf(orderId, token);
    expect(order.total_price.amount).toBe(preview.total_after.amount);
    await expect.poll(() => voucherVersion(orderId, token)).toBe(version + 1);

    // Resolved, reopened with a reason, resolved again, rated and closed.
    await done('console/workOrder/resolve', { id, content: '' }, desk);
    await page.getByRole('button', { name: say('work-order', 'reopen') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: say('work-order', 'reopenYes') }).click();
    await expect(dialog.getByText(say('work-order', 'reopenRequired'), { exact: true })).toBeVisible();
    await dialog.getByRole('textbox').fill('新凭证还没有收到 No new voucher yet');
    await dialog.getByRole('button', { name: say('work-order', 'reopenYes') }).click();
    await expect(page.getByText(say('work-order', 'now_reopened'))).toBeVisible();
    await done(
      'console/workOrder/reply',
      { id, content: '已重发 Sent again', files: [], next: 'resolve' },
      desk,
    );
    const stars = page.getByRole('radio', {
      name: new RegExp(`^${say('work-order', 'rateStar', { count: 3 })}`),
    });
    await stars.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await expectAccessible(page, 'rating');
    await picture('resolved');
    await page.getByRole('button', { name: say('work-order', 'rateSend') }).click();
    await expect(page.getByText(say('work-order', 'rate_4'), { exact: true })).toBeVisible();
    await page.getByRole('button', { name: say('work-order', 'close') }).click();
    await dialog.getByRole('button', { name: say('work-order', 'closeYes') }).click();
    await expect(page.getByText(say('work-order', 'now_closed'))).toBeVisible();
    await expect(page.getByRole('button', { name: say('work-order', 'send') })).toHaveCount(0);
    await picture('closed');

    // The list and the order page show it.
    await goTo(page, `${portal().url}/user/work-order/list?keyword=${sn}`);
    const row = page.getByRole('row').filter({ hasText: sn });
    await expect(row).toHaveCount(1);
    await expect(row.getByText(say('work-orders', 'status_closed'))).toBeVisible();
    await goTo(page, `${portal().url}/user/order/detail/${orderId}`);
    if (view.width === 'phone')
      await page.getByRole('button', { name: say('order-help', 'askTitle') }).click();
    await expect(page.getByText(say('order-help', 'ownTitle'))).toBeVisible();
  });
}

for (const view of viewsOf('en', 'desktop')) {
  // Covers 2.108.
  test(`guest's name: changed by a work order → applied without the desk (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { say, token } = await open(page, view);
    const orderId = await paidStay([{ adults: 2, child_ages: [] }], token, ['GUEST NUMBERA', 'LI SI']);
    const version = await voucherVersion(orderId, token);
    await goTo(page, `${portal().url}/user/work-order/apply?order=${orderId}&type=name_change`);
    await page.getByRole('radio', { name: say('work-order', 'kind_rename_guests') }).check();
    await page.getByLabel(say('work-order-apply', 'guest', { guest: 2 })).fill('LI WU');
    await expect(page.getByText(say('work-order-apply', 'who_itself'))).toBeVisible();
    await page.getByLabel(say('work-order-apply', 'email')).fill('tours@yuanxing.example');
    await expectAccessible(page, 'names');
    await shoot(page, `work-order-names-${view.lang}-${view.width}`);
    await page.getByRole('button', { name: say('work-order', 'yes') }).click();
    await expect(page.getByText(say('work-order', 'changeState_carried_out'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('work-orders', 'status_resolved')).first()).toBeVisible();
    await shoot(page, `work-order-renamed-${view.lang}-${view.width}`);
    const { order } = await orderOf(orderId, token);
    expect(order.guest_names).toEqual(['GUEST NUMBERA', 'LI WU']);
    await expect.poll(() => voucherVersion(orderId, token)).toBe(version + 1);
  });
}

for (const view of viewsOf('en', 'phone')) {
  // Covers 2.107.
  test(`work order text: failed send, reload, lost connection → restored (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { say, token } = await open(page, view);
    const { work_order } = await done(
      'workOrder/add',
      { type: 'other', email: 'tours@yuanxing.example', detail: 'A question', files: [] },
      token,
    );
    await goTo(page, `${portal().url}/user/work-order/detail/${work_order.id}`);
    const reply = page.getByRole('textbox', { name: say('work-order', 'reply') });
    await reply.fill('写了很久的话 long in the writing');
    // Pasted like a screenshot, and dropped.
    await give('paste', reply, 'shot.png');
    await give('drop', reply, 'dropped.png');
    const files = page.getByRole('list', { name: say('upload', 'attachList') }).getByRole('listitem');
    await expect(files.filter({ has: page.locator('img') })).toHaveCount(2);
    await page.getByRole('button', { name: say('upload', 'attachRemove', { name: 'dropped.png' }) }).click();
    await expect(files).toHaveCount(1);
    await page.route('**/api/workOrder/reply', (route) => route.abort());
    await page.getByRole('button', { name: say('work-order', 'send') }).click();
    await expect(page.getByText(say('common', 'lostAnswer'))).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(reply).toHaveValue('写了很久的话 long in the writing');
    await expect(files).toHaveCount(1);
    await expect(page.getByText(say('work-order', 'draftKept'))).toBeVisible();
    await page.unroute('**/api/workOrder/reply');
    await page.getByRole('button', { name: say('work-order', 'send') }).click();
    await expect(page.getByText(say('work-order', 'sent'))).toBeVisible();
    await expect(reply).toHaveValue('');
    await page.reload();
    await ready(page);
    await expect(page.getByText('写了很久的话')).toHaveCount(1);
    await expect(reply).toHaveValue('');
    const { list } = await ask<ReplyOf<typeof listWorkOrders>>(
      'workOrder/list',
      { keyword: work_order.number },
      token,
    );
    expect(list).toHaveLength(1);
  });
}

const oneRoom: Wish = { adults: 1, child_ages: [] };

async function open(page: Page, view: View): Promise<{ say: Say; token: string }> {
  await page.setViewportSize(viewports[view.width]);
  await chooseLanguage(page, view.lang);
  return { say: await wordsOf(view.lang), token: await enterAs(page, portal().logins.owner) };
}

/** Books and pays a stay that is free to cancel for days; `names` are the guests of its first room. */
async function paidStay(rooms: Wish[], token: string, names: string[] = []): Promise<number> {
  const stay = { check_in: civilDay(9), check_out: civilDay(12), rooms, nationality: 'CN' };
  const offer = await findOffer(
    '仰光',
    stay,
    token,
    (rate) => rate.cancellation !== 'non_refundable' && rate.units_left >= rooms.length + 1,
  );
  const id = await bookByApi(offer, token);
  await payByApi(id, 'balance', token);
  if (names.length > 0) {
    const renamed = [{ guests: names.map((full_name) => ({ full_name })) }];
    await done('hotel/changeGuests', { id, rooms: renamed }, token);
  }
  return id;
}

async function depositOf(token: string): Promise<number> {
  return (await ask<{ balance: { amount: number } }>('account/wallet', {}, token)).balance.amount;
}

async function voucherVersion(id: number, token: string): Promise<number> {
  return (await ask<ReplyOf<typeof showVoucherData>>('voucher/show', { id }, token)).voucher.version;
}

/** Formats an amount as on buttons. */
function sumText({ amount, currency }: { amount: number | null; currency: string }): string {
  const figures = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format((amount ?? 0) / 100);
  return `${figures} ${currency}`;
}

/** Reads the number on the bell. */
async function unreadIn(bell: Locator): Promise<number> {
  return Number(/\d+/.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0);
}

/** Pastes or drops a picture with the events of a browser. */
async function give(way: 'paste' | 'drop', target: Locator, name: string): Promise<void> {
  const { buffer } = await smallPicture(name);
  await target.evaluate(
    (node, given) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: 'image/png' }));
      const how = { bubbles: true, cancelable: true };
      node.dispatchEvent(
        given.way === 'paste'
          ? new ClipboardEvent('paste', { ...how, clipboardData: data })
          : new DragEvent('drop', { ...how, dataTransfer: data }),
      );
    },
    { way, name, bytes: [...buffer] },
  );
}
