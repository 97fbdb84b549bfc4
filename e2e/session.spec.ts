import { expect, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import {
  arriveAtOrder,
  askToBook,
  bookButton,
  fillBooking,
  nameField,
  rateLine,
  shown,
  type Wishes,
} from './booking-steps.ts';
import { enterAs, logInByForm, tokenOf } from './log-in.ts';
import { api, chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { bookingPath, civilDay, findOffer, stayQuery } from './stays.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(30),
  check_out: civilDay(31),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.use({ viewport: { width: 1440, height: 900 } });

// Covers 2.113, 3.111.
test('language: changed → stored, and the page reopens in it', async ({ page }) => {
  const [zh, en] = [await wordsOf('zh-cn'), await wordsOf('en')];
  await goTo(page, `${portal().url}/cms/contact-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: zh('layout', 'language') }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'English', exact: true }).click();
  await reloaded;
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('link', { name: en('layout', 'navHotels') }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ba-lang'))).toBe('en');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'ba-lang');
  expect(cookie?.value).toBe('en');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(2_000_000);
  // The server renders the next page in it.
  await goTo(page, portal().url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

// Covers 3.111.
test('language: cookie lost → restored from storage with one more page load and no loop', async ({
  page,
  context,
}) => {
  await goTo(page, `${portal().url}/cms/contact-us`);
  await page.evaluate(() => localStorage.setItem('ba-lang', 'en'));
  await context.clearCookies({ name: 'ba-lang' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  await page.goto(`${portal().url}/cms/contact-us`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await ready(page);
  expect(asked).toHaveLength(2);
  const cookie = (await context.cookies()).find(({ name }) => name === 'ba-lang');
  expect(cookie?.value).toBe('en');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(2_000_000);
  // An address that names its language takes precedence.
  await context.clearCookies({ name: 'ba-lang' });
  await goTo(page, `${portal().url}/cms/contact-us?lang=zh-cn`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(asked).toHaveLength(3);
});

test('address in English: reader stays in English, after a reload too, until another choice', async ({
  page,
  context,
}) => {
  const { url } = portal();
  const html = page.locator('html');
  const foot = page.locator('footer');
  await goTo(page, `${url}/cms/about-us?lang=en`);
  const services = foot.getByRole('link', { name: (await wordsOf('en'))('layout', 'footServices') });
  await expect(services).toHaveAttribute('href', '/cms/our-services?lang=en');
  await services.click();
  await page.waitForURL(`${url}/cms/our-services`);
  await expect(html).toHaveAttribute('lang', 'en');
  await page.reload();
  await ready(page);
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(services).toHaveAttribute('href', '/cms/our-services');

  await foot.getByRole('link', { name: '简体中文' }).click();
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await ready(page);
  // Another address in English takes precedence and changes no choice.
  await goTo(page, `${url}/cms/about-us?lang=en`);
  await expect(html).toHaveAttribute('lang', 'en');
  await goTo(page, `${url}/cms/about-us`);
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  expect((await context.cookies()).find(({ name }) => name === 'ba-lang')?.value).toBe('zh-cn');
});

assuranceTest('language: cookies refused → page stays as rendered', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('ba-lang', 'en');
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
  });
  let loads = 0;
  page.on('load', () => (loads += 1));
  await goTo(page, `${portal().url}/cms/contact-us`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(loads).toBe(1);
});

// Covers 2.53.
test('phone menu: any navigation → closes', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await page.setViewportSize({ width: 390, height: 844 });
  await goTo(page, portal().url);
  const menu = page.locator('#mobile-navigation');
  await expect(menu).toBeHidden();
  for (const link of ['navContact', 'navHotels'] as const) {
    await page.getByRole('button', { name: say('layout', 'openMenu') }).click();
    await expect(menu).toBeVisible();
    const before = page.url();
    await menu.getByRole('link', { name: say('layout', link) }).click();
    await page.waitForURL((url) => url.href !== before);
    await expect(menu).toBeHidden();
  }
});

// Covers 8.01, 8.10, 8.19, 8.23, 8.26.
test('refusal, server error, lost connection → shown in a notice that disappears by itself', async ({
  page,
  context,
}) => {
  const say = await wordsOf('zh-cn');
  const token = await enterAs(page, portal().logins.owner);
  const offer = await findOffer('仰光', stay, token, () => true);
  await page.clock.install();
  await goTo(page, `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}`);
  const book = bookButton(page, offer);
  const notices = page.getByRole('region', { name: say('common', 'notices') });
  const answer = async (fulfil: object, message: string) => {
    await page.route('**/api/hotel/quote', (route) => route.fulfill(fulfil), { times: 1 });
    await book.click();
    await expect(notices).toContainText(message);
    await page.clock.fastForward(3500);
    await expect(notices).toContainText(message);
    await page.clock.fastForward(1000);
    await expect(notices).not.toContainText(message);
  };
  await answer({ json: { code: 0, msg: '这间房刚刚订完', time: 0, data: null } }, '这间房刚刚订完');
  await answer({ status: 502, body: '' }, say('common', 'status502'));
  await answer({ status: 418, body: '' }, say('common', 'statusOther'));
  await answer({ status: 302, headers: { location: '/elsewhere' }, body: '' }, say('common', 'status302'));
  await context.setOffline(true);
  await book.click();
  await expect(notices).toContainText(say('common', 'disconnected'));
  await context.setOffline(false);
});

// Covers 3.91.
test('guest wants to book → logs in and returns to the same stay', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const offer = await findOffer('仰光', stay, await tokenOf(portal().logins.owner), () => true);
  const detail = `/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}`;
  await goTo(page, portal().url + detail);
  await rateLine(page, offer)
    .getByRole('link', { name: say('hotel-detail', 'bookLogin') })
    .click();
  await expect(page).toHaveURL(/\/user\/login\?back=/);
  await logInByForm(page, say, portal().logins.booker);
  await expect(page).toHaveURL(
    new RegExp(`/hotel/detail/${offer.detail.hotel.id}\\?.*#room-${offer.room.id}$`),
  );
  expect(new URL(page.url()).searchParams.get('check_in')).toBe(stay.check_in);
  await expect(bookButton(page, offer)).toBeVisible();
  await expect(rateLine(page, offer)).toContainText(shown(offer.rate.total_price.amount));
  expect(await keptKeys(page)).toEqual(['avatar', 'id', 'nickname', 'refresh_token', 'token', 'username']);
});

