import { expect, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import {
  arriveAtOrder,
  askToBook,
  bookButton,
  fillBooking,
  rateLine,
  search,
  shown,
  voucherText,
} from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf } from './orders.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { civilDay, findOffer, type Offer, stayQuery } from './stays.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

const dates = { check_in: civilDay(20), check_out: civilDay(22), nationality: 'CN' };
/** Two adults with children of 4 and 8, the older one in a separate bed. */
const family = { ...dates, rooms: [{ adults: 2, child_ages: [4, 8], child_beds: 1 }] };
const three = { ...dates, rooms: [{ adults: 3, child_ages: [] }] };

test.use({ acceptDownloads: true });

for (const view of viewsOf('en', 'phone')) {
  test(`family of four: books one room with half board, pays the zone fee at the hotel (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const say = await wordsOf(view.lang);
    await page.setViewportSize(viewports[view.width]);
    await chooseLanguage(page, view.lang);
    const token = await tokenOf(portal().logins.owner);
    const offer = await findOffer(
      '茵莱湖',
      family,
      token,
      ({ meal, on_request }) => meal === 'half_board' && !on_request,
    );
    await enterAs(page, portal().logins.owner);

    if (view.width === 'desktop') {
      await goTo(page, portal().url);
      await search(page, say, inLanguage(view.lang, { zh: '茵莱湖', en: 'Inle Lake' }), family);
      await page.waitForURL(/\/hotel\/list\?.*rooms=2\.4\.8b1/);
    } else {
      await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
    }
    const fee = feeOf(offer);
    await expect(page.getByRole('article').first()).toContainText(fee);
    await expect(page.getByRole('article').first()).toContainText(feeName(view.lang));

    await openDetail(page, offer);
    await expect(page.getByText(say('hotel-terms', 'feesTitle'))).toBeVisible();
    await expect(page.getByText(say('hotel-terms', 'importantTitle'))).toBeVisible();
    await expect(rateLine(page, offer)).toContainText(say('hotel-terms', 'breakfasts', { count: 3 }));
    const { order, text } = await bookAndPay(page, say, offer);
    expect(order.detail).toMatchObject({ meal_type: 'half_board', breakfasts: 3 });
    await expect(page.getByText(feeName(view.lang)).first()).toBeVisible();
    await expect(page.getByText(fee).first()).toBeVisible();
    await expect(page.getByText(say('hotel-order', 'withBeds', { count: 1 })).first()).toBeVisible();
    for (const words of [feeName('zh-cn'), feeName('en'), fee, '每天早餐3份', '其中1名儿童占床']) {
      expect(text, words).toContain(words.replaceAll(' ', ''));
    }
  });
}

for (const view of viewsOf('zh-cn', 'desktop')) {
  assuranceTest(
    `three adults: book a room with an extra bed (${view.lang}, ${view.width})`,
    async ({ page }) => {
      const say = await wordsOf(view.lang);
      await page.setViewportSize(viewports[view.width]);
      await chooseLanguage(page, view.lang);
      const token = await tokenOf(portal().logins.owner);
      const offer = await findOffer('仰光', three, token, ({ on_request, lines, min_stay }) => {
        return !on_request && min_stay === 1 && lines.some(isExtraBed);
      });
      const extra = offer.rate.lines.find(isExtraBed)!;
      expect(extra.quantity).toBe(2);
      await enterAs(page, portal().logins.owner);
      await openDetail(page, offer);
      await rateLine(page, offer)
        .getByRole('button', { name: say('hotel-detail', 'priceDetails') })
        .click();
      const panel = page.getByRole('dialog', { name: say('hotel-detail', 'priceDetails') });
      await expect(panel).toContainText(shown(extra.amount.amount));
      await expect(panel.getByRole('heading', { name: say('hotel-detail', 'guestTerms') })).toBeVisible();
      await page.keyboard.press('Escape');
      const { order } = await bookAndPay(page, say, offer);
      expect(order.total_price.amount).toBe(offer.rate.total_price.amount);
      await expect(page.getByText(shown(extra.amount.amount)).first()).toBeVisible();
    },
  );
}

/** The journeys call the API in English. */
function isExtraBed({ label }: { label: string }): boolean {
  return label === 'Extra bed for an adult';
}

async function openDetail(page: Page, offer: Offer): Promise<void> {
  await goTo(page, `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}`);
}

/** Books the offer from its open detail page at the displayed price, pays it and reads its voucher. */
async function bookAndPay(page: Page, say: Say, offer: Offer) {
  const token = await tokenOf(portal().logins.owner);
  await bookButton(page, offer).click();
  await fillBooking(page, say, { names: ['ZHANG SAN'], channel: 'balance' });
  if (offer.detail.fees.length > 0) {
    await expect(page.getByText(say('hotel-terms', 'feesTitle')).first()).toBeVisible();
    await expect(page.getByText(feeOf(offer)).first()).toBeVisible();
  }
  await (await askToBook(page, say)).click();
  const id = await arriveAtOrder(page);
  await expect(page.getByText(say('orders', 'status_confirmed'), { exact: true }).first()).toBeVisible();
  const { order } = await orderOf(id, token);
  expect(order.total_price).toEqual(offer.rate.total_price);
  return { order, text: await voucherText(page, say) };
}

/** Formats the hotel's fee as on every page. */
function feeOf({ detail }: Offer): string {
  const { amount, currency } = detail.fees[0]!.total!;
  return `${shown(amount, currency)} ${currency}`;
}

function feeName(lang: 'zh-cn' | 'en'): string {
  return inLanguage(lang, { zh: '茵莱湖区入区费', en: 'Inle zone fee' });
}
