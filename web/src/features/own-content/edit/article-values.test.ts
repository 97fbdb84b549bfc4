import { articleBounds } from '@serai/contract/content/article-states';
import { type OwnArticleDetail, saveOwnArticle } from '@serai/contract/content/own-articles';
import { expect, test } from 'vitest';
import {
  isBlankHtml,
  isSame,
  isWorthSaving,
  picturesUnsaid,
  tagsFault,
  tagsIn,
  valuesOf,
  wishOf,
} from './article-values.ts';

const article: OwnArticleDetail = {
  id: 12,
  status: 'refused',
  reason: 'Too short',
  revision: 40,
  lang: 'en',
  live: false,
  slug: '12',
  title: 'Muse',
  summary: 'A crossing',
  cover: null,
  cover_path: '/storage/article/a.jpg',
  created_at: 1,
  updated_at: 2,
  published_at: null,
  views: 0,
  likes: 0,
  comments: 0,
  channel: { id: 3, slug: 'guides', name: 'Guides' },
  city: { id: 9, name: 'Muse' },
  body: '<p>Bring copies.</p>',
  tags: ['borders', 'cars'],
  actions: ['edit', 'delete'],
};

test('article values: through the form → unchanged, with its base revision', () => {
  expect(wishOf(valuesOf(article, 'en'), { id: 12, base: 40 })).toEqual({
    id: 12,
    revision: 40,
    lang: 'en',
    channel_id: 3,
    city_id: 9,
    cover: '/storage/article/a.jpg',
    title: 'Muse',
    summary: 'A crossing',
    body: '<p>Bring copies.</p>',
    tags: ['borders', 'cars'],
  });
});

test('article values: new → no id, no city', () => {
  const wish = wishOf({ ...valuesOf(null, 'zh-cn'), channel: '3', title: ' 木姐 ' }, null);
  expect(wish).toMatchObject({ lang: 'zh-cn', channel_id: 3, title: '木姐', tags: [] });
  expect(Object.keys(wish)).not.toEqual(expect.arrayContaining(['id']));
  expect(Object.keys(wish)).not.toEqual(expect.arrayContaining(['city_id']));
});

test('article values: tags → split at commas of either language, no duplicates', () => {
  expect(tagsIn(' 口岸，包车、口岸, cars ;;')).toEqual(['口岸', '包车', 'cars']);
  expect(tagsIn(' , ')).toEqual([]);
});

test.each([
  ['a,b,c,d,e,f,g,h', null],
  ['a,b,c,d,e,f,g,h,i', 'tagsMany'],
  ['边'.repeat(30), null],
  ['边'.repeat(31), 'tagLong'],
  ['🚌'.repeat(30), null],
  ['🚌'.repeat(31), 'tagLong'],
])('article values: tags %s → refused as by the server: %s', (typed, fault) => {
  expect(tagsFault(typed)).toBe(fault);
  const wish = wishOf({ ...valuesOf(article, 'en'), tags: typed }, { id: 12, base: 40 });
  expect(saveOwnArticle.input.safeParse(wish).success).toBe(fault === null);
  expect(isWorthSaving({ ...valuesOf(article, 'en'), tags: typed })).toBe(fault === null);
});

test.each(['title', 'summary'] as const)(
  'article values: longest %s of the field → accepted by the server',
  (name) => {
    const most = articleBounds[name];
    // Fields count UTF-16 units, the server code points.
    for (const typed of ['边'.repeat(most), '🛕'.repeat(most / 2)]) {
      expect(typed).toHaveLength(most);
      const wish = wishOf({ ...valuesOf(article, 'en'), [name]: typed }, null);
      expect(saveOwnArticle.input.safeParse(wish).success).toBe(true);
    }
  },
);

test('article values: picture without a description → named by its position', () => {
  const images = ['<img src="/storage/a.jpg" alt="Gate">', '<img src="/storage/b.jpg" alt="">'];
  expect(picturesUnsaid(images.join(''))).toEqual([2]);
  expect(picturesUnsaid('<img alt=" " src="/storage/a.jpg"><img src="/storage/c.jpg">')).toEqual([1, 2]);
  expect(picturesUnsaid('<p>No pictures</p>')).toEqual([]);
});

test('article values: empty form, or text the server would refuse → not worth a draft', () => {
  const empty = { ...valuesOf(null, 'en'), channel: '3' };
  expect(isWorthSaving(empty)).toBe(false);
  expect(isWorthSaving({ ...empty, title: 'Muse' })).toBe(true);
  expect(isWorthSaving({ ...empty, title: 'Muse', channel: '' })).toBe(false);
  expect(isWorthSaving({ ...empty, body: '<p>Word</p>' })).toBe(true);
  expect(isWorthSaving({ ...empty, body: `<p>${'x'.repeat(200_000)}</p>` })).toBe(false);
});

test.each([
  ['<p></p>', true],
  ['<p>&nbsp; </p><p><br></p>', true],
  ['<p>a</p>', false],
  ['<figure><img src="/storage/a.jpg"></figure>', false],
])('article values: %s → blank: %s', (html, blank) => {
  expect(isBlankHtml(html)).toBe(blank);
});

test('article values: all fields equal → same form', () => {
  const values = valuesOf(article, 'en');
  expect(isSame(values, { ...values })).toBe(true);
  expect(isSame(values, { ...values, summary: '' })).toBe(false);
});