// Covers 2.46.
test('guest opens a page of the user centre → login, and back to it', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await goTo(page, `${portal().url}/user/order/list?keyword=TEAM`);
  await expect(page).toHaveURL(/\/user\/login\?back=/);
  await logInByForm(page, say, portal().logins.owner);
  await expect(page).toHaveURL(`${portal().url}/user/order/list?keyword=TEAM`);
});

// Covers 8.01.
test('page that cannot be refreshed → keeps its content, shows a warning and retries', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, portal().logins.owner);
  await page.clock.install();
  // News of other orders would refresh the page before the click.
  await page.route('**/api/notice/stream*', () => {});
  await goTo(page, `${portal().url}/user/account/balance`);
  const figures = page.getByRole('main').getByText(say('wallet', 'balance'), { exact: true });
  await expect(figures).toBeVisible();
  await page.route('**/api/account/wallet*', (route) => route.fulfill({ status: 502, body: '' }));
  // Regains the focus after a while, but before the silent stream counts as lost (70 s) and refreshes the page.
  await page.clock.fastForward(20_000);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const strip = page.getByRole('alert').filter({ hasText: say('common', 'status502') });
  await expect(strip).toContainText(say('common', 'notRefreshed').split('{time}')[1]!);
  await expect(figures).toBeVisible();
  await page.unroute('**/api/account/wallet*');
  await strip.getByRole('button', { name: say('common', 'retry') }).click();
  await expect(strip).toBeHidden();
  await expect(figures).toBeVisible();
});

// Covers 4.04, 4.06, 8.04.
test('login ends during a booking → after login the form has kept its input', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const token = await enterAs(page, portal().logins.owner);
  const offer = await findOffer('仰光', stay, token, (rate) => rate.units_left >= 2);
  await goTo(page, portal().url + (await bookingPath(offer, token)));
  await fillBooking(page, say, filled);
  const yes = await askToBook(page, say);
  await expect(yes).toBeEnabled();
  await page.route(beside, (route) => route.abort());
  const refused = page.waitForResponse((response) => response.url().endsWith('/api/hotel/book'));
  await api('POST', 'user/logout', {}, token);
  await yes.click();
  await refused;
  await page.unroute(beside);

  await comeBackToForm(page, say, '请先登录');
  await (await askToBook(page, say)).click();
  await arriveAtOrder(page);
});

for (const { lang, width } of viewsOf('en', 'phone')) {
  // Covers 4.05, 8.03.
  test(`token expires by the clock during a booking → after login the form is restored (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const token = await enterAs(page, portal().logins.owner);
    const offer = await findOffer('仰光', stay, token, (rate) => rate.units_left >= 2);
    // Tokens live 12 hours and quotes 15 minutes: the price is locked in the last minutes of the token.
    await control('POST', 'clock', { advance: 12 * 3600 - 10 * 60 });
    await goTo(page, portal().url + (await bookingPath(offer, token)));
    await fillBooking(page, say, filled);
    const yes = await askToBook(page, say);
    await expect(yes).toBeEnabled();
    await page.route(beside, (route) => route.abort());
    await control('POST', 'clock', { advance: 11 * 60 });
    const refused = page.waitForResponse((response) => response.url().endsWith('/api/hotel/book'));
    await yes.click();
    const answer = await refused;
    await page.unroute(beside);
    expect(await answer.json()).toMatchObject({ code: 409, data: { type: 'token expired' } });
    await comeBackToForm(
      page,
      say,
      inLanguage(lang, { zh: '登录已过期，请重新登录', en: 'Your login has expired, please log in again' }),
    );
    await (await askToBook(page, say)).click();
    await arriveAtOrder(page);
    await control('POST', 'reset');
  });
}

/** Other requests of the page, such as notices: only the booking call must find the login ended. */
const beside = (url: URL) => /^\/api\/(?!hotel\/book$|index\/)/.test(url.pathname);

const filled: Wishes = { names: ['WANG WU'], channel: 'balance', reference: 'TEAM-2026-119' };

/** Logs in again as prompted, and expects the form to have kept its input. */
async function comeBackToForm(page: Page, say: Say, why: string): Promise<void> {
  await expect(page).toHaveURL(/\/user\/login\?back=/);
  await expect(page.getByRole('region', { name: say('common', 'notices') })).toHaveText(why);
  expect(await page.evaluate(() => localStorage.getItem('ba-user-token'))).toBeNull();
  await logInByForm(page, say, portal().logins.owner);
  await expect(page).toHaveURL(/\/hotel\/booking\?/);
  await expect(nameField(page, say, 0)).toHaveValue('WANG WU');
  await expect(page.getByLabel(say('booking', 'reference'))).toHaveValue('TEAM-2026-119');
  await expect(page.getByRole('radio', { name: say('booking', 'payBalance') })).toBeChecked();
}

/** Lists the stored keys of the user: exactly these six. */
function keptKeys(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(JSON.parse(localStorage.getItem('userInfo') ?? '{}')).sort());
}
