import { expect, type Page, test } from '@playwright/test';
import type { listArticleOrders } from '@serai/contract/content/article-orders';
import type { listFavourites } from '@serai/contract/content/favourites';
import type { ReplyOf } from '@serai/contract/endpoint';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { shoot } from './shoot.ts';
import { smallPicture } from './small-picture.ts';
import { civilDay, findOffer } from './stays.ts';
import { type View, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));

for (const view of viewsOf('zh-cn', 'desktop')) {
  // Covers 2.39, 2.41, 5.11.
  test(`own article: written, refused, corrected, published (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { say, desk } = await open(page, view);
    const picture = (name: string) => shoot(page, `own-article-${name}-${view.lang}-${view.width}`);
    const channel = `${view.lang}-${view.width}`;
    await addChannel(desk, channel);
    const title = `木姐口岸过关 Crossing at Muse (${channel})`;
    const row = page.getByRole('row', { name: title });
    const words = (key: Parameters<typeof say<'edit-article'>>[1], facts?: Record<string, string>) =>
      say('edit-article', key, facts);

    await goTo(page, `${portal().url}/user/cms/content`);
    await page.getByRole('link', { name: say('own-content', 'write') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('titleNew'));
    await expect(page.getByRole('textbox', { name: words('body') })).toBeVisible();

    // Missing input is reported beside its field.
    await page.getByRole('button', { name: words('submit'), exact: true }).click();
    await expect(page.getByText(words('bodyRequired'))).toBeVisible();
    await expect(page.getByText(words('headingRequired'))).toBeVisible();
    await page.getByLabel(words('channel'), { exact: true }).selectOption({ label: channel });
    await page.getByRole('textbox', { name: words('heading'), exact: true }).fill(title);

    // Content of a word processor: styles, its own list format and elements that only it can show.
    const body = page.getByRole('textbox', { name: words('body') });
    await paste(page, fromWord);
    await expect(body.getByRole('heading', { level: 2 })).toHaveText('证件');
    await expect(body.locator('ul > li')).toHaveCount(2);
    await expect(body.locator('strong')).toHaveText('两份复印件');
    await expect(body.locator('[style], [class^=Mso], script')).toHaveCount(0);
    await addPicture(page, say);
    await expect(body.locator('img')).toHaveCount(1);
    // A picture without a description cannot be submitted.
    await page.getByRole('button', { name: words('submit'), exact: true }).click();
    await expect(page.getByText(words('picturesUnsaid', { which: '1' }))).toBeVisible();
    await picture('picture-unsaid');
    await page.getByRole('button', { name: say('article-editor', 'pictureWords'), exact: true }).click();
    const described = page.getByRole('dialog');
    await described.getByLabel(say('article-editor', 'pictureAlt')).fill('木姐口岸 The gate at Muse');
    await described.getByRole('button', { name: say('article-editor', 'pictureKeep') }).click();
    await expect(page.getByText(words('picturesUnsaid', { which: '1' }))).toHaveCount(0);

    // The city comes from the portal's own list.
    await page.getByRole('combobox', { name: words('city') }).click();
    await page.getByRole('dialog').getByRole('option').first().click();
    await page.getByLabel(words('tags')).fill('口岸，包车');
    // An editor that was closed before saving restores the text.
    await expect(page.getByText(words('unsaved'))).toBeVisible();
    await page.waitForTimeout(600);
    await page.reload();
    await ready(page);
    await expect(page.getByText(words('draftKept'))).toBeVisible();
    await expect(body.locator('img')).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: words('heading'), exact: true })).toHaveValue(title);
    await expectAccessible(page, 'editor');
    await picture('editor');

    await page.getByRole('button', { name: words('save'), exact: true }).click();
    await expect(page).toHaveURL(/\/user\/cms\/editContent\/\d+$/);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    await expect(page.getByText(words('now_draft'))).toBeVisible();
    await page.getByRole('button', { name: words('preview') }).click();
    await expect(page.locator('article .rich-text li')).toHaveCount(2);
    await picture('preview');
    await page.getByRole('button', { name: words('submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/user\/cms\/content$/);
    await expect(row.getByText(say('own-content', 'status_unaudited'))).toBeVisible();

    // The desk's editor refuses it with a reason; the author reads it above the text.
    const reason = '请写明开放时间 Please add the opening hours';
    await done('console/article/refuse', { id, revision: await revisionOf(id, desk), reason }, desk);
    await page.reload();
    await ready(page);
    await expect(row.getByText(say('own-content', 'reason', { reason }))).toBeVisible();
    await expectAccessible(page, 'own articles');
    await picture('list-refused');
    await row.getByRole('link', { name: say('own-content', 'edit'), exact: true }).click();
    await expect(page.getByText(words('now_refused'))).toBeVisible();
    await expect(page.getByText(say('own-content', 'reason', { reason }))).toBeVisible();
    await picture('refused');
    await body.locator('p').last().click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' 08:00–18:00');
    await page.getByRole('button', { name: words('submit'), exact: true }).click();
    await expect(page).toHaveURL(/\/user\/cms\/content$/);

    await done('console/article/accept', { id, revision: await revisionOf(id, desk) }, desk);
    await page.reload();
    await ready(page);
    await expect(row.getByText(say('own-content', 'status_published'))).toBeVisible();
    await expect(row.getByRole('link', { name: say('own-content', 'open'), exact: true })).toHaveAttribute(
      'href',
      `/cms/info/${id}`,
    );
    await picture('list-published');

    // The draft of a change is discarded; readers never saw it.
    await row.getByRole('link', { name: say('own-content', 'edit'), exact: true }).click();
    await expect(page.getByText(words('now_published'))).toBeVisible();
    const heading = page.getByRole('textbox', { name: words('heading'), exact: true });
    await heading.fill('Something else');
    await page.getByRole('button', { name: words('save'), exact: true }).click();
    await expect(page.getByText(words('now_draft_live'))).toBeVisible();
    await page.getByRole('button', { name: say('own-content', 'discard'), exact: true }).click();
    await picture('discard');
    const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await asked.getByRole('button', { name: say('own-content', 'discard'), exact: true }).click();
    await expect(page.getByText(words('now_published'))).toBeVisible();
    await expect(heading).toHaveValue(title);
    await page.reload();
    await ready(page);
    await expect(heading).toHaveValue(title);
    await expect(page.getByText(words('draftKept'))).toHaveCount(0);
  });
}

for (const view of viewsOf('zh-cn', 'desktop')) {
  // Covers 2.37.
  test(`hotel: saved by its heart, found among the favourites, removed (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { say, token } = await open(page, view);
    const stay = { check_in: civilDay(9), check_out: civilDay(12), rooms: [{ adults: 2, child_ages: [] }] };
    const { detail } = await findOffer('仰光', { ...stay, nationality: 'CN' }, token, () => true);
    const { id } = detail.hotel;
    // Favourites of other journeys are ignored.
    const kept = await ask<ReplyOf<typeof listFavourites>>('cms.User/collect', { limit: 100 }, token);
    for (const { kind, article, hotel } of kept.list)
      await done('cms.User/collect', { kind, id: (article ?? hotel)!.id, collected: false }, token);
    await goTo(page, `${portal().url}/hotel/detail/${id}`);
    const heart = page.getByRole('button', { name: heartWords });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await shoot(page, `favourite-detail-${view.lang}-${view.width}`);
    await expect
      .poll(() => ask<{ ids: number[] }>('cms.User/collected', { kind: 'hotel', ids: [id] }, token))
      .toMatchObject({ ids: [id] });

    await goTo(page, `${portal().url}/user/cms/collect`);
    const main = page.locator('main');
    await expect(main.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page, 'favourites');
    await shoot(page, `favourites-${view.lang}-${view.width}`);
    await main.getByRole('button', { name: heartWords }).click();
    await expect
      .poll(() => ask<{ ids: number[] }>('cms.User/collected', { kind: 'hotel', ids: [id] }, token))
      .toMatchObject({ ids: [] });
    await page.reload();
    await ready(page);
    await expect(page.getByText(say('own-content', 'favouritesEmpty'))).toBeVisible();
  });
}

