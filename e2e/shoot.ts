import { expect, type Page } from '@playwright/test';

/** Expects no element to overflow the page; keeps a screenshot if requested. */
export async function shoot(page: Page, name: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${name}: pixels beyond the edge`).toBeLessThanOrEqual(0);
  const folder = process.env.SERAI_SHOTS;
  if (folder)
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true, animations: 'disabled' });
}
