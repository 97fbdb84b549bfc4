import { expect, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { showWorkOrder } from '@serai/contract/work-orders/work-orders';
import { hostileTexts } from '../server/test/hostile-texts.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { isAssurance } from './views.ts';
import { watchActing } from './watch-acting.ts';

/** P16: all text on a work order is shown as text, on every page of a member. */

type Detail = ReplyOf<typeof showWorkOrder>;

/** Uploads a picture with a file name chosen by its sender. */
async function upload(token: string, name: string): Promise<string> {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(pixel, 'base64')], { type: 'image/png' }), `${name}.png`);
  const address = `${portal().url}/api/ajax/upload?topic=work-order`;
  const sent = await fetch(address, { method: 'POST', body: form, headers: { 'ba-user-token': token } });
  const { code, msg, data } = await sent.json();
  if (code !== 1) throw new Error(msg);
  return data.file.url;
}

/** Writes a work order with this text in every field, from both sides; returns its id. */
async function write(hostile: string, owner: string, operator: string, file: string): Promise<number> {
  const asked = { type: 'other', email: 'replies@example.com', detail: hostile, files: [file] };
  const { id } = (await done('workOrder/add', asked, owner)).work_order;
  await done('console/workOrder/reply', { id, content: hostile, next: 'ask' }, operator);
  await done('workOrder/reply', { id, content: hostile }, owner);
  await done('console/workOrder/resolve', { id, content: hostile }, operator);
  await done('workOrder/rate', { id, stars: 1, text: hostile }, owner);
  await done('workOrder/reopen', { id, reason: hostile }, owner);
  await done('console/workOrder/resolve', { id, content: hostile }, operator);
  return id;
}

test('hostile text on a work order → shown as text in list, thread, files, notices', async ({ page }) => {
  test.setTimeout(600_000);
  const acted = await watchActing(page);
  await chooseLanguage(page, 'en');
  const owner = await enterAs(page, portal().logins.owner);
  const operator = await tokenOf(portal().logins.operator);
  const file = await upload(owner, '"><img src=x onerror=alert(16)>');
  const texts = isAssurance ? hostileTexts : hostileTexts.filter((_, at) => at % 16 === 0);
  for (const [at, hostile] of texts.entries()) {
    const id = await write(hostile, owner, operator, file);
    const { work_order, entries } = await ask<Detail>('workOrder/detail', { id }, owner);
    // As typed, except for tabs, which become spaces, and blanks at both ends.
    const kept = hostile.replaceAll('\t', ' ').trim();
    expect([work_order.detail, work_order.rating_text]).toEqual([kept, kept]);
    expect(entries.length).toBeGreaterThan(6);
    // The lists below contain all of them; `npm test` opens two.
    if (!isAssurance && at >= 2) continue;
    await goTo(page, `${portal().url}/user/work-order/detail/${id}`);
    await expect(page.getByText(hostile.trim(), { exact: false }).first()).toBeVisible();
  }
  for (const path of ['/user/work-order/list', '/user/account/notices']) {
    await goTo(page, `${portal().url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('alert(16)', { exact: false }).first()).toBeVisible();
  }
  expect(acted).toEqual({ dialogs: [], violations: [] });
  process.stdout.write(`P16 texts of work orders: vectors ${texts.length}, dialogs 0, violations 0\n`);
});