for (const view of viewsOf('zh-cn', 'desktop')) {
  // Covers 2.38, 2.40.
  test(`bought article and own comment: found in the user centre (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const { say, token, desk } = await open(page, view);
    const channel = await addChannel(desk, `paid-${view.lang}-${view.width}`);
    const title = `报价清单 Planning sheet ${view.lang} ${view.width}`;
    const text = { title, summary: 'Summary', body: '<p>All of it.</p>' };
    const { article } = await done(
      'console/article/save',
      { kind: 'info', channel_id: channel, price: 1500, texts: { 'zh-cn': text, en: text } },
      desk,
    );
    await done('console/article/publish', { id: article.id, revision: article.revision }, desk);
    // Buying twice charges once.
    for (const _press of [1, 2]) await done('cms.User/buy', { article_id: article.id, price: 1500 }, token);
    const { list } = await ask<ReplyOf<typeof listArticleOrders>>(
      'cms.User/order',
      { page: 1, limit: 20 },
      token,
    );
    expect(list.filter((order) => order.article.id === article.id)).toHaveLength(1);
    const pass = (id: number) => done('console/comment/decide', { ids: [id], decision: 'publish' }, desk);
    const useful = { article_id: article.id, content: '很实用 Very useful' };
    const { comment } = await done('cms.User/comment', useful, token);
    await pass(comment.id);
    const colleague = await tokenOf(portal().logins.booker);
    const answer = { article_id: article.id, parent_id: comment.id, content: '同意 I agree' };
    await pass((await done('cms.User/comment', answer, colleague)).comment.id);

    // A colleague sees the purchases of the agency.
    await enterAs(page, portal().logins.booker);
    await goTo(page, `${portal().url}/user/cms/order`);
    await expect(page.getByRole('link', { name: title })).toHaveAttribute(
      'href',
      `/cms/info/${article.slug}`,
    );
    await expectAccessible(page, 'bought articles');
    await shoot(page, `bought-articles-${view.lang}-${view.width}`);

    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/cms/comment`);
    await expect(page.getByText('很实用 Very useful')).toBeVisible();
    await expectAccessible(page, 'comments');
    await shoot(page, `own-comments-${view.lang}-${view.width}`);
    await page.getByRole('button', { name: say('own-content', 'commentDelete'), exact: true }).click();
    const asked = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await asked.getByRole('button', { name: say('own-content', 'commentDelete'), exact: true }).click();
    // A deleted row keeps its place until the page is reloaded.
    await page.reload();
    await expect(page.getByText(say('own-content', 'commentsEmpty'))).toBeVisible();
    await expect(page.getByRole('link', { name: say('own-content', 'toArticles') })).toHaveAttribute(
      'href',
      '/cms/search',
    );

    // The colleague's reply stays, below the placeholder of the deleted comment.
    await goTo(page, `${portal().url}/cms/info/${article.slug}`);
    await expect(page.getByText(say('content', 'commentDeleted'))).toBeVisible();
    await expect(page.getByText('同意 I agree')).toBeVisible();
    await expect(page.getByText('很实用 Very useful')).toHaveCount(0);
    await shoot(page, `deleted-comment-${view.lang}-${view.width}`);
  });
}

