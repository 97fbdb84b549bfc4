import { expect, type Page, test } from '@playwright/test';
import { clickCaptcha, enterAs, logInByForm } from './log-in.ts';
import { orderOf, payByApi } from './orders.ts';
import { api, chooseLanguage, goTo, portal, ready } from './portal.ts';
import { bookCarByApi, findCar } from './ride-offers.ts';
import { civilDay, findOffer, stayQuery } from './stays.ts';
import { assuranceTest, isAssurance, languagesOf } from './views.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const oneRoom = [{ adults: 2, child_ages: [] }];

for (const lang of languagesOf('zh-cn')) {
  // Covers 2.18, 2.100, 5.09.
  test(`login: terms must be accepted, and the requested page opens afterwards (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await chooseLanguage(page, lang);
    await goTo(page, `${portal().url}/user/account/balance?account=deposit`);
    await page.waitForURL(/\/user\/login\?back=/);
    await ready(page);
    await page.getByLabel(say('login', 'account'), { exact: true }).fill('nobody');
    await page.getByLabel(say('login', 'password'), { exact: true }).fill('whatever1');
    await submit(page);
    await expect(page.getByText(say('login', 'agreeRequired'))).toBeVisible();

    const sent = checkIn(page);
    await logInByForm(page, say, portal().logins.owner);
    expect((await sent).postDataJSON()).toMatchObject({ tab: 'login', agree: true });
    await page.waitForURL(/\/user\/account\/balance\?account=deposit$/);
    await expect(page.getByRole('heading', { level: 1, name: say('balance', 'title') })).toBeVisible();
    await expect(page.getByRole('tab', { name: say('balance', 'tabDeposit') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
}

// Covers 2.98, 5.27, 5.28, 5.29, 7.23.
test('captcha picture: missed clicks, not available, passed → each is announced', async ({ page }) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  await page.clock.install();
  await goTo(page, `${portal().url}/user/login`);
  await page.getByLabel(say('login', 'account'), { exact: true }).fill('nobody');
  await page.getByLabel(say('login', 'password'), { exact: true }).fill('whatever1');
  await page.getByRole('checkbox', { name: say('login', 'agree') }).check();
  await submit(page);
  const picture = page.getByRole('button', { name: say('login', 'captchaPicture') });
  const first = await picture.locator('img').getAttribute('src');
  for (const x of [3, 9]) await picture.click({ position: { x, y: 3 } });
  await page.getByRole('button', { name: say('login', 'captchaUndo') }).click();
  await expect(picture.getByText(say('login', 'captchaMark', { number: 2 }))).toHaveCount(0);
  for (const x of [9, 15]) await picture.click({ position: { x, y: 3 } });
  await expect(page.getByText('The correct area is not clicked, please try again!')).toBeVisible();
  await expect.poll(() => picture.locator('img').getAttribute('src')).not.toBe(first);

  // A server that cannot be reached has checked nothing, so the message differs.
  const check = '**/api/common/checkClickCaptcha';
  await page.route(check, (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  for (const x of [3, 9, 15]) await picture.click({ position: { x, y: 3 } });
  const drawn = page.waitForResponse((response) => response.url().includes('/api/common/clickCaptcha'));
  await page.getByRole('button', { name: 'Loading failed, click to refresh' }).click();
  await expect(picture).toBeVisible();
  await expect(page.getByText(say('login', 'captchaWrong'))).toHaveCount(0);
  // The dialog closes soon after success; the clock is paused to keep it open.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await clickCaptcha(page, say, new URL((await drawn).url()).searchParams.get('id') ?? '');
  await expect(page.getByText('Verification is successful!')).toBeVisible();
});

// Covers 1.11, 2.109, 5.12, 5.14, 8.08.
test('contact form: name, e-mail and content required → sent with thanks', async ({ page }) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  await goTo(page, `${portal().url}/cms/contact-us`);
  const send = page.getByRole('button', { name: say('contact', 'submit') });
  await send.click();
  await expect(page.getByText('Content cannot be empty')).toBeVisible();
  await expect(page.getByText(say('contact', 'nameRequired'))).toBeVisible();
  await page.getByLabel(say('contact', 'name'), { exact: true }).fill('Ko Ko');
  await page.getByLabel(say('contact', 'email'), { exact: true }).fill('koko@agency.example');
  await page.getByLabel(say('contact', 'content'), { exact: true }).fill('Do you have rooms in Bagan?');
  await page.reload();
  await expect(page.getByLabel(say('contact', 'content'), { exact: true })).toHaveValue(
    'Do you have rooms in Bagan?',
  );
  await send.click();
  await expect(page.getByText(say('contact', 'sentText', { email: 'koko@agency.example' }))).toBeVisible();
  const notices = page.getByRole('region', { name: say('common', 'notices') });
  await expect(notices).toContainText('We have your message and will answer soon');
});

test('contact page: rendered before its script has run', async ({ request }) => {
  const say = await wordsOf('zh-cn');
  const html = await (await request.get(`${portal().url}/cms/contact-us`)).text();
  expect(html).toContain(say('contact', 'formTitle'));
  expect(html).toContain('service@serai.example');
});

// Covers 2.24, 2.110.
test('overview: greeting, money and links onwards', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/account/overview`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('，');
  await expect(page.getByRole('main').getByText(say('wallet', 'balance'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('overview', 'statement') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('balance', 'title') })).toBeVisible();
});

