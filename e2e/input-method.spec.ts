import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { expectReported, openStory } from './kit-page.ts';
import { goTo, portal } from './portal.ts';
import { assuranceTest } from './views.ts';
import { wordsOf } from './words.ts';

test.use({ viewport: { width: 1366, height: 680 } });

test('input method: destination is being composed → nothing is searched, picked or sent', async ({
  page,
}) => {
  const say = await wordsOf('zh-cn');
  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/hotel/destinations')) asked.push(url.searchParams.get('keyword') ?? '');
  });
  await goTo(page, portal().url);
  const field = page.getByRole('combobox', { name: say('hotel-search', 'destination') });
  const method = await inputMethod(page);
  await field.focus();
  await field.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  const before = [...asked];
  await method.compose('y', 'yang', "yang'guang");
  await expect(field).toHaveValue("yang'guang");
  // Keys for the method's own candidate list, and the Enter that chooses there.
  for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'Enter']) await method.press(key);
  // Longer than the debounce of the search.
  await page.waitForTimeout(400);
  expect(asked).toEqual(before);
  await expect(field).toHaveValue("yang'guang");
  await expect(field).toBeFocused();
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await method.choose('仰光');
  await method.pressAfter('Enter');
  await expect(field).toHaveValue('仰光');
  await expect.poll(() => asked).toEqual([...before, '仰光']);
  await expect(page.getByRole('option').first()).toContainText('仰光');
  expect(new URL(page.url()).pathname).toBe('/');
  // A real Enter picks the option, and a cancelled composition keeps it.
  await field.press('Enter');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field.press('End');
  await method.compose('g');
  await method.press('Escape');
  await method.callOff();
  await expect(field).toHaveValue('仰光');
  await page.getByRole('button', { name: say('hotel-search', 'submit') }).click();
  await page.waitForURL(/\/hotel\/list\?.*city/);
});

assuranceTest(
  'remote select: input method composes in its search → keys are left to the method',
  async ({ page }) => {
    const say = await wordsOf('zh-cn');
    const asked: string[] = [];
    page.on('request', (request) => {
      const keyword = new URL(request.url()).searchParams.get('quickSearch');
      if (keyword) asked.push(keyword);
    });
    await openStory(page, 'country', 'zh-cn');
    await page.getByRole('combobox', { name: say('places', 'country'), exact: true }).press('Enter');
    const search = page.getByRole('combobox', { name: say('places', 'countrySearch') });
    await expect(search).toBeFocused();
    await expect(page.getByRole('option').first()).toBeVisible();
    const method = await inputMethod(page);
    await method.compose('tai', "tai'guo");
    for (const key of ['ArrowDown', 'Enter', 'Escape']) await method.press(key);
    await page.waitForTimeout(400);
    await expect(search).toHaveValue("tai'guo");
    expect(asked).toEqual([]);
    await expectReported(page, 'MM');
    await method.choose('泰国');
    await method.pressAfter('Enter');
    await expect(page.getByRole('option')).toHaveCount(1);
    await expectReported(page, 'MM');
    await search.press('Enter');
    await expectReported(page, 'TH');
  },
);

/** Simulates an input method in the focused field by the events that the browser fires. */
async function inputMethod(page: Page) {
  const browser: CDPSession = await page.context().newCDPSession(page);
  /** A key consumed by the method always has this code. */
  const taken = (key: string) =>
    browser.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode: 229,
    });
  const show = (text: string) =>
    browser.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  return {
    compose: async (...steps: string[]) => {
      for (const text of steps) {
        await taken('Process');
        await show(text);
      }
    },
    press: taken,
    choose: (word: string) => browser.send('Input.insertText', { text: word }),
    /** Safari fires the key event that ended the composition only after it. */
    pressAfter: taken,
    callOff: () => show(''),
  };
}
