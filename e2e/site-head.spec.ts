import { expect, type Page, test } from '@playwright/test';
import { enterAs } from './log-in.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { isAssurance } from './views.ts';
import { languages } from './words.ts';

/** English texts are wider. */
const tried = isAssurance ? languages : (['en'] as const);
const widths = [360, 390, 640, 768, 1024, 1280, 1366, 1440];

for (const lang of tried) {
  test(`header: any width, guest or member with credit → elements do not overlap (${lang})`, async ({
    page,
  }) => {
    await chooseLanguage(page, lang);
    await goTo(page, `${portal().url}/cms/contact-us`);
    await expectWithin(page);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/cms/contact-us`);
    await page.setViewportSize({ width: 1440, height: 700 });
    // The figures load after the page.
    await expect(page.locator('header a[href="/user/account/balance"]').first()).toBeVisible();
    await expectWithin(page);
  });
}

for (const lang of tried) {
  test(`search in the user centre: any width → shows its complete content (${lang})`, async ({ page }) => {
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/account/overview`);
    const line = page.getByRole('search');
    await expect(line).toBeVisible();
    for (const width of [390, 768, 1024, 1152, 1279, 1280, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      const cut = await line
        .locator('.truncate, input')
        .evaluateAll((parts) =>
          parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
        );
      expect.soft(cut, `${width} px`).toEqual([]);
    }
  });
}

/** Expects no header element to exceed the window, overlap its neighbour or wrap. */
async function expectWithin(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 700 });
    const faults = await page.locator('header').evaluate((header) => {
      const parts = [...header.querySelectorAll('a, button')]
        .filter((part) => !part.closest('[hidden]') && part.getClientRects().length > 0)
        .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
        .sort((a, b) => a.box.left - b.box.left);
      return parts.flatMap(({ name, box }, index) => [
        ...(box.left < 0 || box.right > innerWidth ? [`${name} reaches beyond the window`] : []),
        ...(box.height > 48 ? [`${name} stands in several lines`] : []),
        ...(index > 0 && parts[index - 1]!.box.right > box.left + 1
          ? [`${parts[index - 1]!.name} lies over ${name}`]
          : []),
      ]);
    });
    expect.soft(faults, `${width} px`).toEqual([]);
  }
}
