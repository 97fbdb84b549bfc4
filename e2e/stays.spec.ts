import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

/** Dates of this journey, away from those of others. */
const stay = {
  check_in: civilDay(41),
  check_out: civilDay(43),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`stays: paid stay → arrival, in house and departure on its days, printed by hotel (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const offer = await findOffer('仰光', stay, token, (rate) => !rate.on_request);
    const id = await bookByApi(offer, token);
    await payByApi(id, 'balance', token);
    const { order } = await orderOf(id, token);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);

    await goTo(page, `${portal().url}/console/stays`);
    await expect(page.getByRole('heading', { level: 1, name: say('console-stays', 'title') })).toBeVisible();
    const day = page.getByRole('textbox', { name: say('console-stays', 'day') });
    await day.fill(stay.check_in);
    await day.press('Enter');
    await page.waitForURL(new RegExp(`day=${stay.check_in}`));
    const row = page.getByRole('row').filter({ hasText: order.sn });
    await expect(row).toContainText('GUEST NUMBERA');
    await expect(row).toContainText('+95 9 1234 5678');
    await expectAccessible(page, 'arrivals of a day');

    // The hotel's name narrows the list, and its sheet can be printed.
    const section = page.locator('section').filter({ hasText: order.sn });
    const hotel = section.getByRole('heading', { level: 2 }).getByRole('link');
    const name = (await hotel.textContent()) ?? '';
    await hotel.click();
    await page.waitForURL(/hotel_id=\d+/);
    const chosen = page.getByRole('button', {
      name: say('console-stays', 'onlyHotel', { hotel: name }),
    });
    await expect(chosen).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await expect(page.locator('main').getByText(order.sn)).toBeVisible();
    await expect(chosen).toBeHidden();
    await expect(day).toBeHidden();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('tab', { name: say('console-stays', 'kind_departures') }).click();
    await day.fill(stay.check_out);
    await day.press('Enter');
    await expect(row).toBeVisible();
    await page.getByRole('tab', { name: say('console-stays', 'kind_inHouse') }).click();
    await expect(row).toHaveCount(0);
    await day.fill(civilDay(42));
    await day.press('Enter');
    await expect(row).toBeVisible();
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/console/order/${id}$`));
  });
}
