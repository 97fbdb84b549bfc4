import { expect, type Page, test } from '@playwright/test';
import type { MenuEntryView } from '@serai/contract/site/desk';
import { inLanguage } from '@serai/phrases/lang';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

/** A page of another origin that responds: one of the control port. */
const framed = () => `${portal().control}/outbox?kind=mail`;

test.beforeAll(async () => {
  const operator = await tokenOf(portal().logins.operator);
  await done('console/site/save', { iframeHosts: [new URL(portal().control).host] }, operator);
  const entries = [
    {
      place: 'menu',
      entry_name: 'trains',
      title_zh: '火车票',
      title_en: 'Trains',
      menu_type: 'iframe',
      url: framed(),
    },
    {
      place: 'nav',
      entry_name: 'news',
      title_zh: '行业新闻',
      title_en: 'News',
      menu_type: 'link',
      url: 'https://news.example/',
    },
  ];
  for (const entry of entries) await done('console/menu/save', entry, operator);
});

test.afterAll(() => control('POST', 'reset'));

/** Adds entries to the server's reply that the server itself would not store. */
async function withEntry(page: Page, node: object): Promise<void> {
  await page.route('**/api/index/index*', async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    const blank = {
      id: 9_999,
      pid: 0,
      name: 'odd',
      path: 'odd',
      icon: '',
      url: '',
      extend: 'none',
      children: [],
    };
    envelope.data.menus.unshift({ ...blank, type: 'menu', ...node });
    await route.fulfill({ response, json: envelope });
  });
}

/** Opens the side menu where it is a drawer. */
async function sideMenu(page: Page, say: Say) {
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if (isNarrow) await page.getByRole('button', { name: say('layout', 'userCentre'), exact: true }).click();
  const menu = page.getByRole('navigation', { name: say('layout', 'sideMenu') });
  await expect(menu).toBeVisible();
  return menu;
}

for (const { lang, width } of viewsOf('en', 'phone')) {
  // Covers 2.45, 2.61, 8.27.
  test(`menus from the server: header, drop-down, side menu (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    await withEntry(page, { title: 'Odd', menu_type: 'window' });
    await goTo(page, `${portal().url}/user/order/list`);
    const menu = await sideMenu(page, say);
    await expect(menu.getByRole('heading', { level: 2 })).toHaveText(say('layout', 'userMenuHeadline'));
    const titles = inLanguage(lang, {
      zh: ['酒店', '包车', '机场接送'],
      en: ['Hotel', 'Car Rentals', 'Airport Transfer'],
    });
    for (const name of titles) await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(menu.locator('[aria-current=page]')).toHaveText(titles[0]!);
    await menu.getByRole('button', { name: 'Odd' }).click();
    const notices = page.getByRole('region', { name: say('common', 'notices') });
    await expect(notices).toContainText(say('common', 'menuUnknown'));
    if (width === 'phone') {
      await expect(menu).toBeHidden();
      await sideMenu(page, say);
    }

    await menu.getByRole('link', { name: inLanguage(lang, { zh: '火车票', en: 'Trains' }) }).click();
    await expect(page).toHaveURL(`${portal().url}/user/iframe/${encodeURIComponent(framed())}`);
    if (width === 'phone') await expect(menu).toBeHidden();
    const frame = page.getByTitle(inLanguage(lang, { zh: '火车票', en: 'Trains' }), { exact: true });
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    await expect(frame).not.toHaveAttribute('sandbox', /allow-top-navigation/);
    await expect(frame.contentFrame().locator('body')).toContainText('list');

    await openDropDown(page, say);
    const help = inLanguage(lang, { zh: '修改密码', en: 'Change password' });
    await expect(page.locator('header').getByRole('link', { name: help })).toBeVisible();
    await page.keyboard.press('Escape');
    if (width === 'phone') await page.getByRole('button', { name: say('layout', 'openMenu') }).click();
    const news = page
      .getByRole('navigation', { name: say('layout', 'mainNavigation') })
      .getByRole('link', { name: inLanguage(lang, { zh: '行业新闻', en: 'News' }) })
      .locator('visible=true');
    await expect(news).toHaveAttribute('href', 'https://news.example/');
    await expect(news).toHaveAttribute('rel', /noopener/);
    await expect(news).toHaveAttribute('target', '_blank');
  });

  // Covers 2.45.
  test(`address that may not be framed → refused with the reason (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    page.on('dialog', () => {
      throw new Error('a script of the address ran');
    });
    for (const [address, reason] of [
      ['javascript:alert(document.domain)', 'refusedScheme'],
      ['data:text/html,<script>parent.alert(1)</script>', 'refusedScheme'],
      ['https://evil.example/', 'refusedHost'],
      [`${portal().url}/user/account/balance`, 'refusedHost'],
      ['//evil.example', 'refusedUnreadable'],
    ] as const) {
      await page.goto(`${portal().url}/user/iframe/${encodeURIComponent(address)}`);
      await expect(page.getByRole('heading', { level: 1, name: say('iframe', 'refused') })).toBeVisible();
      await expect(page.getByText(say('iframe', reason))).toBeVisible();
      await expect(page.getByText(address, { exact: true })).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
    }
  });
}

