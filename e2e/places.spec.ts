import { expect, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { expectAccessible } from './accessible.ts';
import { expectReported, keepScreen, openStory } from './kit-page.ts';
import { assuranceTest, languagesOf } from './views.ts';
import { wordsOf } from './words.ts';

const wide = { width: 1440, height: 900 };
const narrow = { width: 390, height: 844 };

for (const lang of languagesOf('zh-cn')) {
  // Covers 7.13.
  test(`province, city and district: chosen one after the other (${lang})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const names = inLanguage(lang, {
      zh: ['云南省', '昆明市', '五华区'],
      en: ['Yunnan', 'Kunming', 'Wuhua District'],
    });
    await page.setViewportSize(narrow);
    await openStory(page, 'area', lang);
    const levels = (['province', 'city', 'district'] as const).map((level) =>
      page.getByLabel(say('places', level), { exact: true }),
    );
    const [province, city, district] = levels as [(typeof levels)[0], (typeof levels)[0], (typeof levels)[0]];
    await expect(city).toBeDisabled();
    await province.selectOption(names[0]!);
    await expect(district).toBeDisabled();
    await city.selectOption(names[1]!);
    await district.selectOption(names[2]!);
    await expectReported(page, { value: ['530000', '530100', '530102'], isComplete: true });
    await expectAccessible(page, 'area');
    await keepScreen(page, `area-${lang}-390`);
    await page.setViewportSize(wide);
    await keepScreen(page, `area-${lang}-1440`);
    // A choice on a higher level clears the lower ones.
    await city.selectOption({ index: 2 });
    await expect(district).toHaveValue('');
    await province.selectOption(inLanguage(lang, { zh: '北京市', en: 'Beijing' }));
    await expect(city).toHaveValue('');
    await expect(district).toBeDisabled();
    await expectReported(page, { value: ['110000'], isComplete: false });
  });

  test(`country: found by either name, its letters and its code, by keyboard alone (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await openStory(page, 'country', lang);
    const button = page.getByRole('combobox', { name: say('places', 'country'), exact: true });
    const search = page.getByRole('combobox', { name: say('places', 'countrySearch') });
    const [myanmar, thailand] = inLanguage(lang, { zh: ['缅甸', '泰国'], en: ['Myanmar', 'Thailand'] });
    for (const [typed, found, code] of [
      ['taiguo', thailand, 'TH'],
      ['缅甸', myanmar, 'MM'],
      ['+66', thailand, 'TH'],
      ['myan', myanmar, 'MM'],
    ] as const) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(search).toBeFocused();
      await search.fill(typed);
      await expect(page.getByRole('option').first()).toContainText(found);
      await keepScreen(page, `country-${lang}-${code}`);
      if (typed === 'taiguo') await expectAccessible(page, 'country');
      await page.keyboard.press('Enter');
      await expectReported(page, code);
      await expect(button).toBeFocused();
      await expect(button).toContainText(found);
    }
    await page.keyboard.press('Enter');
    await expect(page.getByRole('option').nth(29)).toBeAttached();
    await page.keyboard.press('ArrowDown');
    const marked = await search.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${marked}"]`)).toHaveAttribute('data-marked', 'true');
    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(button).toBeFocused();
    await expectReported(page, 'MM');
  });
}

test('place without lower levels → the choice is complete', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await openStory(page, 'area', 'zh-cn');
  await page.getByLabel(say('places', 'province'), { exact: true }).selectOption('台湾省');
  await expectReported(page, { value: ['710000'], isComplete: true });
  await expect(page.getByLabel(say('places', 'city'), { exact: true })).toHaveCount(0);
  await page.getByLabel(say('places', 'province'), { exact: true }).selectOption('海南省');
  await expect(page.getByLabel(say('places', 'city'), { exact: true })).toBeEnabled();
  await expectReported(page, { value: ['460000'], isComplete: false });
});

test('address known already → shown', async ({ page }) => {
  const say = await wordsOf('en');
  await openStory(page, 'area-filled', 'en');
  await expect(
    page.getByLabel(say('places', 'district'), { exact: true }).locator('option:checked'),
  ).toHaveText('Wuhua District');
});

test('list fails to load → message and retry', async ({ page }) => {
  const say = await wordsOf('en');
  await page.route('**/api/ajax/**', (route) => route.abort());
  await openStory(page, 'area', 'en');
  const retry = page.getByRole('button', { name: say('common', 'retry') });
  await expect(page.getByRole('alert')).toContainText(say('places', 'failed'));
  await keepScreen(page, 'area-failed');
  await page.unroute('**/api/ajax/**');
  await retry.click();
  await page.getByLabel(say('places', 'province'), { exact: true }).selectOption('Yunnan');
});

// Covers 7.24.
test('long list: scrolled → grows, each option once', async ({ page }) => {
  const say = await wordsOf('en');
  await page.setViewportSize(narrow);
  await openStory(page, 'country', 'en');
  // The name of the previous choice is looked up by its value.
  const control = page.getByRole('combobox', { name: say('places', 'country'), exact: true });
  await expect(control).toHaveText('Myanmar');
  await control.click();
  const options = page.getByRole('option');
  await expect(options).toHaveCount(30);
  await keepScreen(page, 'country-en-390');
  await options.last().scrollIntoViewIfNeeded();
  await expect(options).toHaveCount(60);
  await options.last().scrollIntoViewIfNeeded();
  await expect(options).toHaveCount(90);
  const texts = await options.allInnerTexts();
  expect(new Set(texts).size).toBe(texts.length);
  const search = page.getByRole('combobox', { name: say('places', 'countrySearch') });
  await search.fill('no such country');
  await expect(page.getByText(say('places', 'none'))).toBeVisible();
  await keepScreen(page, 'country-none');
  await page.route('**/api/ajax/**', (route) => route.abort());
  await search.fill('china');
  await expect(page.getByRole('alert')).toContainText(say('places', 'failed'));
  await page.unroute('**/api/ajax/**');
  await page.getByRole('button', { name: say('common', 'retry') }).click();
  await options.filter({ hasText: /^China/ }).click();
  await expectReported(page, 'CN');
});

assuranceTest('next page fails to load → loaded options stay', async ({ page }) => {
  const say = await wordsOf('en');
  await openStory(page, 'country', 'en');
  await page.route('**/api/ajax/country?*page*=2*', (route) => route.abort());
  await page.getByRole('combobox', { name: say('places', 'country'), exact: true }).click();
  await page.getByRole('option').nth(29).scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText(say('places', 'failed'));
  await expect(page.getByRole('option')).toHaveCount(30);
  await page.unroute('**/api/ajax/country?*page*=2*');
  await page.getByRole('button', { name: say('common', 'retry') }).click();
  await expect(page.getByRole('option')).toHaveCount(60);
});
