import { expect, type Page } from '@playwright/test';
import { goTo, portal } from './portal.ts';
import type { Say } from './words.ts';

/** A bank slip: a picture of one coloured pixel. */
export const slip = {
  name: 'slip-2211.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Fills in the open page that declares a payment, without sending it. */
export async function fillDeclaration(page: Page, say: Say, amount: string, payer: string): Promise<void> {
  await page.getByLabel(say('top-up', 'amount')).fill(amount);
  await page.getByLabel(say('top-up', 'payer')).fill(payer);
  await page.locator('input[type=file]').setInputFiles(slip);
  const preview = page.getByRole('img', { name: say('top-up', 'slipPreview', { name: slip.name }) });
  await expect(preview).toBeVisible();
}

/** Pays the order of the open page. */
export async function payOrder(
  page: Page,
  say: Say,
  way: 'Balance' | 'Credit',
  amount: string,
): Promise<void> {
  await page
    .getByRole('button', { name: say('orders', 'action_pay'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say('orders', 'payTitle') });
  await dialog.getByRole('radio', { name: say('orders', `pay${way}`) }).check();
  await dialog.getByRole('button', { name: say('orders', `payButton${way}`, { amount }) }).click();
  await expect(dialog).toHaveCount(0);
}

/**
 * Applies for a bill over all open charges, with this count and sum; returns the bill, whose page is open.
 */
export async function applyForAll(page: Page, say: Say, count: number, sum: string): Promise<number> {
  await goTo(page, `${portal().url}/user/bill/apply`);
  await page.getByRole('button', { name: say('bill-apply', 'chooseAll', { count }) }).click();
  await page.getByRole('button', { name: say('bill-apply', 'apply'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(sum);
  await dialog.getByRole('button', { name: say('bill-apply', 'askYes') }).click();
  await expect(page).toHaveURL(/\/user\/bill\/details\?id=\d+/);
  return Number(new URL(page.url()).searchParams.get('id'));
}

/** Disputes a line of the open bill. */
export async function disputeLine(page: Page, say: Say, line: { sn: string; kind: string }, reason: string) {
  await page.getByRole('checkbox', { name: say('bills', 'chooseLine', line) }).check();
  await page.getByRole('button', { name: say('bills', 'dispute', { count: 1 }) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(reason);
  await dialog.getByRole('button', { name: say('bills', 'disputeYes') }).click();
  await expect(page.getByText(say('bills', 'reason', { reason }))).toBeVisible();
}

/** Pays the rest of the open bill from the deposit. */
export async function payBill(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('bills', 'pay'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('bills', 'payYes') }).click();
  await expect(page.getByText(say('bills', 'status_paid')).first()).toBeVisible();
}
