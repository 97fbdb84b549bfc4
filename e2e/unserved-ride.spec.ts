import { expect, test } from '@playwright/test';
import { done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookCarByApi, findCar } from './ride-offers.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.afterEach(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('en', 'phone')) {
  assuranceTest(
    `ride that no one drove → reviewed, kept by the clock, refunded in full by a user (${lang}, ${width})`,
    async ({ page }) => {
      await page.setViewportSize(viewports[width]);
      const say = await wordsOf(lang);
      await chooseLanguage(page, lang);
      const token = await tokenOf(portal().logins.owner);
      const id = await bookCarByApi(await findCar(token, 2, (offer) => offer.units_left >= 1), token);
      await payByApi(id, 'balance', token);
      const { order } = await orderOf(id, token);

      // A car closes by itself a day after its end.
      const closes = order.service_end.utc + 25 * 3600;
      await control('POST', 'clock', { set: new Date(closes * 1000).toISOString() });
      await enterAs(page, portal().logins.owner);
      await goTo(page, `${portal().url}/user/car-order/list`);
      const inList = page.getByText(say('orders', 'nextReview'), { exact: true }).first();
      await expect(inList).toBeVisible();
      await goTo(page, `${portal().url}/user/car-order/detail/${id}`);
      const next = page.getByRole('region', { name: say('order-detail', 'nextTitle') });
      await expect(next.getByRole('heading')).toHaveText(say('order-detail', 'nextReview'));
      await expect(next).toContainText(say('order-detail', 'review_unserved', { by: '' }).slice(0, 12));

      // However long the decision takes, the clock gives nothing back.
      await control('POST', 'clock', { advance: 10 * 24 * 3600 });
      const open = (await orderOf(id, await tokenOf(portal().logins.owner))).order;
      expect([open.order_status, open.refund_money.amount]).toEqual(['confirmed', 0]);
      const evidence = 'The driver was ill and nobody else was sent';
      const staff = await tokenOf(portal().logins.operator);
      await done('console/review/decide', { id, decision: 'unserved', evidence }, staff);

      await enterAs(page, portal().logins.owner);
      await goTo(page, `${portal().url}/user/car-order/detail/${id}`);
      await expect(page.getByText(say('orders', 'status_cancelled'), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(say('order-detail', 'story_unserved'))).toBeVisible();
      const ended = (await orderOf(id, await tokenOf(portal().logins.owner))).order;
      expect(ended.refund_money).toEqual(ended.total_price);
      expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
    },
  );
}