async function open(page: Page, view: View): Promise<{ say: Say; token: string; desk: string }> {
  await page.setViewportSize(viewports[view.width]);
  await chooseLanguage(page, view.lang);
  const token = await enterAs(page, portal().logins.owner);
  return { say: await wordsOf(view.lang), token, desk: await tokenOf(portal().logins.operator) };
}

/** Adds a channel that accepts articles of members, with the same name in both languages. */
async function addChannel(desk: string, name: string): Promise<number> {
  const slug = `c-${name}`;
  const { channel } = await done(
    'console/channel/save',
    { slug, kind: 'list', name_zh: name, name_en: name, position: 10, takes_articles: true },
    desk,
  );
  return channel.id;
}

async function revisionOf(id: number, desk: string): Promise<number> {
  const { article } = await ask<{ article: { revision: number } }>('console/article/detail', { id }, desk);
  return article.revision;
}

/** Pastes HTML into the editor like the clipboard does. */
async function paste(page: Page, html: string): Promise<void> {
  await page.locator('.ProseMirror').click();
  await page.locator('.ProseMirror').evaluate((editor, data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', data);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function addPicture(page: Page, say: Say): Promise<void> {
  await page.keyboard.press('Control+End');
  await page.getByRole('button', { name: say('article-editor', 'picture'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(await smallPicture('muse.png'));
  await expect(dialog.locator('img')).toBeVisible();
  await dialog.getByRole('button', { name: say('article-editor', 'pictureInsert') }).click();
}

/** Accessible name of the heart, for whatever it saves. */
const heartWords = /^(收藏“|Add .+ to favourites)/;

const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<!--StartFragment--><h1 style="mso-outline-level:1">证件<o:p></o:p></h1>
<p class="MsoNormal" style="color:red"><span style="font-weight:bold">两份复印件</span>，过关时交一份。<script>alert(1)</script></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;</span></span><![endif]>护照</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><![if !supportLists]><span style="mso-list:Ignore">·<span>&nbsp;</span></span><![endif]>签证</p>
<!--EndFragment--></body></html>`;
