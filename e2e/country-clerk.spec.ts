import { expect, test } from '@playwright/test';
import { done } from './api-calls.ts';
import { addClerk } from './colleagues.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(12),
  check_out: civilDay(13),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`clerk limited to Myanmar → sees its orders; limit changed to Thailand → no list, search, page or call has them (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const booker = await tokenOf(portal().logins.owner);
    const id = await bookByApi(await findOffer('仰光', stay, booker, (rate) => !rate.on_request), booker);
    await payByApi(id, 'balance', booker);
    const { order } = await orderOf(id, booker);
    const administrator = await tokenOf(portal().logins.operator);
    const role = {
      name: `Country desk ${lang} ${width}`,
      nodes: ['/console/order/view', '/console/request/view', '/console/review/view'],
    };
    const saved = await done('console/staffRole/save', { ...role, countries: ['MM'] }, administrator);
    const { code } = saved.role;
    const login = await addClerk(code);
    const clerk = await tokenOf(login);

    await enterAs(page, login);
    const orderPage = `${portal().url}/console/order/${id}`;
    await goTo(page, orderPage);
    const main = page.locator('main');
    await expect(main).toContainText(order.sn);

    // The change of the role applies to the open session.
    await done('console/staffRole/save', { ...role, code, countries: ['TH'] }, administrator);
    await goTo(page, orderPage);
    await expect(main).toContainText(say('console-orders', 'missing'));
    await expect(main).not.toContainText(order.sn);
    await goTo(page, `${portal().url}/console/order?keyword=${order.sn}`);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.shimmer').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('a[href^="/console/order/"]')).toHaveCount(0);
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: say('console', 'search') }).fill(order.sn.slice(-6));
    await expect(page.getByText(say('console', 'searchEmpty'))).toBeVisible();
    await expect(page.getByRole('option')).toHaveCount(0);
    const reply = await api('GET', `console/order/detail?id=${id}`, undefined, clerk);
    expect([reply.code, reply.data.reason]).toEqual([0, 'not_found']);
  });
}
