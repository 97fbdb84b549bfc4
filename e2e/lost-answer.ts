import { expect, type Page, type Request } from '@playwright/test';
import { arriveAtOrder, askToBook, fillBooking, type Wishes } from './booking-steps.ts';
import type { Say } from './words.ts';

/** The commands a page has sent: their keys, and whether each key was stored before sending. */
export interface SentCommands {
  keys: string[];
  stored: boolean[];
}

/**
 * Records every command of this path when it is sent. Tests that change its fate add their own route
 * afterwards.
 */
export async function watchCommands(page: Page, path: 'hotel/book' | 'order/pay'): Promise<SentCommands> {
  const sent: SentCommands = { keys: [], stored: [] };
  await page.route(`**/api/${path}`, async (route) => {
    const key = keyOf(route.request());
    sent.keys.push(key);
    sent.stored.push(
      await page.evaluate((wanted) => Object.values({ ...sessionStorage }).includes(wanted), key),
    );
    await route.continue();
  });
  return sent;
}

export function keyOf(request: Request): string {
  return request.headers()['idempotency-key'] ?? '';
}

/** Executes the next command of this path on the server, but drops its answer. */
export async function loseAnswer(page: Page, path: 'hotel/book' | 'order/pay'): Promise<void> {
  await page.route(
    `**/api/${path}`,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
}

/**
 * Books on the open booking page, loses the answer, retries as the dialog suggests, and arrives at the order.
 */
export async function bookWithLostAnswer(
  page: Page,
  say: Say,
  wishes: Wishes,
  path: 'hotel/book' | 'order/pay',
): Promise<number> {
  await fillBooking(page, say, wishes);
  await loseAnswer(page, path);
  await (await askToBook(page, say)).click();
  const lost = page.getByRole('dialog', { name: say('booking', 'lostTitle') });
  await expect(lost).toBeVisible();
  await lost.getByRole('button', { name: say('booking', 'tryAgain') }).click();
  return arriveAtOrder(page);
}
