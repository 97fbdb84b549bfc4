import type { Page } from '@playwright/test';

/**
 * Clicks a day of the open calendar; turns its months until it shows the day, because a phone shows one month at a time.
 *
 * @param day `YYYY-MM-DD`.
 * @param nextMonth label of the button that turns to the next month.
 */
export async function chooseDay(page: Page, day: string, nextMonth: string): Promise<void> {
  const button = page.locator(`[data-day="${day}"] button`);
  await page.locator('[data-day] button').first().waitFor();
  for (let turned = 0; turned < 12 && (await button.count()) === 0; turned++) {
    await page.getByRole('button', { name: nextMonth }).click();
  }
  await button.click();
}
