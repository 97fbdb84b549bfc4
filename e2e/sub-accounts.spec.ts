import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { bookForApproval, nameField } from './booking-steps.ts';
import { addColleague, mailedPath, newColleague, noLimits } from './colleagues.ts';
import { enterAs, type Login, logInByForm, tokenOf } from './log-in.ts';
import { orderOf } from './orders.ts';
import { aimAgain, chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookingPath, civilDay, findOffer } from './stays.ts';
import { assuranceTest, type View, viewports, viewsOf } from './views.ts';
import { anySum, beginningOf, type Language, type Say, wordsOf } from './words.ts';

/** One room, two nights, far enough ahead to be free of charge for days. */
const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};
const owner = () => portal().logins.owner;
const accounts = '/user/manage/subAccount';

// Each journey has separate users, so that workers can share this file and it does not delay the end.
test.describe.configure({ mode: 'parallel' });

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`sub-account: added by the form → its user sets a password by the mailed link (${lang}, ${width})`, async ({
    browser,
  }) => {
    const say = await wordsOf(lang);
    const page = await openPage(browser, lang, width);
    const person = newColleague();
    await enterAs(page, owner());
    await addByForm(page, say, person);
    const login = await setPasswordByLink(page, say, person);
    expect(await tokenOf(login)).toMatch(/\S/);
  });

  assuranceTest(
    `booker without the right to pay: asks, master approves in one click and disables the account (${lang}, ${width})`,
    async ({ browser }) => {
      test.setTimeout(150_000);
      const say = await wordsOf(lang);
      const master = await openPage(browser, lang, width);
      const booker = await openPage(browser, lang, width);
      await booker.clock.install();
      const person = newColleague();
      await enterAs(master, owner());
      await addByForm(master, say, person);

      const login = await setPasswordByLink(booker, say, person);
      await booker.getByRole('link', { name: say('sub-accounts', 'toLogin') }).click();
      await logInByForm(booker, say, login);

      const id = await bookRoomForApproval(booker, say, login);
      const { order } = await orderOf(id, await tokenOf(owner()));
      expect(order).toMatchObject({ order_status: 'pending_payment', pay_status: 'unpaid' });

      await goTo(master, `${portal().url}/user/account/overview`);
      const due = master.getByRole('list', { name: say('overview', 'dueTitle') });
      const waiting = due.getByRole('listitem').filter({ hasText: order.sn });
      await waiting.getByRole('link').first().click();
      await master.waitForURL(new RegExp(`/user/order/detail/${id}$`));
      await goTo(master, `${portal().url}/user/manage/approvals`);
      const card = master.getByRole('listitem').filter({ hasText: order.sn });
      await expect(card).toContainText('The client waits');
      await aimAgain(master);
      await card.getByRole('button', { name: anySum(say('approvals', 'approveBalance')) }).click();
      await expect(master.getByText(say('approvals', 'doneApprove', { sn: order.sn }))).toBeVisible();
      await expect(card).toContainText(say('approvals', 'approved'));

      // The booker's page has stayed open: it detects this within some seconds of the page's clock.
      if (width === 'phone') await booker.reload();
      else await booker.clock.fastForward('00:16');
      const confirmed = booker.getByText(say('orders', 'status_confirmed'), { exact: true }).first();
      await expect(confirmed).toBeVisible();
      expect((await orderOf(id, await tokenOf(owner()))).order).toMatchObject({
        order_status: 'confirmed',
        pay_status: 'paid',
        pay_channel: 'balance',
      });

      await goTo(master, portal().url + accounts);
      const name = person.nickname;
      await master.getByRole('button', { name: say('sub-accounts', 'disableOf', { name }) }).click();
      const question = master.getByRole('dialog', { name: say('sub-accounts', 'disableAsk', { name }) });
      await question.getByRole('button', { name: say('sub-accounts', 'disable'), exact: true }).click();
      await expect(master.getByText(say('sub-accounts', 'disableDone', { name }))).toBeVisible();
      await booker
        .getByRole('link', { name: say('order-detail', 'back') })
        .first()
        .click();
      await booker.waitForURL(/\/user\/login/);
      expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
    },
  );
}

