import { expect, type Page, test } from '@playwright/test';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { done } from './api-calls.ts';
import { chooseMoment } from './choose-moment.ts';
import { enterAs } from './log-in.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { findCar, findTransfer } from './ride-offers.ts';
import { searchTransfers } from './ride-search.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer, stayQuery } from './stays.ts';
import { isAssurance, type View, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

/** Pixels from the head of the site to the first result. */
const mostAboveResults = 172;

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(22),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

/** Both languages, each in another width; all views in the assurance run. */
const views: readonly View[] = isAssurance
  ? viewsOf('zh-cn', 'desktop')
  : [
      { lang: 'zh-cn', width: 'desktop' },
      { lang: 'en', width: 'phone' },
    ];

for (const { lang, width } of views) {
  test(`transfers: searched in one line → folded over the results, opened again to change it (${lang}, ${width})`, async ({
    page,
  }) => {
    const { say, token } = await arrive(page, lang, width);
    const choice = await findTransfer(token, 'pick_up', 20, () => true);
    await goTo(page, `${portal().url}/airport/list`);
    const t = (key: PhraseKey<'transfer-search'>) => say('transfer-search', key);
    const line = page.getByRole('search', { name: t('form') });
    await shoot(page, `transfer-line-${lang}-${width}`);

    // A child without an age is asked for in the panel, below the number of children.
    await line.getByRole('button', { name: t('passengers') }).click();
    const panel = page.getByRole('dialog', { name: t('passengers') });
    await panel.getByRole('button', { name: `${say('common', 'more')}: ${t('children')}` }).click();
    const age = panel.getByLabel(say('transfer-search', 'childAge', { number: 1 }));
    await age.selectOption('5');
    await shoot(page, `transfer-passengers-${lang}-${width}`);
    await panel.getByRole('button', { name: say('common', 'done') }).click();
    await expect(panel).toBeHidden();

    await searchTransfers(page, say, choice);
    await page.waitForURL(/\/airport\/list\?.*child_ages=5/);
    await expect(line).toBeHidden();
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toBeVisible();
    await shoot(page, `transfer-list-${lang}-${width}`);
    await expectAccessible(page, 'transfer list');
    expect(await belowHead(page)).toBeLessThanOrEqual(mostAboveResults);

    await page.getByRole('button', { name: new RegExp(`${t('change')}$`) }).click();
    await expect(line).toBeVisible();
    await expect(line.getByLabel(t('flightNumber'))).toHaveValue(choice.trip.flight_number);
    await shoot(page, `transfer-changed-${lang}-${width}`);
    const when = line.getByRole('group', { name: t('arriving'), exact: true }).getByRole('combobox');
    await when.fill('24:70');
    await when.press('Tab');
    await expect(line.getByText(say('dates', 'timeNotRead'))).toBeVisible();
    await when.fill('下午3点半');
    await when.press('ArrowDown');
    await expect(when).toHaveValue('15:45');
    await shoot(page, `transfer-times-${lang}-${width}`);
    await when.press('Enter');
    await expect(page.getByRole('option', { name: '15:45' })).toHaveCount(0);
    await line.getByRole('button', { name: t('submit') }).click();
    await page.waitForURL(/flight_at=[\d-]+T15%3A45/);
    await expect(line).toBeHidden();

    await page.getByRole('button', { name: new RegExp(`${t('change')}$`) }).click();
    await line.getByText(t('mode_drop_off'), { exact: true }).click();
    await expect(line.getByLabel(t('flightKind'))).toBeVisible();
    await chooseMoment(line, t('departing'), `${civilDay(20)}T22:10`);
    await shoot(page, `transfer-drop-off-${lang}-${width}`);
  });

  test(`place fields of a member: last searches and favourites offered on focus, for three products (${lang}, ${width})`, async ({
    page,
  }) => {
    const { say, token } = await arrive(page, lang, width);
    const hotel = await findOffer('仰光', stay, token, () => true);
    const { detail } = hotel;
    await done('cms.User/collect', { kind: 'hotel', id: detail.hotel.id, collected: true }, token);
    const car = await findCar(token, 20, () => true);
    const transfer = await findTransfer(token, 'pick_up', 20, () => true);
    const remember = (product: string, query: Record<string, string>) =>
      done('search/remember', { product, query: new URLSearchParams(query).toString() }, token);
    await remember('hotel', Object.fromEntries(stayQuery(hotel)));
    await remember('car', {
      pick_up_id: String(car.place.id),
      pick_up: car.place.name,
      drop_off_id: String(car.place.id),
      drop_off: car.place.name,
      pick_up_at: car.trip.pick_up_at,
      drop_off_at: car.trip.drop_off_at,
    });
    await remember('airport', {
      mode: 'pick_up',
      airport_id: String(transfer.airport.id),
      airport: transfer.airport.name,
      place_id: String(transfer.place.id),
      place: transfer.place.name,
      flight_number: 'MU2031',
      flight_at: transfer.trip.flight_at,
    });

    await goTo(page, `${portal().url}/hotel/list`);
    const destination = page.getByRole('combobox', { name: say('hotel-search', 'destination') });
    await destination.click();
    const group = (name: string) => page.getByRole('group', { name, exact: true });
    await expect(group(say('hotel-search', 'recent')).getByRole('option').first()).toBeVisible();
    await expect(group(say('hotel-search', 'favourite')).getByRole('option').first()).toBeVisible();
    await shoot(page, `own-hotels-${lang}-${width}`);
    await expectAccessible(page, 'own options');

    await goTo(page, `${portal().url}/car/list`);
    await page.getByRole('combobox', { name: say('car-search', 'pickUp') }).click();
    await expect(group(say('car-search', 'favourite')).getByRole('option').first()).toBeVisible();
    await shoot(page, `own-cars-${lang}-${width}`);
    await group(say('car-search', 'recent')).getByRole('option').first().click();
    await page.waitForURL(/\/car\/list\?.*pick_up_id=/);

    await goTo(page, `${portal().url}/airport/list`);
    await page.getByRole('combobox', { name: say('transfer-search', 'airport_pick_up') }).press('ArrowDown');
    await expect(group(say('transfer-search', 'recent')).getByRole('option').first()).toBeVisible();
    await shoot(page, `own-transfers-${lang}-${width}`);
    // The first option is marked.
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/airport\/list\?.*flight_number=MU2031/);
  });
}

