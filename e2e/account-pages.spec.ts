import { expect, type Page, test } from '@playwright/test';
import { clickCaptcha, enterAs, logInByForm } from './log-in.ts';
import { orderOf, payByApi } from './orders.ts';
import { api, chooseLanguage, goTo, portal, ready } from './portal.ts';
import { bookCarByApi, findCar } from './ride-offers.ts';
import { civilDay, findOffer, stayQuery } from './stays.ts';
import { isLongRun, languagesOf, longTest } from './views.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const oneRoom = [{ adults: 2, child_ages: [] }];

for (const lang of languagesOf('account-pages')) {
  test(`the terms must be agreed, and the login leads to the page that was asked for (${lang})`, async ({
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

test('a picture says when clicks miss, when it cannot be had and when it is passed', async ({ page }) => {
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

  // A server that is away has judged nothing: that is said in other words.
  const check = '**/api/common/checkClickCaptcha';
  await page.route(check, (route) => route.fulfill({ status: 502, body: '' }), { times: 1 });
  for (const x of [3, 9, 15]) await picture.click({ position: { x, y: 3 } });
  const drawn = page.waitForResponse((response) => response.url().includes('/api/common/clickCaptcha'));
  await page.getByRole('button', { name: 'Loading failed, click to refresh' }).click();
  await expect(picture).toBeVisible();
  await expect(page.getByText(say('login', 'captchaWrong'))).toHaveCount(0);
  // The dialog closes soon after the good news: here no time passes.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await clickCaptcha(page, say, new URL((await drawn).url()).searchParams.get('id') ?? '');
  await expect(page.getByText('Verification is successful!')).toBeVisible();
});

test('a contact message needs name, e-mail and content, and is thanked for', async ({ page }) => {
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

test('the contact page is rendered before its script has run', async ({ request }) => {
  const say = await wordsOf('zh-cn');
  const html = await (await request.get(`${portal().url}/cms/contact-us`)).text();
  expect(html).toContain(say('contact', 'formTitle'));
  expect(html).toContain('service@serai.example');
});

test('the overview greets, shows the money and leads on', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/account/overview`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('，');
  await expect(page.getByRole('main').getByText(say('wallet', 'balance'), { exact: true })).toBeVisible();
  await page.getByRole('link', { name: say('overview', 'statement') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('balance', 'title') })).toBeVisible();
});

test('what a member has and may spend stands in the head of every page, in the menu on a phone, hidden with the prices', async ({
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
  for (const path of isLongRun ? paths : paths.slice(0, 1)) {
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

longTest(
  'an order is found on the page of its own product, from the overview and from the statement',
  async ({ page }) => {
    const say = await wordsOf('en');
    await chooseLanguage(page, 'en');
    const token = await enterAs(page, portal().logins.owner);
    const waiting = await bookCarByApi(await findCar(token, 3, () => true), token);
    await goTo(page, `${portal().url}/user/account/overview`);
    const row = `${say('overview', 'waitingPay')} · ${say('layout', 'navCars')}`;
    await page.getByRole('link', { name: row }).click();
    await page.waitForURL(/\/user\/car-order\/list\?status=pending_payment$/);

    await payByApi(waiting, 'balance', token);
    const { order } = await orderOf(waiting, token);
    await goTo(page, `${portal().url}/user/account/balance`);
    await page.getByRole('link', { name: order.sn }).first().click();
    await page.waitForURL(new RegExp(`/user/car-order/detail/${waiting}$`));
    // The same number under hotels: that page could not draw a car.
    await goTo(page, `${portal().url}/user/order/detail/${waiting}`);
    await page.waitForURL(new RegExp(`/user/car-order/detail/${waiting}$`));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(order.title);
  },
);

function submit(page: Page): Promise<void> {
  return page.locator('form button[type=submit]').click();
}

/** What the page sends when somebody logs in. */
function checkIn(page: Page) {
  return page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/user/checkIn'),
  );
}
