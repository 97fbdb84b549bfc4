import { expect, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { findDestinations } from '@serai/contract/hotels/hotels';
import { ask } from './api-calls.ts';
import { arriveAtOrder, askToBook, fillBooking } from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookingPath, civilDay, type Detail, type Offer } from './stays.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

/** The hotel of the sample world that is sold for the demo's supplier. */
const hotelName = '曼德勒素锦罗盘度假酒店';
const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};
const minute = 60;

test.beforeEach(() => control('POST', 'reset'));
test.afterAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  assuranceTest(
    `supplied stay: paid, pending at the supplier, looked into, confirmed later (${lang}, ${width})`,
    async ({ page }) => {
      const say = await wordsOf(lang);
      await page.setViewportSize(viewports[width]);
      await chooseLanguage(page, lang);
      await control('POST', 'supplier', { decidesAfterMs: 90 * minute * 1000 });
      const token = await tokenOf(portal().logins.owner);
      await enterAs(page, portal().logins.owner);
      await goTo(page, portal().url + (await bookingPath(await findSupplied(token), token)));
      await expect(page.getByText(say('booking', 'confirmedLater'))).toBeVisible();
      await fillBooking(page, say, { names: ['ZHANG SAN'], channel: 'balance' });
      await (await askToBook(page, say)).click();
      const id = await arriveAtOrder(page);

      const next = page.getByRole('region', { name: say('order-detail', 'nextTitle') });
      await expect(next.getByRole('heading')).toHaveText(say('order-detail', 'nextProcessing'));
      await control('POST', 'clock', { advance: 31 * minute });
      // The clock skips an order whose supplier is being asked at that moment, and takes it a minute later.
      await expect(async () => {
        await control('POST', 'clock', { advance: minute });
        await page.reload();
        await expect(next).toContainText(beforeTime(say), { timeout: 3_000 });
      }).toPass({ timeout: 60_000 });
      await expect(next.getByRole('heading')).toHaveText(say('order-detail', 'nextProcessing'));
      await expect(page.getByText(say('order-detail', 'story_silent'))).toBeVisible();
      await expect(page.getByText(say('order-detail', 'story_askReview'), { exact: true })).toHaveCount(0);
      expect((await orderOf(id, token)).order.order_status).toBe('processing');

      // The open page updates by itself. Long enough even if the supplier was asked only after the first move
      // of the clock.
      await control('POST', 'clock', { advance: 130 * minute });
      await expect(next.getByRole('heading')).toHaveText(say('order-detail', 'nextConfirmed'), {
        timeout: 30_000,
      });
      const { order } = await orderOf(id, token);
      await expect(page.getByText(`SIM-${order.sn}`).first()).toBeVisible();
      expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
    },
  );
}

async function findSupplied(token: string): Promise<Offer> {
  const places = await ask<ReplyOf<typeof findDestinations>>(
    'hotel/destinations',
    { keyword: hotelName },
    token,
  );
  const { id } = places.list.find(({ type }) => type === 'hotel')!;
  const detail = await ask<Detail>('hotel/detail', { id, ...stay }, token);
  const room = detail.rooms.find(({ rates }) =>
    rates.some(({ cancellation }) => cancellation !== 'non_refundable'),
  )!;
  const rate = room.rates.find(({ cancellation }) => cancellation !== 'non_refundable')!;
  return { detail, room, rate, stay, city: { type: 'hotel', id, name: hotelName } };
}

/** Returns the page's text about a missing answer, up to the time in it. */
function beforeTime(say: Say): string {
  return say('order-detail', 'review_supplier_silent', { time: '' }).slice(0, 12);
}
