import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(26),
  check_out: civilDay(27),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('order desk')) {
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
  });
}
