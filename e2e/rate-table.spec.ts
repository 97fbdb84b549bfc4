import { expect, type Locator, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { expectAccessible } from './accessible.ts';
import { bookButton, rateLine, shown } from './booking-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, type Detail, findOffer, type Offer, type Rate, stayQuery } from './stays.ts';
import { type View, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

for (const view of viewsOf('zh-cn', 'desktop')) {
  test(`rate table: one orange button, low rows, no serious axe finding (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { offer, say } = await openHotel(page, view);
    const isDesk = view.width === 'desktop';
    await page.mouse.move(0, 0);
    await shoot(page, `rate-table-${view.lang}-${view.width}`);
    await expectAccessible(page, 'rate table');

    expect(await orangeNames(page)).toEqual([await nameOf(bookButton(page, cheapest(offer)))]);
    for (const row of await rowsOf(page).all()) {
      // On a phone a rate may need a fourth line in English.
      expect((await boxOf(row)).height).toBeLessThanOrEqual(isDesk ? 60 : 150);
    }
    if (isDesk) {
      const back = page.getByRole('main').getByRole('link', { name: backWords(say, view) });
      const gallery = page.getByRole('region', { name: say('hotel-detail', 'photos') });
      expect((await boxOf(gallery)).y - (await boxOf(back)).y).toBeLessThanOrEqual(96);
      await expectBarBelowLine(page, say);
    }
    const facts = await boxOf(page.locator('#policies'));
    const table = await boxOf(page.getByRole('table').first());
    if (isDesk) expect(facts.x).toBeGreaterThan(table.x + table.width);
    else expect(facts.y).toBeGreaterThan(table.y + table.height);
  });

  test(`rate table: chips narrow the rates without a request; none fits → names the chip to remove (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { offer, say } = await openHotel(page, view);
    const rates = ratesOf(offer.detail);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const chip = (name: string) =>
      page
        .getByRole('group', { name: say('hotel-detail', 'filterRates') })
        .getByRole('button', { name: new RegExp(`^${name} \\d`) });

    const breakfast = chip(say('hotel-detail', 'chipBreakfast'));
    await breakfast.click();
    await expect(breakfast).toHaveAttribute('aria-pressed', 'true');
    const withBreakfast = rates.filter(hasBreakfast).length;
    await expect(rowsOf(page)).toHaveCount(withBreakfast);
    await expect(
      page.getByText(say('hotel-detail', 'rateCountOf', { count: withBreakfast, all: rates.length })),
    ).toBeVisible();
    await breakfast.click();
    await chip(say('hotel-detail', 'chipCancellable')).click();
    await expect(rowsOf(page)).toHaveCount(rates.filter(isCancellable).length);
    await chip(say('hotel-detail', 'chipCancellable')).click();

    const bed = bedWithoutBreakfast(offer.detail)!;
    const bedWords = say('hotel-terms', `bed_${bed}`);
    await chip(bedWords).click();
    await expect(rowsOf(page)).toHaveCount(rates.filter((rate) => rate.bed === bed).length);
    await breakfast.click();
    await expect(rowsOf(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: say('hotel-detail', 'noRateFits') })).toBeVisible();
    await shoot(page, `rate-table-none-${view.lang}-${view.width}`);
    const remedy = say('hotel-detail', 'dropChip', { chip: bedWords, count: withBreakfast });
    await page.getByRole('button', { name: remedy }).click();
    await expect(rowsOf(page)).toHaveCount(withBreakfast);
    expect(asked.filter((path) => path.startsWith('/api/hotel/'))).toEqual([]);
  });

  test(`rate table: per night instead of the total → remembered for this user (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { offer, say } = await openHotel(page, view);
    const total = shown(offer.rate.total_price.amount);
    const perNight = shown(offer.rate.price_per_night.amount);
    const firstPrice = rateLine(page, offer).locator('.price').first();
    await expect(firstPrice).toContainText(total);
    const basis = page.getByRole('group', { name: say('hotel-detail', 'priceBasis') });
    await basis.getByRole('button', { name: say('hotel-detail', 'basisNight') }).click();
    await expect(firstPrice).toContainText(perNight);
    await expect(rateLine(page, offer)).toContainText(total);
    await page.reload();
    await expect(firstPrice).toContainText(perNight);
    await basis.getByRole('button', { name: say('hotel-detail', 'basisTotal') }).click();
    await expect(firstPrice).toContainText(total);
  });

  test(`rate table: by keyboard from the details of a rate to its booking (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { offer, say } = await openHotel(page, view);
    const group = page.locator(`#room-${offer.room.id}`);
    const unfold = group.getByRole('button', { name: say('hotel-detail', 'roomDetails') });
    await unfold.focus();
    await page.keyboard.press('Enter');
    await expect(unfold).toHaveAttribute('aria-expanded', 'true');
    await expect(group).toContainText(say('hotel-detail', offer.room.smoking ? 'smoking' : 'nonSmoking'));
    const details = group.getByRole('button', { name: say('hotel-detail', 'priceDetails') }).first();
    // The box of the quote comes first.
    await page.keyboard.press('Tab');
    await expect(group.getByRole('checkbox').first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(details).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: say('hotel-detail', 'priceDetails') });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(details).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/hotel\/booking\?/);
  });

  test(`rate table: other dates or rooms → the old rates stay, dimmed, until the new ones arrive (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { say } = await openHotel(page, view);
    const before = await rowsOf(page).count();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/hotel/detail?*', async (route) => {
      await held;
      await route.continue();
    });
    if (view.width === 'phone') await page.getByRole('main').locator('button[aria-expanded]').first().click();
    const line = page.getByRole('search');
    await line.getByRole('button', { name: say('hotel-search', 'guests') }).click();
    await page.getByRole('button', { name: say('hotel-search', 'addRoom') }).click();
    await page.getByRole('button', { name: say('common', 'done') }).click();
    await line.getByRole('button', { name: say('hotel-detail', 'changeStay') }).click();
    await expect(page.getByText(say('hotel-detail', 'updatingRates'))).toBeVisible();
    await expect(page.locator('#rooms [aria-busy=true]')).toBeVisible();
    await expect(rowsOf(page)).toHaveCount(before);
    release();
    await expect(page.getByText(say('hotel-detail', 'updatingRates'))).toBeHidden();
    await page.waitForURL(/rooms=2-\d/);
    await expect(page.locator('#rooms [aria-busy]')).toHaveCount(0);
  });

  test(`pictures of a hotel: one to seven → fill the strip without a hole (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { offer, say } = await openHotel(page, view);
    const pictures = manyPictures(offer);
    for (const count of [1, 2, 3, 4, 7]) {
      await page.route('**/api/hotel/detail?*', async (route) => {
        const reply = await route.fetch();
        const body = await reply.json();
        body.data.hotel.pictures = pictures.slice(0, count);
        await route.fulfill({ json: body });
      });
      await goTo(page, addressOf(offer));
      const gallery = page.getByRole('region', { name: say('hotel-detail', 'photos') });
      const tiles = gallery.getByRole('listitem');
      await expect(tiles).toHaveCount(Math.min(count, 5));
      const frame = await boxOf(gallery);
      expect(frame.height).toBeGreaterThanOrEqual(160);
      expect(frame.height).toBeLessThanOrEqual(200);
      const boxes = await Promise.all((await tiles.all()).map(boxOf));
      for (const [at, box] of boxes.entries()) {
        expect(box.height).toBeCloseTo(frame.height, 0);
        const from = at === 0 ? frame.x : boxes[at - 1]!.x + boxes[at - 1]!.width;
        if (view.width === 'desktop' || at > 0) expect(box.x - from).toBeLessThanOrEqual(5);
      }
      const last = boxes.at(-1)!;
      expect(last.x + last.width).toBeGreaterThanOrEqual(frame.x + frame.width - 20);
      await page.unroute('**/api/hotel/detail?*');
    }
  });
}