assuranceTest('request declined → shows the reason, and can be made again', async ({ browser }) => {
  const say = await wordsOf('zh-cn');
  const { login } = await addColleague({ role: 'booker', limits: { ...noLimits, order_limit: 100 } });
  const booker = await openPage(browser, 'zh-cn', 'desktop');
  await enterAs(booker, login);
  const id = await bookRoomForApproval(booker, say, login);
  // A user without the right to pay gets no payment reminder: the order is held for the decision.
  const next = booker.getByRole('region', { name: say('order-detail', 'nextTitle') });
  await expect(next.getByRole('heading', { name: say('order-detail', 'nextApproval') })).toBeVisible();
  await expect(next).toContainText(beginningOf(say('orders', 'nextApproval')));
  await expect(next).not.toContainText(beginningOf(say('orders', 'nextPay')));

  const master = await openPage(browser, 'zh-cn', 'desktop');
  await enterAs(master, owner());
  await goTo(master, `${portal().url}/user/order/detail/${id}`);
  await master.getByRole('button', { name: say('approvals', 'decline'), exact: true }).click();
  const dialog = master.getByRole('dialog', { name: say('approvals', 'declineTitle') });
  await dialog.getByRole('button', { name: say('approvals', 'declineYes') }).click();
  await expect(dialog.getByText(say('approvals', 'declineReasonRequired'))).toBeVisible();
  await dialog.getByRole('textbox').fill('本月预算已用完');
  await dialog.getByRole('button', { name: say('approvals', 'declineYes') }).click();
  await expect(dialog).toBeHidden();

  await booker.reload();
  await expect(booker.getByText(say('approvals', 'reason', { reason: '本月预算已用完' }))).toBeVisible();
  await booker
    .getByRole('button', { name: say('approvals', 'ask'), exact: true })
    .first()
    .click();
  const ask = booker.getByRole('dialog', { name: say('approvals', 'askTitle') });
  await ask.getByRole('textbox').fill('客户愿意承担差额');
  await ask.getByRole('button', { name: say('approvals', 'askYes') }).click();
  await expect(booker.getByText('客户愿意承担差额').first()).toBeVisible();
});

assuranceTest('decision too late → explained, and the request disappears', async ({ browser }) => {
  const say = await wordsOf('en');
  const { login } = await addColleague({ role: 'booker', limits: { ...noLimits, order_limit: 0 } });
  const booker = await openPage(browser, 'en', 'phone');
  await enterAs(booker, login);
  const id = await bookRoomForApproval(booker, say, login);
  const master = await openPage(browser, 'en', 'phone');
  await enterAs(master, owner());
  await goTo(master, `${portal().url}/user/manage/approvals`);
  const { order } = await orderOf(id, await tokenOf(owner()));
  const card = master.getByRole('listitem').filter({ hasText: order.sn });
  await expect(card).toBeVisible();
  // The page polls for updates; here the master acts before its next poll.
  let follow = () => {};
  const followed = new Promise<void>((resolve) => {
    follow = resolve;
  });
  await master.route('**/api/order/approvals*', (route) => followed.then(() => route.continue()));

  await booker.getByRole('button', { name: say('orders', 'action_cancel'), exact: true }).click();
  const question = booker.getByRole('dialog', { name: say('orders', 'askCancel') });
  await question.getByRole('button', { name: say('orders', 'action_cancel'), exact: true }).click();
  await expect(question).toBeHidden();
  await card.getByRole('button', { name: anySum(say('approvals', 'approveCredit')) }).click();
  await expect(master.getByText(say('orders', 'status_cancelled')).first()).toBeVisible();
  follow();
  await expect(card).toContainText(say('approvals', 'decidedElsewhere'));
  await expect(card.getByRole('button')).toHaveCount(0);
});

// Covers 1.21.
test('half-filled form: left or reloaded → kept', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, owner());
  await goTo(page, `${portal().url}${accounts}?open=new`);
  const nickname = page.getByLabel(say('sub-accounts', 'nickname'), { exact: true });
  await nickname.fill('半张表');
  await page.getByRole('link', { name: say('sub-accounts', 'back') }).click();
  const question = page.getByRole('dialog', { name: say('common', 'leaveAsk') });
  await question.getByRole('button', { name: say('common', 'leaveNo') }).click();
  await expect(nickname).toHaveValue('半张表');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(nickname).toHaveValue('半张表');
  await page.getByRole('link', { name: say('sub-accounts', 'back') }).click();
  await question.getByRole('button', { name: say('common', 'leaveYes') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('sub-accounts', 'title') })).toBeVisible();
  await goTo(page, `${portal().url}${accounts}?open=new`);
  await expect(nickname).toHaveValue('');
});

