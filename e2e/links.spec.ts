import { expect, type Page, test } from '@playwright/test';
import { driverSheet as burmese } from '@serai/phrases/my/driver-sheet';
import { driverSheet as thai } from '@serai/phrases/th/driver-sheet';
import sharp from 'sharp';
import { done } from './api-calls.ts';
import { assignDrivers } from './dispatch.ts';
import { hotelLinkOf, pathIn } from './links.ts';
import { tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { bookTransferByApi, findTransfer } from './ride-offers.ts';
import { civilDay, findOffer } from './stays.ts';
import { languagesOf, viewports } from './views.ts';
import { wordsOf } from './words.ts';

async function openOnPhone(page: Page, lang: 'zh-cn' | 'en', path: string): Promise<void> {
  await page.setViewportSize(viewports.phone);
  await chooseLanguage(page, lang);
  await goTo(page, portal().url + path);
}

for (const lang of languagesOf('en')) {
  test(`hotel on a phone: confirms a booking with its number, and sees the cancellation (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const stay = {
      check_in: civilDay(9),
      check_out: civilDay(11),
      nationality: 'CN',
      rooms: [{ adults: 2, child_ages: [] }],
    };
    const id = await bookByApi(
      await findOffer('仰光', stay, token, (rate) => rate.cancellation !== 'non_refundable'),
      token,
    );
    await payByApi(id, 'balance', token);
    const { order } = await orderOf(id, token);
    await openOnPhone(page, lang, await hotelLinkOf(order.sn));
    await expect(page.getByText('GUEST NUMBERA')).toBeVisible();
    expect(await page.locator('#root').textContent()).not.toMatch(/USD|Daw Khin|1234 5678/);

    const send = page.getByRole('button', { name: say('hotel-notice', 'acknowledge') });
    await send.click();
    await expect(page.getByLabel(say('hotel-notice', 'name'))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(say('hotel-notice', 'name')).fill('Ma Win');
    await page.getByLabel(say('hotel-notice', 'code')).fill('TG-4711');
    await send.click();
    await expect(page.getByText(say('hotel-notice', 'done'), { exact: true })).toBeVisible();
    const answered = await orderOf(id, token);
    expect(answered.order.detail).toMatchObject({
      hotel_confirmation_code: 'TG-4711',
      hotel_answer: { answer: 'acknowledged', answered_by: 'Ma Win' },
    });

    const { preview_id } = await done('order/refundPreview', { id }, token);
    await done('order/refund', { id, preview_id }, token);
    await page.reload();
    await expect(page.getByText(say('hotel-notice', 'kind_cancellation'))).toBeVisible();
    await ready(page);
    await page.getByLabel(say('hotel-notice', 'name')).fill('Ma Win');
    await page.getByRole('button', { name: say('hotel-notice', 'acknowledgeCancellation') }).click();
    await expect(page.getByText(say('hotel-notice', 'doneCancellation'), { exact: true })).toBeVisible();
  });
}

test.describe('a ride on its day', () => {
  test.afterEach(() => control('POST', 'reset'));

  for (const lang of languagesOf('zh-cn')) {
    test(`driver on a phone: reports a ride with a photo, even after a lost connection (${lang})`, async ({
      page,
      context,
    }) => {
      const say = await wordsOf(lang);
      const token = await tokenOf(portal().logins.owner);
      const operator = await tokenOf(portal().logins.operator);
      const id = await bookTransferByApi(await findTransfer(token, 'pick_up', 5, () => true), token);
      await payByApi(id, 'balance', token);
      const [ride] = await assignDrivers(id, operator);
      const { url } = await done('console/dispatch/link', { ride_id: ride!.id }, operator);
      await control('POST', 'clock', { set: ride!.starts_at.utc - 3600 });
      await openOnPhone(page, lang, pathIn(url));
      // The sheet uses the language that its driver reads.
      const reads = await page
        .locator('main div[lang]')
        .first()
        .getAttribute('lang')
        .catch(() => null);
      const own: Record<string, string> | undefined =
        reads === 'my' ? burmese : reads === 'th' ? thai : undefined;
      const words: typeof say = (name, key, values = {}) =>
        own?.[key as string]?.replace(/\{(\w+)\}/g, (_, place: string) => String(values[place])) ??
        say(name, key, values);
      const step = (name: 'depart' | 'arrive' | 'board' | 'finish') =>
        page.getByRole('button', { name: words('driver-sheet', `step_${name}`) });
      await step('depart').click();
      await expect(step('arrive')).toBeVisible();

      await context.setOffline(true);
      await step('arrive').click();
      await expect(page.getByText(words('driver-sheet', 'waiting'))).toBeVisible();
      await context.setOffline(false);
      await expect(step('board')).toBeVisible({ timeout: 15_000 });

      const size = { width: 2000, height: 1500, channels: 3, background: '#0d5f6b' } as const;
      const buffer = await sharp({ create: size }).jpeg().toBuffer();
      // The button may have moved under the pointer that reported the step.
      await page.mouse.move(0, 0);
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: words('driver-sheet', 'addPhoto') }).click();
      await (await chooser).setFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByText(words('driver-sheet', 'photos', { count: 1, left: 5 }))).toBeVisible();

      await step('board').click();
      await step('finish').click();
      await expect(page.getByText(words('driver-sheet', 'allDone'))).toBeVisible();
      // Days have passed, so the first session has expired.
      const later = await tokenOf(portal().logins.owner);
      expect((await orderOf(id, later)).history.slice(-4).map(({ event }) => event)).toEqual([
        'driverDeparted',
        'driverArrived',
        'board',
        'rideFinished',
      ]);
    });
  }
});
