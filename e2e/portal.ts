import type { Page } from '@playwright/test';
import type { Portal } from './serve-portal.ts';

/** Returns the portal of this worker, started by serve-portal.ts. */
export function portal(): Portal {
  const portals = JSON.parse(process.env.SERAI_PORTALS ?? '[]') as Portal[];
  const mine = portals[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!mine) throw new Error('no portal is served for this worker');
  return mine;
}

/** Calls test control, e.g. `control('GET', 'outbox?kind=mail')`. */
// biome-ignore lint/suspicious/noExplicitAny: test control answers whatever the point holds.
export async function control(method: 'GET' | 'POST', path: string, body?: unknown): Promise<any> {
  const response = await fetch(`${portal().control}/${path}`, {
    method,
    ...(method === 'POST'
      ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
      : {}),
  });
  if (!response.ok)
    throw new Error(`test control: ${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Calls the portal's API like the web client. */
// biome-ignore lint/suspicious/noExplicitAny: replies of every call; the contract already checked them.
export async function api(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<any> {
  const response = await fetch(`${portal().url}/api/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'think-lang': 'en',
      ...(token ? { 'ba-user-token': token } : {}),
      ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  return response.json();
}

/** Chooses the language like the language switch, before the first page. */
export async function chooseLanguage(page: Page, lang: 'zh-cn' | 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'ba-lang', value: lang, url: portal().url }]);
  await page.addInitScript((value) => localStorage.setItem('ba-lang', value), lang);
}

/**
 * Waits until the open page responds to clicks: a server-rendered page is visible before its script has
 * loaded.
 */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]:not([data-member-waits])').waitFor({ state: 'attached' });
}

/**
 * Moves the pointer away, so that the next click counts as aimed: the product ignores a click on a control that
 * moved under a resting pointer less than a second ago (`ui/src/steady-clicks.tsx`).
 */
export async function aimAgain(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
}

/** Opens an address and waits until the page responds to clicks. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}