// Covers 2.42, 6.14.
test('manager with fewer rights → sees the rights they cannot grant, and cannot grant them', async ({
  page,
}) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  const nodes = [
    ...['add', 'edit', 'perm'].map((action) => `${accounts}/${action}`),
    '/user/price/view',
    '/user/order/list/voucher',
  ];
  const { login } = await addColleague({ role: 'viewer', nodes });
  const { account } = await addColleague({ role: 'viewer', nodes: ['/user/price/view'] });
  await enterAs(page, login);
  await goTo(page, `${portal().url}${accounts}?open=${account.id}`);
  const pay = `${say('sub-accounts', 'right_pay')} · ${say('sub-accounts', 'product_hotel')}`;
  const voucher = `${say('sub-accounts', 'right_voucher')} · ${say('sub-accounts', 'product_hotel')}`;
  await expect(page.getByRole('checkbox', { name: pay })).toBeDisabled();
  await expect(page.getByText(say('sub-accounts', 'rightsNoteBeyond'))).toBeVisible();
  await page.getByRole('checkbox', { name: voucher }).check();
  const rights = page.getByRole('form', { name: say('sub-accounts', 'roleTitle') });
  await rights.getByRole('button', { name: say('sub-accounts', 'save') }).click();
  await expect(page.getByText(say('sub-accounts', 'saved'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: voucher })).toBeChecked();
  await expect(
    page.getByRole('button', { name: say('sub-accounts', 'disableOf', { name: account.nickname }) }),
  ).toHaveCount(0);
  // A role with more rights than the manager's own is granted in part.
  await goTo(page, `${portal().url}${accounts}?open=new`);
  await page.getByRole('radio', { name: say('sub-accounts', 'role_viewer') }).check();
  await expect(page.getByRole('radio', { name: say('sub-accounts', 'rightsByRole') })).toBeDisabled();
  await expect(page.getByRole('checkbox', { name: voucher })).toBeChecked();
  await expect(page.getByRole('heading', { name: say('sub-accounts', 'limitsTitle') })).toHaveCount(0);
});

/** Contexts of a test that would go on polling the portal after it. */
const opened: BrowserContext[] = [];

test.afterEach(async () => {
  for (const context of opened.splice(0)) await context.close();
});

async function openPage(browser: Browser, lang: Language, width: View['width']): Promise<Page> {
  const context = await browser.newContext({ viewport: viewports[width] });
  opened.push(context);
  const page = await context.newPage();
  await chooseLanguage(page, lang);
  return page;
}

/** Adds a booker without the right to pay by the form, with a mailed link. */
async function addByForm(page: Page, say: Say, person: ReturnType<typeof newColleague>): Promise<void> {
  await goTo(page, portal().url + accounts);
  await page.getByRole('link', { name: say('sub-accounts', 'add') }).click();
  const add = page.getByRole('button', { name: say('sub-accounts', 'add') });
  await add.click();
  await expect(page.getByText(say('sub-accounts', 'roleRequired'))).toBeVisible();
  for (const field of ['nickname', 'email', 'username'] as const) {
    await page.getByLabel(say('sub-accounts', field), { exact: true }).fill(person[field]);
  }
  await page.getByRole('radio', { name: say('sub-accounts', 'role_booker'), exact: false }).check();
  await page.getByRole('radio', { name: say('sub-accounts', 'payNone') }).check();
  await add.click();
  const { nickname: name, email } = person;
  await expect(page.getByText(say('sub-accounts', 'addedByLink', { name, email }))).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
}

/** Opens the mailed link of a user and sets the password there; returns the login. */
async function setPasswordByLink(
  page: Page,
  say: Say,
  { email, username }: ReturnType<typeof newColleague>,
): Promise<Login> {
  await goTo(page, portal().url + (await mailedPath(email)));
  const login = { username, password: 'Lantern77' };
  await page.getByLabel(say('sub-accounts', 'password'), { exact: true }).fill(login.password);
  await page.getByRole('button', { name: say('sub-accounts', 'linkSubmit') }).click();
  await expect(page.getByRole('link', { name: say('sub-accounts', 'toLogin') })).toBeVisible();
  return login;
}

/** Books a room as a user without the right to pay; returns the id of the order, whose page is open. */
async function bookRoomForApproval(page: Page, say: Say, login: Login): Promise<number> {
  const token = await tokenOf(login);
  const offer = await findOffer(
    '仰光',
    stay,
    token,
    (rate) => rate.cancellation !== 'non_refundable' && rate.units_left >= 2,
  );
  await goTo(page, portal().url + (await bookingPath(offer, token)));
  await nameField(page, say, 0).fill(newGuest());
  return bookForApproval(page, say, 'The client waits');
}

/**
 * Returns a name that no order has, not even one of an interrupted worker on the same portal: for a duplicate
 * guest the first press only warns, and pays nothing.
 */
function newGuest(): string {
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(8)),
    (byte) => 'ABCDEFGHIJKLMNOP'[byte % 16],
  );
  return `LI ${letters.join('')}`;
}
