import type { Page } from '@playwright/test';
import type { Portal } from './serve-portal.ts';

/** The portal of this worker, started by serve-portal.ts. */
export function portal(): Portal {
  const portals = JSON.parse(process.env.SERAI_PORTALS ?? '[]') as Portal[];
  const mine = portals[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!mine) throw new Error('no portal is served for this worker');
  return mine;
}

/** Asks test control, e.g. `control('GET', 'outbox?kind=mail')`. */
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

/** Calls the portal's API as the web client would. */
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

/** Chooses the language as the language switch does, before the first page. */
export async function chooseLanguage(page: Page, lang: 'zh-cn' | 'en'): Promise<void> {
  await page.context().addCookies([{ name: 'ba-lang', value: lang, url: portal().url }]);
  await page.addInitScript((value) => localStorage.setItem('ba-lang', value), lang);
}

/** Waits until the open page answers clicks: a page of the server is rendered before its script has come. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]:not([data-member-waits])').waitFor({ state: 'attached' });
}

/** Goes to an address and waits until the page answers clicks. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}
