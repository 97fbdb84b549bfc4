import { type CDPSession, expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Settings beyond WCAG A and AA are left out. Only what is wrong is described, and no style sheet is fetched again. */
const axeOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
  preload: false,
};

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** Axe finds nothing serious or critical on the open page; softly, so that the next pages are looked at too. */
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

/** Colours are looked at when they have come to rest; what moves without end, like a spinner, is not waited for. */
async function movesEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((move) => move.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Half a megabyte of script for every page: sent as it is, without the wrapping of `page.evaluate`, it takes half the time. */
async function bringAxe(page: Page): Promise<void> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  const expression = `${axe.source}\n;void 0`;
  const { exceptionDetails } = await (await line).send('Runtime.evaluate', { expression });
  if (exceptionDetails) throw new Error(`axe did not come in: ${exceptionDetails.text}`);
}
