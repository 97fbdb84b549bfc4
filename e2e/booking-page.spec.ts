import { expect, test } from '@playwright/test';
import { arriveAtOrder, askToBook, fillBooking, nameField, submitButton } from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookingPath, civilDay, findOffer } from './stays.ts';
import { assuranceTest, languagesOf } from './views.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(21),
  rooms: [
    { adults: 2, child_ages: [] },
    { adults: 1, child_ages: [5] },
  ],
  nationality: 'CN',
};

test.use({ viewport: { width: 1440, height: 900 } });

test.afterAll(() => control('POST', 'reset'));

for (const lang of languagesOf('en')) {
  // Covers 3.39, 5.07, 5.08, 9.10, 9.11, 9.12.
  test(`booking page: missing input → error beside its field; odd input → only a remark (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await chooseLanguage(page, lang);
    await openBooking(page);
    await submitButton(page).click();
    const missing = page.getByText(say('hotel-booking', 'fullNameRequired'));
    await expect(missing).toHaveCount(2);
    await expect(page.getByText(say('booking', 'payRequired'))).toBeVisible();
    await expect(nameField(page, say, 0)).toBeFocused();

    await nameField(page, say, 0).fill('TBA');
    await expect(page.getByText(say('hotel-booking', 'warnPlaceholder', { name: 'TBA' }))).toBeVisible();
    await nameField(page, say, 0).fill('ZHANG 3');
    await expect(page.getByText(say('hotel-booking', 'warnDigits'))).toBeVisible();
    await nameField(page, say, 1).fill('zhang 3');
    await expect(missing).toHaveCount(0);
    await nameField(page, say, 1).fill('张三');
    await nameField(page, say, 1).blur();
    await expect(page.getByText(say('hotel-booking', 'fullNameLatin'))).toBeVisible();

    await fillBooking(page, say, { names: ['TEST GUEST', 'TEST GUEST'], channel: 'balance' });
    await askToBook(page, say);
    const question = page.getByRole('dialog', { name: say('booking', 'confirmTitle') });
    await expect(question.getByText(say('hotel-booking', 'reminderMismatch'))).toBeVisible();
    await expect(question.getByText(say('hotel-booking', 'reminderRequests'))).toBeVisible();
    await expect(question.getByText(say('hotel-booking', 'reminderFees'))).toBeVisible();
  });
}

test('booking page: button names its action, and the summary shows the remaining money', async ({ page }) => {
  const say = await wordsOf('en');
  await chooseLanguage(page, 'en');
  const { rate } = await openBooking(page);
  const amount = `${(rate.total_price.amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })} USD`;
  await expect(submitButton(page)).toHaveText(say('booking', 'submitChoose', { amount }));
  await page.getByRole('radio', { name: say('booking', 'payCredit') }).check();
  await expect(submitButton(page)).toHaveText(say('booking', 'submitCredit', { amount }));
  await page.getByRole('radio', { name: say('booking', 'payBalance') }).check();
  await expect(submitButton(page)).toHaveText(say('booking', 'submitBalance', { amount }));
  const card = page.getByRole('region', { name: say('booking', 'summary') });
  await expect(card.getByText(say('booking', 'balanceAfter'))).toBeVisible();
});

assuranceTest('special requests: quick phrases can be added and removed', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await openBooking(page);
  const requests = page.getByRole('textbox', { name: say('booking', 'specialRequests') });
  const chip = page.getByRole('button', { name: say('hotel-booking', 'chipQuiet') });
  await requests.fill('晚到');
  await chip.click();
  await expect(requests).toHaveValue(`晚到\n${say('hotel-booking', 'chipQuiet')}`);
  await chip.click();
  await expect(requests).toHaveValue('晚到');
});

test('price lock expired → price is quoted again and the form keeps its input', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await openBooking(page);
  await fillBooking(page, say, { names: ['ZHANG SAN', 'LI SI'], channel: 'credit' });
  await control('POST', 'clock', { advance: 16 * 60 });
  await (await askToBook(page, say)).click();
  const ended = page.getByRole('dialog', { name: say('booking', 'expiredTitle') });
  await ended.getByRole('button', { name: say('booking', 'requote') }).click();
  await expect(ended).toBeHidden();
  await expect(nameField(page, say, 1)).toHaveValue('LI SI');
  await (await askToBook(page, say)).click();
  await arriveAtOrder(page);
});

test('room sold out meanwhile → link back to its hotel, and nothing is booked', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const offer = await openBooking(page, 8);
  await fillBooking(page, say, { names: ['ZHANG SAN', 'LI SI'], channel: 'balance' });
  const rest = Array.from({ length: offer.rate.units_left }, () => ({ adults: 1, child_ages: [] }));
  const other = await tokenOf(portal().logins.otherAgency);
  const whole = { ...offer.stay, rooms: rest };
  const total = await findOffer(
    '仰光',
    whole,
    other,
    (rate) => rate.rate_key.split('-')[0] === offer.rate.rate_key.split('-')[0],
  );
  await bookByApi(total, other);
  await (await askToBook(page, say)).click();
  const gone = page.getByRole('dialog', { name: say('hotel-booking', 'soldOutTitle') });
  await gone.getByRole('link', { name: say('hotel-booking', 'backToHotel') }).click();
  await page.waitForURL(new RegExp(`/hotel/detail/${offer.detail.hotel.id}\\?`));
});

assuranceTest('booking page without a quote → explains what to do first', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, portal().logins.owner);
  for (const query of ['', '?quote=6f2f9f52-9a0e-4a59-9a73-4a34b7f6a001']) {
    await goTo(page, `${portal().url}/hotel/booking${query}`);
    await expect(page.getByRole('heading', { name: say('hotel-booking', 'missingTitle') })).toBeVisible();
  }
});

/** Opens the booking page of a rate in Yangon with at most `atMost` rooms left. */
async function openBooking(page: Parameters<typeof enterAs>[0], atMost = 1000) {
  const token = await enterAs(page, portal().logins.owner);
  const offer = await findOffer(
    '仰光',
    stay,
    token,
    (rate) => rate.cancellation !== 'non_refundable' && rate.units_left >= 2 && rate.units_left <= atMost,
  );
  await goTo(page, portal().url + (await bookingPath(offer, token)));
  return offer;
}
