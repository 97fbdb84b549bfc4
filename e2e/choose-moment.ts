import type { Locator } from '@playwright/test';

/**
 * Fills in a day and a time of day.
 *
 * @param label name of the pair, i.e. the label of its field.
 * @param moment `YYYY-MM-DDTHH:MM`.
 */
export async function chooseMoment(scope: Locator, label: string, moment: string): Promise<void> {
  const pair = scope.getByRole('group', { name: label, exact: true });
  await pair.getByRole('textbox').fill(moment.slice(0, 10));
  await pair.getByRole('combobox').fill(moment.slice(11, 16));
  await pair.getByRole('combobox').press('Tab');
}
