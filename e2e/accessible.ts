import { type CDPSession, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Axe settings: WCAG A and AA rules only, violations only, and no style sheet is fetched again. */
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

const lines = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Expects no serious or critical axe violation on the open page; a soft assertion, so that the next pages are
 * checked too.
 */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await bringAxe(page);
  await movesEnd(page);
  const serious = await page.evaluate(async (options) => {
    // biome-ignore lint/suspicious/noExplicitAny: put there by the line above.
    const { violations } = await (window as any).axe.run(document, options);
    return violations
      .filter(({ impact }: { impact: string }) => impact === 'serious' || impact === 'critical')
      .map(
        ({ id, nodes }: { id: string; nodes: { html: string; failureSummary: string }[] }) =>
          `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary}`)}`,
      );
  }, axeOptions);
  expect.soft(serious, `${where}: axe`).toEqual([]);
}

/** Colours are checked once their animations have ended; endless ones, such as a spinner, are not awaited. */
async function movesEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((move) => move.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Half a megabyte of script per page: sent raw, without the wrapping of `page.evaluate`, it takes half the
 * time.
 */
async function bringAxe(page: Page): Promise<void> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  const expression = `${axe.source}\n;void 0`;
  const { exceptionDetails } = await (await line).send('Runtime.evaluate', { expression });
  if (exceptionDetails) throw new Error(`axe did not come in: ${exceptionDetails.text}`);
}