for (const { lang, width } of viewsOf('zh-cn', 'phone').filter((view) => view.width === 'phone')) {
  test(`hotel list on a phone: a chip opens its filters, is first while active, and clears them (${lang})`, async ({
    page,
  }) => {
    const { say, token } = await arrive(page, lang, width);
    const offer = await findOffer('仰光', stay, token, () => true);
    const query = new URLSearchParams(stayQuery(offer));
    await goTo(page, `${portal().url}/hotel/list?${query}`);
    const stars = say('hotel-list', 'filterStars');
    await page.getByRole('button', { name: stars, exact: true }).click();
    const sheet = page.getByRole('dialog', { name: say('offer-list', 'filters') });
    const group = sheet.getByRole('group', { name: stars });
    await expect(group).toBeInViewport();
    await group.getByRole('checkbox').first().click();
    await page.waitForURL(/stars=/);
    await shoot(page, `chips-sheet-${lang}-${width}`);
    await sheet.getByRole('button', { name: /\d/ }).last().click();
    await expect(sheet).toBeHidden();
    const clear = page.getByRole('button', { name: say('offer-list', 'clearOne', { filter: stars }) });
    await expect(clear).toBeInViewport();
    await shoot(page, `chips-${lang}-${width}`);
    await expectAccessible(page, 'hotel list with chips');
    await clear.click();
    await expect(page).not.toHaveURL(/stars=/);
    await page.getByRole('combobox', { name: say('offer-list', 'sort') }).selectOption('price desc');
    await page.waitForURL(/sort=price&order=desc/);
  });
}

/** Pixels from the lower edge of the site's head to the first result. */
async function belowHead(page: Page): Promise<number> {
  return page.evaluate(() => {
    const head = document.querySelector('header')?.getBoundingClientRect();
    const first = document.querySelector('main article')?.getBoundingClientRect();
    return head && first ? Math.round(first.top - head.bottom) : Number.NaN;
  });
}

async function arrive(
  page: Page,
  lang: View['lang'],
  width: View['width'],
): Promise<{ say: Say; token: string }> {
  await page.setViewportSize(viewports[width]);
  await chooseLanguage(page, lang);
  return { say: await wordsOf(lang), token: await enterAs(page, portal().logins.owner) };
}
