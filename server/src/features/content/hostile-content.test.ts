import { articleBounds } from '@serai/contract/content/article-states';
import { plainLine, plainLines } from '@serai/contract/normal-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAllowed } from '../../../test/allowed-content.ts';
import { openTestWorld, type TestWorld } from '../../../test/harness.ts';
import { hostileTexts } from '../../../test/hostile-texts.ts';
import type { PersonName } from '../../../test/population.ts';
import { isAssurance } from '../../../test/reliability/figure.ts';
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts';
import { slugOfTag } from './tag-store.ts';

/** P16: any input to content is read as text, or as allow-listed elements of a body, wherever it is shown. */

let world: TestWorld;
let channel: number;
beforeAll(async () => {
  world = await openTestWorld();
  const input = { slug: 'hostile', kind: 'list', name_zh: '栏目', name_en: 'Channel', takes_articles: true };
  channel = (await must('console/channel/save', input)).channel.id;
});
afterAll(() => world.close());

async function must(path: string, data: object, as: PersonName = 'operator') {
  const reply = await world.call('POST', path, data, { as });
  expect(reply.code, `${path} ${reply.msg} ${JSON.stringify(reply.data)}`).toBe(1);
  return reply.data;
}
const read = async (path: string, data: object = {}, as: PersonName = 'operator') =>
  (await world.call('GET', path, data, { as })).data;

async function readAsGuest(path: string, data: object) {
  const reply = await world.call('GET', path, data, { lang: 'en' });
  expect(reply.code, `${path} ${reply.msg}`).toBe(1);
  return reply.data;
}

/** The expected stored form of a short text: trimmed. */
const cut = (hostile: string, most: number) => [...hostile].slice(0, most).join('').trim();

/** HTML that an author may send: the text by itself, in attributes, and as element content. */
const bodyOf = (hostile: string) =>
  `<p>Read: ${hostile}</p><img src="/storage/a/b.webp" alt="${hostile}"><a href="${hostile}">there</a>` +
  `<a href='/hotel' title='${hostile}'>here</a><table><tr><td ${hostile}>cell</td></tr></table>` +
  `<img data-src=${hostile} src='${hostile}'>${hostile}`;

const tried = hostileTexts.filter((_, at) => isAssurance || at % 4 === 0);

it.each(tried)(
  'hostile text: %s in every text of an article, a tag and a comment → harmless',
  async (hostile) => {
    await world.db.deleteFrom('throttle_counters').execute();
    const text = { title: cut(hostile, articleBounds.title), summary: hostile, body: bodyOf(hostile) };
    const tag = cut(hostile, articleBounds.tag);
    const input = { kind: 'info', channel_id: channel, texts: { 'zh-cn': text, en: text }, tags: [tag] };
    const { article } = await must('console/article/save', input);
    const { id, revision } = article;
    expect(article.title).toBe(plainLine(text.title));
    await must('console/article/publish', { id, revision });
    const { content } = await read('console/article/detail', { id });
    const stored = await world.db
      .selectFrom('article_texts')
      .selectAll()
      .where('article_id', '=', id)
      .execute();
    for (const { body, words } of [
      ...Object.values<typeof text & { words?: string }>(content.texts),
      ...stored,
    ]) {
      expect(body.replaceAll(/<\/?[a-z0-9]+(?: [a-z]+="[^"<>]*")*(?: \/)?>/g, '')).not.toMatch(/[<>]/);
      expectAllowed(parseRichText(body), hostile);
      expect(words ?? 'Read').toContain('Read');
    }
    expect(content.texts.en).toMatchObject({ title: plainLine(text.title), summary: plainLine(hostile) });

    const said = { article_id: id, content: hostile };
    const { comment } = await must('cms.User/comment', said, 'booker');
    await must('console/comment/decide', { ids: [comment.id], decision: 'publish' });
    await world.app.memory.refresh();
    const shown = (await readAsGuest('cms.Content/info', { id: String(id) })).article;
    expect(shown).toMatchObject({
      title: plainLine(text.title),
      summary: plainLine(hostile),
      locked: false,
    });
    expectAllowed(shown.body, hostile);
    expect(shown.tags.map(({ slug }: { slug: string }) => slug)).toEqual([slugOfTag(tag)].filter(Boolean));
    const { list: comments } = await readAsGuest('cms.Content/comments', { article_id: id });
    expect(comments[0].content).toBe(plainLines(hostile));
    expect((await readAsGuest('cms.Index/channel', { value: 'hostile' })).list[0].title).toBe(
      plainLine(text.title),
    );
    const found = await readAsGuest('cms.Index/search', { keyword: cut(hostile, articleBounds.keyword) });
    expect(found.total).toBeGreaterThanOrEqual(0);

    const { list } = await must('console/comment/decide', {
      ids: [comment.id],
      decision: 'refuse',
      reason: hostile,
    });
    expect(list[0]).toMatchObject({ content: plainLines(hostile), reason: plainLines(hostile) });
    const hidden = await must('console/article/takeOffline', { id, reason: hostile });
    expect(hidden.article.reason).toBe(plainLines(hostile));

    const sent = { lang: 'en', channel_id: channel, ...text, tags: [tag] };
    const own = (await must('cms.User/saveContent', sent, 'booker')).article;
    expect(own).toMatchObject({ title: plainLine(text.title), tags: [plainLine(tag)] });
    expectAllowed(parseRichText(own.body), hostile);
    await must('cms.User/deleteContent', { id: own.id }, 'booker');
  },
);

it('hostile text: in names of channels, tags and offices → harmless', async () => {
  const { entities } = await read('console/office/list');
  const { channel: place } = await must('console/channel/save', {
    slug: 'named',
    kind: 'list',
    name_zh: 'x',
    name_en: 'x',
  });
  const { office } = await must('console/office/save', {
    entity_id: entities[0].id,
    name_zh: 'x',
    name_en: 'x',
    address_zh: 'x',
    address_en: 'x',
  });
  for (const hostile of hostileTexts) {
    // Names are single lines.
    const names = { name_zh: inOneLine(cut(hostile, 40)), name_en: inOneLine(cut(hostile, 60)) };
    const described = {
      description_zh: inLines(cut(hostile, 200)),
      description_en: inLines(cut(hostile, 300)),
    };
    const named = { id: place.id, slug: 'named', kind: 'list', ...names, ...described };
    expect((await must('console/channel/save', named)).channel).toMatchObject({ ...names, ...described });
    const link = { slug: 'away', kind: 'link', name_zh: 'x', name_en: 'x', url: hostile };
    expect((await world.call('POST', 'console/channel/save', link, { as: 'operator' })).code, hostile).toBe(
      0,
    );
    const at = {
      name_zh: cut(hostile, 60),
      name_en: cut(hostile, 60),
      address_zh: hostile,
      address_en: hostile,
    };
    const saved = await must('console/office/save', { id: office.id, entity_id: office.entity_id, ...at });
    const lines = Object.fromEntries(Object.entries(at).map(([name, text]) => [name, inOneLine(text)]));
    expect(saved.office).toMatchObject(lines);
  }
});

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function inLines(text: string): string {
  return text.split('\n').map(inOneLine).join('\n').trim();
}