test('rate table: longest words on a narrow desk → search line in one row, bar directly below it', async ({
  page,
}) => {
  const { say } = await openHotel(page, { lang: 'en', width: 'narrow' });
  await expectBarBelowLine(page, say);
  await shoot(page, 'rate-table-en-narrow');
});

/** Expects that the bar of the rates is fixed directly below the search line. */
async function expectBarBelowLine(page: Page, say: Say): Promise<void> {
  await page.evaluate(() => scrollTo(0, 900));
  const line = await boxOf(page.getByRole('search').locator('..').locator('..').locator('..'));
  const bar = await boxOf(anchorsOf(page, say));
  expect(bar.y).toBeGreaterThanOrEqual(line.y + line.height);
  expect(bar.y).toBeLessThan(line.y + line.height + 16);
}

/** Opens a hotel, as a member, with rates for every chip and a bed kind that is sold without breakfast only. */
async function openHotel(page: Page, { lang, width }: View): Promise<{ offer: Offer; say: Say }> {
  const say = await wordsOf(lang);
  await page.setViewportSize(viewports[width]);
  await chooseLanguage(page, lang);
  const offer = await someHotel();
  await enterAs(page, portal().logins.owner);
  await goTo(page, addressOf(offer));
  await expect(bookButton(page, offer)).toBeVisible();
  return { offer, say };
}

