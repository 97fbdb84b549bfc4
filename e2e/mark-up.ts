import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import type { Say } from './words.ts';

/** Sets the client prices of the open list to 10 % above net, up to the next 5. */
export async function setMarkUp(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('common', 'setMarkUp') }).click();
  const dialog = page.getByRole('dialog', { name: say('mark-up', 'title') });
  await dialog.getByRole('textbox').fill('10');
  await dialog.getByRole('combobox').selectOption('5');
  await expectAccessible(page, 'mark-up');
  await dialog.getByRole('button', { name: say('mark-up', 'save') }).click();
  await expect(dialog).toBeHidden();
}
