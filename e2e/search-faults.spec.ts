import { expect, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { chooseMoment } from './choose-moment.ts';
import { tokenOf } from './log-in.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { findCar } from './ride-offers.ts';
import { civilDay } from './stays.ts';
import { languagesOf } from './views.ts';
import { type languages, type Say, wordsOf } from './words.ts';

/** Agreed sentences, repeated here instead of read from the portal's own phrases. */
const sentences = {
  en: {
    pickUp: 'Please select a pick-up location',
    dropOff: 'Please select a drop-off location',
    anything: 'Please enter information to search',
    airport: 'Please select an arriving airport',
    flightNumber: 'Please enter a flight number',
    destination: 'Please enter a destination',
    departure: 'Please enter a departure',
  },
  'zh-cn': {
    pickUp: '请选择上车地点',
    dropOff: '请选择下车地点',
    anything: '请输入要查询的信息',
    airport: '请选择到达机场',
    flightNumber: '请输入航班号',
    destination: '请输入目的地',
    departure: '请输入出发地',
  },
} as const;

for (const width of [1440, 390]) {
  test(`search: child without an age → asked for in the field (${width})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { say, line } = await openSearch(page, 'zh-cn', '/hotel/list', 'hotel-search');
    await line.getByRole('combobox', { name: say('hotel-search', 'destination') }).click();
    await page.getByRole('option').first().click();
    await line.getByRole('button', { name: say('hotel-search', 'guests') }).click();
    const panel = page.getByRole('dialog', { name: say('hotel-search', 'guests') });
    const more = `${say('common', 'more')}: ${say('hotel-search', 'children')}`;
    await panel.getByRole('button', { name: more }).click();
    await panel.getByRole('button', { name: say('common', 'done') }).click();
    await expect(panel).toBeHidden();
    await line.getByRole('button', { name: say('hotel-search', 'submit') }).click();
    await expect(panel.getByLabel(say('hotel-search', 'childAge', { number: 1 }))).toBeFocused();
    await expect(page.getByText(say('hotel-search', 'childAgeRequired'))).toBeAttached();
  });
}

for (const lang of languagesOf('en')) {
  const wanted = sentences[lang];

  // Covers 5.06.
  test(`car search without locations → asks for both (${lang})`, async ({ page }) => {
    const { say, line } = await openSearch(page, lang, '/car/list', 'car-search');
    await line.getByRole('button', { name: say('car-search', 'submit') }).click();
    await expect(line.getByText(wanted.pickUp)).toBeVisible();
    await expect(line.getByText(wanted.dropOff)).toBeVisible();
    const pickUp = line.getByRole('combobox', { name: say('car-search', 'pickUp') });
    await expect(pickUp).toBeFocused();
    await expect(pickUp).toHaveAccessibleDescription(wanted.pickUp);
    expect(new URL(page.url()).search).toBe('');

    // A pick-up location is not enough until it is also chosen as the drop-off location.
    await pickUp.fill(inLanguage(lang, { zh: '仰光', en: 'Yangon' }));
    await line.getByRole('listbox').getByRole('option').first().click();
    await line.getByRole('button', { name: say('car-search', 'submit') }).click();
    await expect(line.getByText(wanted.pickUp)).toBeHidden();
    await expect(line.getByText(wanted.dropOff)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await line.getByRole('combobox', { name: say('car-search', 'dropOff') }).click();
    await line.getByRole('option', { name: say('car-search', 'samePlace') }).click();
    await line.getByRole('button', { name: say('car-search', 'submit') }).click();
    await page.waitForURL(/drop_off_id=/);
    const asked = new URL(page.url()).searchParams;
    expect(asked.get('drop_off_id')).toBe(asked.get('pick_up_id'));
  });

  // Covers 5.01, 5.02, 5.03, 5.04, 5.05.
  test(`transfer search: missing input → reported beside its fields (${lang})`, async ({ page }) => {
    const { say, line } = await openSearch(page, lang, '/airport/list', 'transfer-search');
    const submit = line.getByRole('button', { name: say('transfer-search', 'submit') });
    const fields = [wanted.airport, wanted.flightNumber, wanted.destination];
    await submit.click();
    await expect(line.getByText(wanted.anything)).toBeVisible();
    for (const sentence of fields) await expect(line.getByText(sentence)).toBeHidden();

    const moment = `${civilDay(20)}T10:00`;
    await chooseMoment(line, say('transfer-search', 'arriving'), moment);
    await submit.click();
    await expect(line.getByText(wanted.anything)).toBeHidden();
    for (const sentence of fields) await expect(line.getByText(sentence)).toBeVisible();

    await line.getByText(say('transfer-search', 'mode_drop_off'), { exact: true }).click();
    await expect(line.getByText(wanted.airport)).toBeHidden();
    await chooseMoment(line, say('transfer-search', 'departing'), moment);
    await submit.click();
    await expect(line.getByText(wanted.departure)).toBeVisible();
    await expect(line.getByText(wanted.flightNumber)).toBeHidden();
  });
}

test('search and price range: used → focus is kept', async ({ page }) => {
  const { place, trip } = await findCar(await tokenOf(portal().logins.owner), 3, () => true);
  const query = new URLSearchParams({
    pick_up_id: String(place.id),
    pick_up: place.name,
    adults: '2',
    drop_off_id: String(place.id),
    drop_off: place.name,
    pick_up_at: trip.pick_up_at,
    drop_off_at: trip.drop_off_at,
  });
  const { say, line } = await openSearch(page, 'en', `/car/list?${query}`, 'car-search');
  await line.getByRole('combobox', { name: say('car-search', 'pickUpTime') }).selectOption('10:00');
  const submit = line.getByRole('button', { name: say('car-search', 'submit') });
  await submit.click();
  await page.waitForURL(/pick_up_at=[\d-]+T10/);
  await expect(submit).toBeFocused();
  const lowest = page.getByRole('textbox', { name: say('offer-list', 'filterPriceMin') });
  await lowest.fill('50');
  await lowest.press('Enter');
  await page.waitForURL(/price_min=5000/);
  await expect(lowest).toBeFocused();
  await page.getByRole('button', { name: say('offer-list', 'clearAll') }).click();
  await expect(lowest).toHaveValue('');
});

async function openSearch(
  page: Page,
  lang: (typeof languages)[number],
  path: string,
  phrases: 'hotel-search' | 'car-search' | 'transfer-search',
) {
  const say: Say = await wordsOf(lang);
  await chooseLanguage(page, lang);
  await goTo(page, portal().url + path);
  return { say, line: page.getByRole('search', { name: say(phrases, 'form') }) };
}