let found: Promise<Offer> | undefined;

/** All tests here use the same hotel, because none of them books. */
function someHotel(): Promise<Offer> {
  found ??= tokenOf(portal().logins.owner).then((token) =>
    findOffer('仰光', stay, token, (rate, detail) => {
      const rates = ratesOf(detail);
      return rate === rates[0] && bedWithoutBreakfast(detail) !== undefined && !rates.every(isCancellable);
    }),
  );
  return found;
}

function addressOf(offer: Offer): string {
  return `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}`;
}

function bedWithoutBreakfast(detail: Detail): Rate['bed'] | undefined {
  const rates = ratesOf(detail);
  if (!rates.some(hasBreakfast)) return undefined;
  return rates.find(({ bed }) => !rates.some((other) => other.bed === bed && hasBreakfast(other)))?.bed;
}

/** The offer of the same hotel with the lowest total that can be booked at once; the first of equal ones. */
function cheapest(offer: Offer): Offer {
  const offers = offer.detail.rooms.flatMap((room) => room.rates.map((rate) => ({ ...offer, room, rate })));
  const atOnce = offers.filter(({ rate }) => !rate.on_request);
  const least = Math.min(...atOnce.map(({ rate }) => rate.total_price.amount));
  return atOnce.find(({ rate }) => rate.total_price.amount === least)!;
}

/** Seven pictures at different addresses: those of the hotel several times. */
function manyPictures({ detail }: Offer): Detail['hotel']['pictures'] {
  const { pictures } = detail.hotel;
  return Array.from({ length: 7 }, (_, at) => {
    const picture = pictures[at % pictures.length]!;
    return { ...picture, url: picture.url.replace(/(?=[^/]+$)/, './'.repeat(at)) };
  });
}

/** Accessible names of the orange buttons and links of the page's content. */
function orangeNames(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('button, a')
    .evaluateAll((controls) => {
      const probe = document.createElement('i');
      probe.style.setProperty('color', 'var(--saffron)');
      document.body.append(probe);
      const orange = getComputedStyle(probe).color;
      probe.remove();
      return controls
        .filter((control) => getComputedStyle(control).backgroundColor === orange)
        .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '');
    });
}

async function nameOf(button: Locator): Promise<string | null> {
  return button.getAttribute('aria-label');
}

function backWords(say: Say, { lang }: View): string {
  return say('hotel-detail', 'backToList', { place: inLanguage(lang, { zh: '仰光', en: 'Yangon' }) });
}

function anchorsOf(page: Page, say: Say): Locator {
  return page.getByRole('navigation', { name: say('hotel-detail', 'partsOfPage') });
}

const rowsOf = (page: Page) => page.getByRole('main').locator('tr[data-rate]');
const ratesOf = (detail: Detail) => detail.rooms.flatMap((room) => room.rates);
const hasBreakfast = ({ meal }: Rate) => meal !== 'room_only';
const isCancellable = ({ cancellation }: Rate) => cancellation !== 'non_refundable';

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not displayed');
  return box;
}
