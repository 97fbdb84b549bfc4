import { expect, test } from '@playwright/test';
import { ask, done } from './api-calls.ts';
import { assignDrivers } from './dispatch.ts';
import { hotelLinkOf, pathIn } from './links.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookTransferByApi, findTransfer } from './ride-offers.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.beforeEach(() => control('POST', 'reset'));
test.afterAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  assuranceTest(
    `hotel refuses a stay → order page warns, voucher suspended everywhere, hotel page states what comes next (${lang}, ${width})`,
    async ({ page }) => {
      await page.setViewportSize(viewports[width]);
      const say = await wordsOf(lang);
      await chooseLanguage(page, lang);
      const token = await tokenOf(portal().logins.owner);
      const rooms = [{ adults: 2, child_ages: [] }];
      const stay = { check_in: civilDay(9), check_out: civilDay(11), rooms, nationality: 'CN' };
      const id = await bookByApi(await findOffer('仰光', stay, token, (rate) => rate.units_left >= 2), token);
      await payByApi(id, 'balance', token);
      const { url: guestUrl } = await done('voucher/share', { id }, token);
      const { voucher } = await ask<{ voucher: { check: { url: string } } }>('voucher/show', { id }, token);
      const hotelPath = await hotelLinkOf((await orderOf(id, token)).order.sn);
      await goTo(page, portal().url + hotelPath);
      await expect(page.getByText(say('hotel-notice', 'payTitle'))).toBeVisible();
      await shoot(page, `hotel-notice-${lang}-${width}`);

      const hotelToken = hotelPath.split('/').at(-1)!.split('?')[0];
      const refusal = { token: hotelToken, version: 1, name: 'Win Myat', reason: 'Overbooked' };
      await done('hotelNotice/refuse', refusal, '');
      await goTo(page, portal().url + hotelPath);
      await expect(page.getByText(say('hotel-notice', 'refused'), { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: say('hotel-notice', 'acknowledge') })).toBeVisible();
      await shoot(page, `hotel-notice-refused-${lang}-${width}`);

      await enterAs(page, portal().logins.owner);
      await goTo(page, `${portal().url}/user/order/detail/${id}`);
      const next = page.getByRole('region', { name: say('order-detail', 'nextTitle') });
      await expect(next.getByRole('heading')).toHaveText(say('order-detail', 'nextRefused'));
      await shoot(page, `order-refused-${lang}-${width}`);
      await goTo(page, `${portal().url}/user/order/voucher/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('voucher', 'suspendedTitle'));
      await shoot(page, `voucher-suspended-${lang}-${width}`);
      await goTo(page, portal().url + new URL(guestUrl).pathname);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('voucher', 'suspended'));
      await shoot(page, `guest-suspended-${lang}-${width}`);
      await goTo(page, voucher.check.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('voucher-check', 'suspended'));
      await shoot(page, `check-suspended-${lang}-${width}`);
    },
  );
}

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  assuranceTest(
    `driver who speaks Burmese → day sheet in Burmese, whatever the language of the portal (${lang}, ${width})`,
    async ({ page }) => {
      await page.setViewportSize(viewports[width]);
      await chooseLanguage(page, lang);
      const token = await tokenOf(portal().logins.owner);
      const staff = await tokenOf(portal().logins.operator);
      const arrival = await findTransfer(
        token,
        'pick_up',
        9,
        ({ cancellation }) => cancellation !== 'non_refundable',
      );
      const id = await bookTransferByApi(arrival, token);
      await payByApi(id, 'balance', token);
      const [ride] = await assignDrivers(id, staff);
      const sheet = await done('console/dispatch/link', { ride_id: ride!.id }, staff);
      await goTo(page, portal().url + pathIn(sheet.url));
      await expect(page.locator('[lang="my"]')).toContainText('ကြိုမည့်နေရာ');
      await shoot(page, `driver-sheet-${lang}-${width}`);
    },
  );
}