test("header: balance and available credit on every page, in the phone's menu, hidden with prices", async ({
  page,
}) => {
  const say = await wordsOf('zh-cn');
  const token = await enterAs(page, portal().logins.owner);
  const { balance, credit_left, credit_used, credit_limit } = (
    await api('GET', 'account/wallet', undefined, token)
  ).data;
  const [has, left, used, limit] = [balance, credit_left, credit_used, credit_limit].map(({ amount }) =>
    (amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
  );
  const head = page
    .getByRole('banner')
    .getByRole('link', { name: say('wallet', 'creditLeft') })
    .first();
  const paths = ['/user/account/balance', '/cms/contact-us', '/user/order/list'];
  for (const path of isAssurance ? paths : paths.slice(0, 1)) {
    await goTo(page, portal().url + path);
    await expect(head, path).toContainText(has!);
    for (const figure of [left, used, limit]) await expect(head, path).toContainText(figure!);
  }
  const stay = { check_in: civilDay(9), check_out: civilDay(12), rooms: oneRoom, nationality: 'CN' };
  const offer = await findOffer('仰光', stay, token, () => true);
  await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
  await expect(head).toBeVisible();
  await page.keyboard.press('F2');
  await expect(page.getByRole('banner').getByText(has!)).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(head).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(head).toBeHidden();
  await page.getByRole('button', { name: new RegExp(say('layout', 'account')) }).click();
  const inMenu = page.getByRole('banner').getByRole('link', { name: say('wallet', 'creditLimit') });
  await expect(inMenu.filter({ visible: true })).toContainText(`${limit} ${balance.currency}`);
});

assuranceTest('order: opened from the overview or the statement → page of its product', async ({ page }) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  const token = await enterAs(page, portal().logins.owner);
  const waiting = await bookCarByApi(await findCar(token, 3, () => true), token);
  await goTo(page, `${portal().url}/user/account/overview`);
  const { sn, title } = (await orderOf(waiting, token)).order;
  const due = page.getByRole('list', { name: say('overview', 'dueTitle') });
  await due.getByRole('listitem').filter({ hasText: sn }).getByRole('link', { name: title }).click();
  await page.waitForURL(new RegExp(`/user/car-order/detail/${waiting}$`));

  await payByApi(waiting, 'balance', token);
  const { order } = await orderOf(waiting, token);
  await goTo(page, `${portal().url}/user/account/balance`);
  await page.getByRole('link', { name: order.sn }).first().click();
  await page.waitForURL(new RegExp(`/user/car-order/detail/${waiting}$`));
  // The same number at the hotels' address: that page could not render a car.
  await goTo(page, `${portal().url}/user/order/detail/${waiting}`);
  await page.waitForURL(new RegExp(`/user/car-order/detail/${waiting}$`));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(order.title);
});

function submit(page: Page): Promise<void> {
  return page.locator('form button[type=submit]').click();
}

/** Records what the page sends at login. */
function checkIn(page: Page) {
  return page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/user/checkIn'),
  );
}