test('guest opens a framed page → logs in first', async ({ page }) => {
  await page.goto(`${portal().url}/user/iframe/${encodeURIComponent(framed())}`);
  await expect(page).toHaveURL(/\/user\/login\?back=%2Fuser%2Fiframe%2F/);
});

test('frame policy: host allowed by the script alone → blocked by the browser', async ({ page }) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  await enterAs(page, portal().logins.owner);
  await page.route('**/api/index/index*', async (route) => {
    const response = await route.fetch();
    const envelope = await response.json();
    envelope.data.iframeHosts.push('127.0.0.1:1');
    const [like] = envelope.data.menus;
    const odd = { id: 9_998, type: 'menu', name: 'odd', menu_type: 'iframe', url: 'http://127.0.0.1:1/' };
    envelope.data.menus.push({ ...like, ...odd, children: [] });
    await route.fulfill({ response, json: envelope });
  });
  const opened = await page.goto(`${portal().url}/user/iframe/${encodeURIComponent('http://127.0.0.1:1/')}`);
  const policy = opened?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`frame-src https://${new URL(portal().control).host} `);
  expect(policy).not.toContain('127.0.0.1:1 ');
  await expect(page.getByText(say('iframe', 'failed', { host: '127.0.0.1:1' }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('common', 'retry') })).toBeVisible();
});

// Covers 3.110.
test('side menu: collapsed → stays collapsed, and still names its entries', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await page.setViewportSize(viewports.desktop);
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/list`);
  const wide = (await page.locator('aside').boundingBox())?.width ?? 0;
  await page.getByRole('button', { name: say('layout', 'collapseMenu') }).click();
  await page.reload();
  await ready(page);
  await expect(page.getByRole('button', { name: say('layout', 'expandMenu') })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect((await page.locator('aside').boundingBox())?.width).toBeLessThan(wide / 2);
  const menu = page.getByRole('navigation', { name: say('layout', 'sideMenu') });
  await menu.getByRole('link', { name: '账户余额' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/account\/balance$/);
  await page.getByRole('button', { name: say('layout', 'expandMenu') }).click();
  await expect(menu.getByText('账户余额')).toBeVisible();
});

test("operator's settings: name, picture host, entries → active on the next page", async ({ page }) => {
  const operator = await tokenOf(portal().logins.operator);
  const contact = async (change: object) => {
    const { list } = await ask<{ list: MenuEntryView[] }>('console/menu/list', {}, operator);
    const found = list.find(({ name }) => name === 'cms/contact-us')!;
    const { tree: _, built_in: __, type: place, name: entry_name, ...entry } = found;
    await done('console/menu/save', { ...entry, place, entry_name, ...change }, operator);
  };
  await done('console/site/save', { siteNameZh: '茶马驿', cdnUrl: portal().control }, operator);
  await contact({ enabled: false });
  try {
    const opened = await page.goto(`${portal().url}/hotel/list`);
    await expect(page.locator('header')).toContainText('茶马驿');
    await expect(page).toHaveTitle(/茶马驿/);
    await expect(page.locator('header').getByRole('link', { name: '联系我们' })).toHaveCount(0);
    const policy = opened?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(`img-src 'self' data: blob: ${portal().control};`);
  } finally {
    await done('console/site/save', { siteNameZh: '商驿', cdnUrl: '' }, operator);
    await contact({ enabled: true });
  }
  await page.reload();
  await expect(page.locator('header')).toContainText('商驿');
  await expect(page.locator('header').getByRole('link', { name: '联系我们' })).not.toHaveCount(0);
});

async function openDropDown(page: Page, say: Say): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: say('layout', 'account') })
    .click();
}
