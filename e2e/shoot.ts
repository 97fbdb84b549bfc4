import { expect, type Page } from '@playwright/test';

/** Nothing of the page sticks out; a picture of it is kept where somebody wants to look at it. */
export async function shoot(page: Page, name: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${name}: pixels beyond the edge`).toBeLessThanOrEqual(0);
  const folder = process.env.SERAI_SHOTS;
  if (folder)
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true, animations: 'disabled' });
}
