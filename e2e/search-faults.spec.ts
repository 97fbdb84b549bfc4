import { expect, type Page, test } from '@playwright/test';
import { chooseLanguage, control, portal } from './portal.ts';
import { languages, type Say, wordsOf } from './words.ts';

test.beforeEach(() => control('POST', 'reset'));

/** Sentences agreed to the letter, so they stand here and are not taken from the portal's own words. */
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
    pickUp: '请选择取车地点',
    dropOff: '请选择还车地点',
    anything: '请输入要查询的信息',
    airport: '请选择到达机场',
    flightNumber: '请输入航班号',
    destination: '请输入目的地',
    departure: '请输入出发地',
  },
} as const;

for (const lang of languages) {
  const wanted = sentences[lang];

  test(`a car search without its places asks for both (${lang})`, async ({ page }) => {
    const { say, line } = await openSearch(page, lang, '/car/list', 'car-search');
    await line.getByRole('button', { name: say('car-search', 'submit') }).click();
    await expect(line.getByText(wanted.pickUp)).toBeVisible();
    await expect(line.getByText(wanted.dropOff)).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
  });

  test(`a transfer search says what it lacks beside its fields (${lang})`, async ({ page }) => {
    const { say, line } = await openSearch(page, lang, '/airport/list', 'transfer-search');
    const submit = line.getByRole('button', { name: say('transfer-search', 'submit') });
    const fields = [wanted.airport, wanted.flightNumber, wanted.destination];
    await submit.click();
    await expect(line.getByText(wanted.anything)).toBeVisible();
    for (const sentence of fields) await expect(line.getByText(sentence)).toBeHidden();

    await line.getByLabel(say('transfer-search', 'arriving')).fill('2030-12-01T10:00');
    await submit.click();
    await expect(line.getByText(wanted.anything)).toBeHidden();
    for (const sentence of fields) await expect(line.getByText(sentence)).toBeVisible();

    await page.getByRole('tab', { name: say('transfer-search', 'mode_drop_off') }).click();
    await expect(line.getByText(wanted.airport)).toBeHidden();
    await line.getByLabel(say('transfer-search', 'departing')).fill('2030-12-01T10:00');
    await submit.click();
    await expect(line.getByText(wanted.departure)).toBeVisible();
    await expect(line.getByText(wanted.flightNumber)).toBeHidden();
  });
}

async function openSearch(
  page: Page,
  lang: (typeof languages)[number],
  path: string,
  phrases: 'car-search' | 'transfer-search',
) {
  const say: Say = await wordsOf(lang);
  await chooseLanguage(page, lang);
  await page.goto(portal().url + path);
  return { say, line: page.getByRole('search', { name: say(phrases, 'form') }) };
}
