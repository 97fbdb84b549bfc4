import { expect, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { chooseMoment } from './choose-moment.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { bookTransferByApi, findTransfer } from './ride-offers.ts';
import { civilDay, findOffer } from './stays.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { anySum, type Say, wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`stay: member renames one guest, but not all of them (${lang}, ${width})`, async ({ page }) => {
    const { say, token } = await arrive(page, lang, width);
    const offer = await findOffer('仰光', stay, token, (rate) => rate.units_left >= 2);
    const id = await bookByApi(offer, token);
    await payByApi(id, 'balance', token);
    await goTo(page, `${portal().url}/user/order/detail/${id}`);
    await page.getByRole('button', { name: say('hotel-order', 'changeGuests'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('hotel-order', 'changeGuestsTitle') });
    const name = (number: number) =>
      dialog.getByLabel(say('hotel-order', 'guestName', { room: 1, number }), { exact: false });
    const save = dialog.getByRole('button', { name: say('hotel-order', 'changeGuestsSave') });

    await name(1).fill('WANG WU');
    await save.click();
    await expect(dialog.getByRole('alert')).toContainText(
      inLanguage(lang, { zh: '至少保留一位', en: 'At least one guest' }),
    );
    await name(1).fill('GUEST NUMBERA');
    await name(2).fill('LI SI');
    await save.click();
    await expect(dialog).toBeHidden();
    const names = ['GUEST NUMBERA', 'LI SI'];
    const joined = names.join(say('hotel-order', 'namesJoin'));
    await expect(page.getByText(joined, { exact: true })).toBeVisible();
    await expect(page.getByText(say('order-detail', 'story_changeGuests'), { exact: true })).toBeVisible();
    expect((await orderOf(id, token)).order.guest_names).toEqual(names);
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`transfer: member changes the passenger and the sign (${lang}, ${width})`, async ({ page }) => {
    const { say, token } = await arrive(page, lang, width);
    const arrival = await findTransfer(
      token,
      'pick_up',
      9,
      (offer) => offer.cancellation !== 'non_refundable',
    );
    const id = await bookTransferByApi(arrival, token);
    await payByApi(id, 'balance', token);
    await goTo(page, `${portal().url}/user/airport-order/detail/${id}`);
    await page.getByRole('button', { name: say('vehicle-terms', 'changeTrip'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: say('vehicle-terms', 'changeTripTitle') });
    await dialog.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('');
    await dialog.getByRole('button', { name: say('vehicle-terms', 'changeTripSave') }).click();
    await expect(dialog.getByText(say('vehicle-terms', 'changeTripRequired'))).toBeVisible();
    await dialog.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('Khin Myo');
    await dialog.getByLabel(say('vehicle-terms', 'trip_sign_text')).fill('Ms Khin');
    await dialog.getByRole('button', { name: say('vehicle-terms', 'changeTripSave') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Ms Khin').first()).toBeVisible();
    await expect(page.getByText(say('order-detail', 'story_changeTrip'), { exact: true })).toBeVisible();
    expect((await orderOf(id, token)).order.guest_names).toEqual(['Khin Myo']);
  });
}

/** Logs in as the agency's owner. */
async function arrive(
  page: Page,
  lang: 'zh-cn' | 'en',
  width: keyof typeof viewports,
): Promise<{ say: Say; token: string }> {
  await page.setViewportSize(viewports[width]);
  await chooseLanguage(page, lang);
  await enterAs(page, portal().logins.owner);
  return { say: await wordsOf(lang), token: await tokenOf(portal().logins.owner) };
}

for (const [at, { lang, width }] of viewsOf('en', 'desktop').entries()) {
  // Separate days for each view, because a day has few vehicles.
  const [day, dayAfter] = [12 + 2 * at, 13 + 2 * at];
  assuranceTest(
    `flight: member changes it twice, at no cost, then into the night (${lang}, ${width})`,
    async ({ page }) => {
      const { say, token } = await arrive(page, lang, width);
      // Read once: the journey may run past midnight.
      const [first, second] = [civilDay(day), civilDay(dayAfter)];
      const arrival = await findTransfer(
        token,
        'pick_up',
        day,
        (offer) => offer.cancellation !== 'non_refundable' && offer.units_left > 1,
      );
      const id = await bookTransferByApi(arrival, token);
      await payByApi(id, 'balance', token);
      const price = (await orderOf(id, token)).order.total_price.amount!;
      await goTo(page, `${portal().url}/user/airport-order/detail/${id}`);
      const words = (key: PhraseKey<'vehicle-terms'>) => say('vehicle-terms', key);
      const dialog = page.getByRole('dialog', { name: words('changeTransfer') });
      const change = async (flightNumber: string, flightAt: string) => {
        await page.getByRole('button', { name: words('changeTransfer'), exact: true }).click();
        await dialog.getByLabel(say('transfer-search', 'flightNumber')).fill(flightNumber);
        await chooseMoment(dialog, say('transfer-search', 'arriving'), flightAt);
        await dialog.getByRole('button', { name: words('changeBookingAsk'), exact: true }).click();
      };

      await change('MU', `${first}T16:30`);
      await expect(dialog.getByRole('alert')).toBeVisible();
      await dialog.getByLabel(say('transfer-search', 'flightNumber')).fill('MU2035');
      await dialog.getByRole('button', { name: words('changeBookingAsk'), exact: true }).click();
      await expect(dialog).toBeHidden();
      expect((await orderOf(id, token)).order).toMatchObject({
        total_price: { amount: price },
        service_start: { local: `${first}T16:30` },
        detail: { flight_number: 'MU2035' },
      });

      await change('CZ3055', `${second}T23:15`);
      await expect(dialog.getByText(words('changeBefore'), { exact: true })).toBeVisible();
      const pay = dialog.getByRole('button', { name: anySum(words('changeAndPay')) });
      await expect(pay).toBeVisible();
      await pay.click();
      await expect(dialog).toBeHidden();
      // The list of payments may contain the same words.
      const story = page.getByRole('list', { name: say('order-detail', 'storyTitle') });
      await expect(story.getByText(say('order-detail', 'story_change'), { exact: true })).toHaveCount(2);
      const { order, lines, postings } = await orderOf(id, token);
      expect(order.service_start.local).toBe(`${second}T23:15`);
      const [, night] = lines;
      expect(order.total_price.amount).toBe(price + night!.amount.amount!);
      expect(postings.some(({ event }) => event === 'change')).toBe(true);
      // Confirmed, and changed twice since.
      const voucher = await fetch(`${portal().url}/api/order/voucher?id=${id}`, {
        headers: { 'ba-user-token': token },
      });
      expect(voucher.headers.get('content-disposition')).toContain('-v3.pdf');
    },
  );
}
