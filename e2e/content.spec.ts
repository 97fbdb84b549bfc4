import { expect, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, logInByForm, tokenOf } from './log-in.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { assuranceTest, isAssurance, viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

const body = [
  '<h2>When to go / 何时去</h2><p>November to February is dry and cool. 十一月到二月干爽。</p>',
  '<h2>From the airport / 从机场</h2><p>Twenty minutes by car. 车程二十分钟。</p>',
  '<table><thead><tr><th>Month</th><th>Rain</th></tr></thead><tbody><tr><td>May</td><td>Much</td></tr></tbody></table>',
  '<h2>For agents / 同业提示</h2><ul><li>Balloons fly from October. 热气球十月起飞。</li></ul>',
  // Long enough that its last part can scroll to the top of a window.
  ...Array.from({ length: 12 }, () => '<p>Ask before you promise. 先问清，再答应。</p>'),
].join('');

/** Adds a channel with a published article of these titles, sold at `price` if given. */
async function publish(slug: string, titles: { zh: string; en: string }, price = 0) {
  const staff = await tokenOf(portal().logins.operator);
  const channel = `e2e-${slug}`;
  const made = await done(
    'console/channel/save',
    { slug: channel, kind: 'list', name_zh: `栏目 ${slug}`, name_en: `Channel ${slug}`, position: 900 },
    staff,
  );
  const summary = 'In short: go early. 一句话：趁早去。';
  const saved = await done(
    'console/article/save',
    {
      kind: 'info',
      slug,
      channel_id: made.channel.id,
      price,
      tags: ['planning'],
      texts: {
        'zh-cn': { title: titles.zh, summary, body },
        en: { title: titles.en, summary, body },
      },
    },
    staff,
  );
  const { id, revision } = saved.article;
  await done('console/article/publish', { id, revision }, staff);
  return { id: id as number, channel };
}

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`guide: found by a word, read, liked, saved and commented on (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const slug = `bagan-${lang}-${width}`;
    const titles = { zh: '蒲甘热气球指南', en: 'Bagan by balloon' };
    const { id, channel } = await publish(slug, titles);
    const title = inLanguage(lang, titles);
    await chooseLanguage(page, lang);
    await page.setViewportSize(viewports[width]);
    await enterAs(page, portal().logins.owner);
    // The English word has a typing error, which the search corrects with a note.
    const typed = inLanguage(lang, { zh: '热气球指南', en: 'baloon' });
    await expect
      .poll(async () => {
        const owner = await tokenOf(portal().logins.owner);
        const { list } = await ask<{ list: { slug: string }[] }>(
          'cms.Index/search',
          { keyword: typed, limit: 100 },
          owner,
        );
        return list.map((row) => row.slug);
      })
      .toContain(slug);

    await goTo(page, `${portal().url}/cms/search`);
    await page.getByRole('searchbox', { name: say('content-search', 'label') }).fill(typed);
    await page.getByRole('button', { name: say('content-search', 'submit'), exact: true }).click();
    const mended = say('content-search', 'meant', { typed, meant: 'balloon' });
    await expect(page.getByText(mended)).toHaveCount(lang === 'en' ? 1 : 0);
    await expect(page.getByRole('link', { name: title, exact: true }).first()).toBeVisible();
    await shoot(page, `content-search-${lang}-${width}`);

    await goTo(page, `${portal().url}/cms/channel/${channel}`);
    await expectAccessible(page, 'channel');
    await shoot(page, `content-channel-${lang}-${width}`);
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await page.waitForURL(new RegExp(`/cms/info/${slug}$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${title}`));

    const like = page.getByRole('button', { name: new RegExp(`^${say('content', 'like')}`) });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    const heart = page.getByRole('button', { name: say('favourite', 'keep', { name: title }) });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    const words = `Take a jacket. 带件外套。${lang} ${width}`;
    await page.getByLabel(say('content', 'commentLabel')).fill(words);
    await page.getByRole('button', { name: say('content', 'commentSend') }).click();
    await expect(page.getByText(say('content', 'commentWaiting'))).toBeVisible();
    await shoot(page, `content-article-${lang}-${width}`);
    await expectAccessible(page, 'article');

    const owner = await tokenOf(portal().logins.owner);
    expect(await ask('cms.User/state', { article_id: id }, owner)).toMatchObject({
      liked: true,
      collected: true,
      own_comments_waiting: 1,
    });
    // Other journeys count the favourites of this member.
    await done('cms.User/collect', { kind: 'article', id, collected: false }, owner);
    const staff = await tokenOf(portal().logins.operator);
    const waiting = await ask<{ list: { id: number; content: string }[] }>(
      'console/comment/list',
      { status: 'unaudited' },
      staff,
    );
    const { id: commentId } = waiting.list.find(({ content }) => content === words)!;
    await done('console/comment/decide', { ids: [commentId], decision: 'publish' }, staff);
    // A visitor without a login can read it too.
    await page.evaluate(() => localStorage.clear());
    await goTo(page, `${portal().url}/cms/info/${slug}?lang=${lang}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText(say('content', 'commentWaiting'))).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('content', 'logInToComment') })).toBeVisible();
  });

  test(`paid article: bought once → readable for the whole company (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const slug = `sheet-${lang}-${width}`;
    const titles = { zh: '排团计划表', en: 'Planning sheet' };
    const { id } = await publish(slug, titles, 1_250);
    await chooseLanguage(page, lang);
    await page.setViewportSize(viewports[width]);
    await enterAs(page, portal().logins.owner);
    const owner = await tokenOf(portal().logins.owner);
    const before = await ask<{ balance: { amount: number } }>('account/wallet', {}, owner);
    await goTo(page, `${portal().url}/cms/info/${slug}`);
    await expect(page.getByRole('heading', { name: say('content', 'lockedTitle') })).toBeVisible();
    await expect(page.locator('.rich-text')).toHaveCount(0);
    await shoot(page, `content-paid-${lang}-${width}`);
    const pay = say('content', 'buy', { amount: '12.50 USD' });
    await page.getByRole('button', { name: pay }).click();
    await page.getByRole('dialog').getByRole('button', { name: pay }).dblclick();
    await expect(page.getByText(say('content', 'boughtNotice'))).toBeVisible();
    await expect(page.locator('.rich-text')).toBeVisible();
    await shoot(page, `content-bought-${lang}-${width}`);
    const after = await ask<{ balance: { amount: number } }>('account/wallet', {}, owner);
    expect(before.balance.amount - after.balance.amount).toBe(1_250);
    const booker = await tokenOf(portal().logins.booker);
    expect(await ask('cms.User/state', { article_id: id }, booker)).toMatchObject({ bought: true });
    // A colleague on another device can read it at once; checked in the assurance run only.
    if (!isAssurance) return;
    const other = await page.context().browser()!.newContext();
    const device = await other.newPage();
    await device.setViewportSize(viewports[width]);
    await chooseLanguage(device, lang);
    await enterAs(device, portal().logins.booker);
    await goTo(device, `${portal().url}/cms/info/${slug}`);
    await expect(device.locator('.rich-text')).toBeVisible();
    await expect(device.getByRole('heading', { name: say('content', 'lockedTitle') })).toHaveCount(0);
    await other.close();
  });

  assuranceTest(
    `guest's typed text: kept after the login and after a failed connection (${lang}, ${width})`,
    async ({ page, context }) => {
      const say = await wordsOf(lang);
      const slug = `inle-${lang}-${width}`;
      await publish(slug, { zh: '茵莱湖上的船', en: 'Boats on Inle' });
      await chooseLanguage(page, lang);
      await page.setViewportSize(viewports[width]);
      await goTo(page, `${portal().url}/cms/info/${slug}`);
      const field = page.getByLabel(say('content', 'commentLabel'));
      const words = `Sit low in the boat. 船上坐低些。${lang} ${width}`;
      await field.fill(words);
      await page.getByRole('button', { name: say('content', 'logInToComment') }).click();
      await page.waitForURL(/\/user\/login\?/);
      // Comments per member are limited, and the owner has written one in the journey before.
      await logInByForm(page, say, portal().logins.booker);
      await page.waitForURL(new RegExp(`/cms/info/${slug}#comments$`));
      await expect(field).toHaveValue(words);
      await expect(field).toBeFocused();
      await expect(field).toBeInViewport();

      const send = page.getByRole('button', { name: say('content', 'commentSend') });
      await context.setOffline(true);
      await send.click();
      await expect(page.locator('form').filter({ has: send }).getByRole('alert')).toBeVisible();
      await expect(field).toHaveValue(words);
      const like = page.getByRole('button', { name: new RegExp(`^${say('content', 'like')}`) });
      await like.click();
      await expect(like).toHaveAttribute('aria-pressed', 'false');
      await context.setOffline(false);
      await expect(page.getByText(say('common', 'onlineAgain'))).toBeVisible();
      await send.click();
      await expect(page.getByText(say('content', 'commentWaiting'))).toHaveCount(1);
      await expect(field).toHaveValue('');
    },
  );

  test(`table of contents: links to the parts and marks the current one (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const slug = `long-${lang}-${width}`;
    await publish(slug, { zh: '一篇长文', en: 'A long text' });
    await chooseLanguage(page, lang);
    await page.setViewportSize(viewports[width]);
    await goTo(page, `${portal().url}/cms/info/${slug}`);
    const contents = page.getByRole('navigation', { name: say('rich-text', 'contents') });
    const last = page.getByRole('heading', { name: 'For agents / 同业提示' });
    if (width === 'desktop') {
      await contents.getByRole('link', { name: 'For agents / 同业提示' }).click();
      await expect(last).toBeInViewport();
      await page.evaluate(() => window.scrollTo(0, 0));
      await expect(contents.locator('[aria-current=location]')).toHaveCount(0);
    } else await expect(contents).toBeHidden();
    // The address of a part, opened by a colleague, scrolls to it.
    await goTo(page, `${portal().url}/cms/info/${slug}#_for-agents-同业提示`);
    await page.reload();
    await expect(last).toBeInViewport();
    if (width === 'desktop')
      await expect(contents.locator('[aria-current=location]')).toHaveText('For agents / 同业提示');
  });
}
