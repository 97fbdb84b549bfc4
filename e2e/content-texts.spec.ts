import { expect, test } from '@playwright/test';
import { hostileTexts } from '../server/test/hostile-texts.ts';
import { done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { isAssurance } from './views.ts';
import { watchActing } from './watch-acting.ts';

/** P16: all content is shown as text or as HTML of the allow list, on every page that shows it. */

test.afterAll(() => control('POST', 'reset'));

const cut = (hostile: string, most: number) => [...hostile].slice(0, most).join('').trim();

/**
 * Publishes an article with this text in every field, readable by everyone, with a comment; returns its id.
 */
async function publish(hostile: string, channel: number, staff: string, member: string): Promise<number> {
  const body = `<p>Read on: ${hostile}</p><p><a href="${hostile}">there</a> <a href='${hostile}'>x</a></p>${hostile}`;
  const text = { title: cut(hostile, 120), summary: hostile, body };
  const input = { kind: 'info', channel_id: channel, texts: { en: text }, tags: [cut(hostile, 30)] };
  const { article } = await done('console/article/save', input, staff);
  await done('console/article/publish', { id: article.id, revision: article.revision }, staff);
  const said = { article_id: article.id, content: hostile };
  const { comment } = await done('cms.User/comment', said, member);
  await done('console/comment/decide', { ids: [comment.id], decision: 'publish' }, staff);
  await done('cms.User/collect', { kind: 'article', id: article.id, collected: true }, member);
  return article.id;
}

/** Submits an article of a member, refused with this text as the reason. */
async function offer(hostile: string, channel: number, staff: string, member: string): Promise<number> {
  const body = `<p>Read on: ${hostile}</p>${hostile}`;
  const text = { lang: 'en', title: cut(hostile, 120), summary: hostile, body, tags: [cut(hostile, 30)] };
  const { article } = await done('cms.User/saveContent', { ...text, channel_id: channel }, member);
  const { id, revision } = article;
  await done('cms.User/submitContent', { id, revision }, member);
  await done('console/article/refuse', { id, revision, reason: hostile }, staff);
  return id;
}

test('hostile content → shown as text in lists, article, comments, search, own articles, editor', async ({
  page,
}) => {
  test.setTimeout(900_000);
  const acted = await watchActing(page);
  await chooseLanguage(page, 'en');
  const texts = isAssurance ? hostileTexts : hostileTexts.filter((_, at) => at % 16 === 0);
  const named = { slug: 'hostile', kind: 'list', name_zh: texts[0], name_en: texts[0], takes_articles: true };
  const described = { ...named, description_en: texts[0] };
  const { channel } = await done('console/channel/save', described, await tokenOf(portal().logins.operator));
  for (const [at, hostile] of texts.entries()) {
    // Writes per minute and per day are limited; sessions end meanwhile.
    await control('POST', 'clock', { advance: 75 * 60 });
    const member = await enterAs(page, portal().logins.owner);
    const staff = await tokenOf(portal().logins.operator);
    const id = await publish(hostile, channel.id, staff, member);
    const own = await offer(hostile, channel.id, staff, member);
    // The lists below contain all of them; `npm test` opens two of each.
    if (!isAssurance && at >= 2) continue;
    await goTo(page, `${portal().url}/cms/info/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cut(hostile, 120));
    await expect(page.getByText('Read on:').first()).toBeVisible();
    await expect(
      page.locator('article, main').getByText(hostile.trim(), { exact: false }).first(),
    ).toBeVisible();
    await goTo(page, `${portal().url}/user/cms/editContent/${own}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The number of drafts is limited.
    if (at < texts.length - 5) await done('cms.User/deleteContent', { id: own }, member);
  }
  for (const path of [
    '/cms/channel/hostile',
    `/cms/search?keyword=${encodeURIComponent(texts[0]!)}`,
    '/user/cms/collect',
    '/user/cms/comment',
    '/user/cms/content',
    '/user/account/notices',
  ]) {
    await goTo(page, `${portal().url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('alert(16)', { exact: false }).first(), path).toBeVisible();
  }
  expect(acted).toEqual({ dialogs: [], violations: [] });
  process.stdout.write(`P16 texts of content: vectors ${texts.length}, dialogs 0, violations 0\n`);
});
