import { expect, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { arriveAtOrder, askToBook, fillContact, submitButton, voucherText } from './booking-steps.ts';
import { keepScreen } from './kit-page.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { findOneWay } from './ride-offers.ts';
import { assuranceTest, type View, viewports, viewsOf } from './views.ts';
import { beginningOf, type Language, type Say, wordsOf } from './words.ts';

test.use({ acceptDownloads: true });

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`car to another city: list shows the route and the earliest arrival (${lang}, ${width})`, async ({
    page,
  }) => {
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const say = await wordsOf(lang);
    const choice = await findOneWay(await tokenOf(portal().logins.owner), 'Yangon', 'Mandalay', 5);
    await expectTooShort(page, choice, { lang, width });
    await goTo(page, `${portal().url}/car/list?${listParams(choice, lang)}`);
    await expect(page.getByText(driveOf(choice, say)).first()).toBeVisible();
  });

  assuranceTest(
    `car to another city over two days: list, booking, order and voucher show its route (${lang}, ${width})`,
    async ({ page }) => {
      await page.setViewportSize(viewports[width]);
      await chooseLanguage(page, lang);
      const say = await wordsOf(lang);
      const token = await enterAs(page, portal().logins.owner);
      const choice = await findOneWay(token, 'Yangon', 'Mandalay', 5);
      const { offer } = choice;
      const drive = driveOf(choice, say);
      const total = `${(offer.total_price.amount / 100).toFixed(2)} ${offer.total_price.currency}`;
      const params = listParams(choice, lang);

      await expectTooShort(page, choice, { lang, width });

      await goTo(page, `${portal().url}/car/list?${params}`);
      await expect(page.getByText(drive).first()).toBeVisible();
      await keepScreen(page, `one-way-list-${lang}-${width}`);
      const car = inLanguage(lang, { zh: offer.model.name_alt, en: offer.model.name });
      await page
        .getByRole('link', { name: say('car-list', 'bookCar', { car, total }), exact: true })
        .first()
        .click();

      await page.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('U Aung');
      await page.getByLabel(say('vehicle-terms', 'trip_passenger_phone')).fill('+95 9 420 1122');
      await expect(page.getByText(drive).first()).toBeVisible();
      await expect(
        page
          .getByText(
            inLanguage(lang, { zh: '返空费（异地下车）', en: 'One-way fee (the car returns empty)' }),
          )
          .first(),
      ).toBeVisible();
      await keepScreen(page, `one-way-booking-${lang}-${width}`);
      await fillContact(page, say, { channel: 'balance' });
      await (await askToBook(page, say)).click();
      const id = await arriveAtOrder(page);

      const { order } = await orderOf(id, token);
      expect(order).toMatchObject({ order_status: 'confirmed', total_price: offer.total_price });
      await expect(page.getByText(drive).first()).toBeVisible();
      await expect(page.getByText('+95 9 420 1122').first()).toBeVisible();
      await keepScreen(page, `one-way-order-${lang}-${width}`);
      const voucher = await voucherText(page, say);
      expect(voucher).toContain('630');
      expect(voucher).toContain('+9594201122');
      expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
    },
  );
}

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  assuranceTest(`car to a place without a known route → on request (${lang}, ${width})`, async ({ page }) => {
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const say = await wordsOf(lang);
    const token = await enterAs(page, portal().logins.owner);
    const choice = await findOneWay(token, 'Yangon', 'Ngapali', 5);
    expect(choice.offer).toMatchObject({ on_request: true, route: null });
    await goTo(page, `${portal().url}/car/list?${listParams(choice, lang)}`);
    await expect(page.getByText(say('vehicle-terms', 'onRequestRoute')).first()).toBeVisible();
    await keepScreen(page, `one-way-request-list-${lang}-${width}`);
    await page
      .getByRole('link', { name: beginningOf(say('car-list', 'requestCar')) })
      .first()
      .click();

    await page.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('U Aung');
    await expect(page.getByText(say('booking', 'requestAsked'))).toBeVisible();
    await keepScreen(page, `one-way-request-booking-${lang}-${width}`);
    await page.getByLabel(say('booking', 'contactName')).fill('Daw Khin');
    await page.getByLabel(say('booking', 'contactPhone')).fill('+95 9 1234 5678');
    await submitButton(page).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: say('booking', 'submitRequest') }).click();
    const id = await arriveAtOrder(page);
    await expect(page.getByText(say('order-detail', 'nextOffer')).first()).toBeVisible();
    await keepScreen(page, `one-way-request-order-${lang}-${width}`);
    const { order } = await orderOf(id, token);
    expect(order).toMatchObject({ order_status: 'offer_pending' });
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

type Choice = Awaited<ReturnType<typeof findOneWay>>;

/** Returns the route and its duration in the wording used on every page. */
function driveOf({ offer }: Choice, say: Say): string {
  return say('vehicle-terms', 'drive', {
    km: offer.route!.km,
    time: say('vehicle-terms', 'hours', { count: offer.route!.minutes / 60 }),
  });
}

/** Expects less than the usual time to be refused with the earliest possible time. */
async function expectTooShort(page: Page, choice: Choice, { lang, width }: View): Promise<void> {
  const day = choice.trip.pick_up_at.slice(0, 10);
  const short = listParams(choice, lang);
  short.set('drop_off_at', `${day}T13:00`);
  await goTo(page, `${portal().url}/car/list?${short}`);
  await expect(page.getByText(`${day} 18:00`).first()).toBeVisible();
  await keepScreen(page, `one-way-short-${lang}-${width}`);
}

/** Returns the address of the list of a one-way trip, the cheapest first. */
function listParams({ from, to, trip }: Choice, lang: Language): URLSearchParams {
  const name = (place: typeof from) => inLanguage(lang, { zh: place.name_alt, en: place.name });
  return new URLSearchParams({
    pick_up_id: String(from.id),
    pick_up: name(from),
    drop_off_id: String(to.id),
    drop_off: name(to),
    pick_up_at: trip.pick_up_at,
    drop_off_at: trip.drop_off_at,
    adults: '2',
    sort: 'price',
  });
}
