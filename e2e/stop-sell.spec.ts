import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer, type Offer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { beginningOf, wordsOf } from './words.ts';

/** Dates of this journey, away from those of others. */
const stay = {
  check_in: civilDay(47),
  check_out: civilDay(48),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('en', 'desktop')) {
  test(`stop-sell: clerk stops the night → no longer offered; reopened → offered (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const offer = await findOffer('仰光', stay, token, (rate) => !rate.on_request);
    await payByApi(await bookByApi(offer, token), 'balance', token);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    const hotelId = offer.detail.hotel.id;

    await goTo(page, `${portal().url}/console/stays?day=${stay.check_in}&hotel_id=${hotelId}`);
    const sheet = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) });
    const hotel = (await sheet.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await sheet.getByRole('button', { name: say('console-sale', 'stopOf', { hotel }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel(say('console-sale', 'roomType'))).toBeVisible();
    await fillDate(page, say('console-sale', 'from'), stay.check_in);
    await fillDate(page, say('console-sale', 'to'), stay.check_in);
    await dialog.getByLabel(say('console-sale', 'reason')).fill('The hotel called: full');
    await expectAccessible(page, 'stop the sale of nights');
    await dialog.getByRole('button', { name: say('console-sale', 'stop'), exact: true }).click();
    await expect(page.getByText(say('console-sale', 'stopped', { hotel }))).toBeVisible();
    await expect.poll(() => isOffered(offer, token)).toBe(false);

    await goTo(page, `${portal().url}/console/hotels/sale?hotel_id=${hotelId}`);
    await expect(page.getByRole('heading', { level: 1, name: say('console-sale', 'title') })).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: 'The hotel called: full' });
    await expect(row).toBeVisible();
    await expectAccessible(page, 'nights off sale');
    await row.getByRole('button', { name: say('console-sale', 'openOf', { hotel }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('console-sale', 'open'), exact: true })
      .click();
    await expect(row.getByText(say('console-sale', 'opened'))).toBeVisible();
    await expect.poll(() => isOffered(offer, token)).toBe(true);
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`rooming list and night price: previewed → sent, set (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const offer = await findOffer('仰光', stay, token, (rate) => !rate.on_request);
    await payByApi(await bookByApi(offer, token), 'balance', token);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    const hotelId = offer.detail.hotel.id;

    await goTo(page, `${portal().url}/console/stays?day=${stay.check_in}&hotel_id=${hotelId}`);
    const sheet = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) });
    const hotel = (await sheet.getByRole('heading', { level: 2 }).textContent()) ?? '';
    await sheet.getByRole('button', { name: say('console-stays', 'roomingOf', { hotel }) }).click();
    const dialog = page.getByRole('dialog');
    const preview = dialog.getByRole('list', { name: say('console-stays', 'roomingPreview') });
    await expect(preview).toContainText('GUEST NUMBERA');
    await expectAccessible(page, 'rooming list');
    await dialog.getByRole('button', { name: say('console-stays', 'roomingSend'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(sheet).toContainText(beginningOf(say('console-stays', 'roomingSent')));

    await goTo(page, `${portal().url}/console/hotels/sale?hotel_id=${hotelId}`);
    const rates = page.locator('main section').filter({ has: page.getByRole('heading', { level: 2 }) });
    await expect(rates).toBeVisible();
    await expectAccessible(page, 'rooms and prices tonight');
    await rates
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: beginningOf(say('console-sale', 'setPriceOf')) })
      .click();
    await fillDate(page, say('console-sale', 'from'), stay.check_in);
    await fillDate(page, say('console-sale', 'to'), stay.check_in);
    await dialog.getByLabel(say('console-sale', 'price')).fill('2000');
    const nights = dialog.getByRole('list', { name: say('console-sale', 'preview') });
    await expect(nights).toContainText('→');
    await dialog.getByLabel(say('console-sale', 'reason')).fill('The hotel raised its rate');
    await dialog.getByRole('button', { name: say('console-sale', 'setPrice'), exact: true }).click();
    await expect(page.getByText(say('console-sale', 'priceSet'))).toBeVisible();
  });
}

async function fillDate(page: Page, label: string, date: string): Promise<void> {
  const field = page.getByRole('dialog').getByLabel(label);
  await field.fill(date);
  await field.press('Tab');
}

/** Whether the agent's search still finds the hotel. */
async function isOffered({ detail }: Offer, token: string): Promise<boolean> {
  const asked = { destination_type: 'hotel', destination_id: detail.hotel.id, ...stay };
  const { list } = await ask<{ list: { id: number }[] }>('hotel/list', asked, token);
  return list.some(({ id }) => id === detail.hotel.id);
}
