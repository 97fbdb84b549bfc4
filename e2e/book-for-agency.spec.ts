import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { bookButton, nameField, search, shown } from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { payOrder } from './money-steps.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

/** Dates of this journey, away from those of others. */
const stay = {
  check_in: civilDay(51),
  check_out: civilDay(53),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`booking for an agency: clerk books on the telephone → the agency sees it marked and pays it (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const member = await tokenOf(portal().logins.owner);
    const operator = await tokenOf(portal().logins.operator);
    const offer = await findOffer('仰光', stay, member, (rate) => !rate.on_request);
    const { list } = await ask<{ list: { id: number; name: string }[] }>(
      'console/agency/list',
      { keyword: portal().logins.owner.username },
      operator,
    );
    const agency = list[0]!;
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);

    await goTo(page, `${portal().url}/console/agency/${agency.id}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('console', 'book'), exact: true })
      .click();
    const main = page.getByRole('main');
    await expect(main.getByLabel(say('console-booking', 'booker'))).toBeVisible();
    await expect(main).toContainText(say('console-booking', 'noStay'));
    await expectAccessible(page, 'booking for an agency: no stay yet');

    await search(page, say, '仰光', stay);
    const hotels = main.getByRole('region', { name: say('console-booking', 'hotels') });
    await expect(hotels.getByRole('row').nth(1)).toBeVisible();
    await expectAccessible(page, 'booking for an agency: hotels');
    const url = new URL(page.url());
    url.searchParams.set('hotel_id', String(offer.detail.hotel.id));
    await goTo(page, String(url));
    await bookButton(page, offer).click();

    // The form has the focus on its heading; an empty form is refused beside its fields.
    const title = say('console-booking', 'formTitle', { agency: agency.name });
    await expect(main.getByRole('heading', { name: title })).toBeFocused();
    await nameField(page, say, 0).fill('WANG FANG');
    await main.getByLabel(say('booking', 'contactPhone')).fill('+95 9 1234 5678');
    await main.getByLabel(say('booking', 'reference')).fill('TEL-51');
    await expectAccessible(page, 'booking for an agency: form');
    await main.getByRole('button', { name: say('console-booking', 'check') }).click();
    const check = page.getByRole('dialog');
    await expect(check).toContainText('WANG FANG');
    await expect(check).toContainText(agency.name);
    await expectAccessible(page, 'booking for an agency: check');
    await check.getByRole('button', { name: say('console-booking', 'book'), exact: true }).click();

    await page.waitForURL(/\/console\/order\/\d+$/);
    const id = Number(page.url().split('/').at(-1));
    await expect(main).toContainText(say('orders', 'markForAgency'));
    await expect(main).toContainText('TEL-51');

    await page.evaluate(() => localStorage.clear());
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/order/list`);
    const row = page.getByRole('row').filter({ hasText: 'TEL-51' });
    await expect(row).toContainText(say('orders', 'markForYou'));
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await expect(page.getByRole('main')).toContainText(say('orders', 'markForYou'));
    const { amount, currency } = offer.rate.total_price;
    await payOrder(page, say, 'Balance', `${shown(amount, currency)} ${currency}`);
    await expect(page.getByRole('main')).toContainText(say('orders', 'status_confirmed'));
  });
}
