import { expect, test } from '@playwright/test';
import { ask, done } from './api-calls.ts';
import { advanceOneHour, registered } from './gate.ts';
import { tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { openOwnAccount } from './own-account.ts';
import { control, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { assuranceTest, languagesOf, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(3),
  check_out: civilDay(4),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.describe('days after the stay', () => {
  test.afterEach(() => control('POST', 'reset'));

  for (const { lang, width } of viewsOf('en', 'desktop')) {
    // Covers 2.23.
    test(`completed order → earns points, which link to it (${lang}, ${width})`, async ({ page }) => {
      const say = await wordsOf(lang);
      const { owner } = portal().logins;
      const token = await tokenOf(owner);
      const offer = await findOffer('仰光', stay, token, (rate) => rate.cancellation !== 'non_refundable');
      const id = await bookByApi(offer, token);
      await payByApi(id, 'balance', token);
      const { order } = await orderOf(id, token);
      const earned = Math.floor((order.total_price.amount ?? 0) / 100);
      // The hotel has confirmed the stay, so the order completes by itself long after its end.
      const operator = await tokenOf(portal().logins.operator);
      await done('console/hotelOrder/confirm', { id, hotel_confirmation_code: 'YGN-4711' }, operator);
      await control('POST', 'clock', { advance: 8 * 86_400 });
      await openOwnAccount(page, owner, 'integral', { lang, width });
      const now = await ask<{ score: number }>('account/integral', {}, await tokenOf(owner));
      const row = page.getByRole('row').filter({ hasText: order.sn });
      await expect(row).toContainText(say('points', 'eventOrderCompleted'));
      await expect(row).toContainText(`+${earned.toLocaleString('en')}`);
      await expect(page.getByText(now.score.toLocaleString('en'), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(say('points', 'ruleWhose'))).toBeVisible();
      await page.getByRole('link', { name: order.sn }).click();
      await page.waitForURL(new RegExp(`/user/order/detail/${id}$`));
      await goTo(page, `${portal().url}/user/account/overview`);
      const week = page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: say('overview', 'weekTitle') }) });
      await expect(week.getByRole('listitem')).toHaveCount(7);
      await expect(week.getByRole('listitem').last()).toContainText(now.score.toLocaleString('en'));
    });
  }
});

for (const lang of languagesOf('zh-cn')) {
  assuranceTest(`user without points → sees how they are earned (${lang})`, async ({ page }) => {
    const say = await wordsOf(lang);
    await advanceOneHour();
    await openOwnAccount(page, await registered('email'), 'integral', { lang, width: 'phone' });
    await expect(page.getByText(say('points', 'emptyHelp'))).toBeVisible();
    await page.getByRole('link', { name: say('points', 'emptyAction') }).click();
    await page.waitForURL(/\/hotel\/list$/);
  });
}
