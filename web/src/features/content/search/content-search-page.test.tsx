import { beforeAll, expect, test } from 'vitest';
import { type Answer, pageMarkupOf } from '../../../../test/drawn-page.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import { load, Page } from './content-search-page.tsx';

beforeAll(() => loadPhrases('en', ['content', 'content-search', 'common', 'layout']));

const row = {
  id: 7,
  kind: 'info',
  slug: 'bagan',
  channel: null,
  title: 'Bagan',
  summary: 'In short',
  lang: 'en',
  cover: null,
  author: '',
  price: null,
  tags: [],
  published_at: 1_795_000_000,
  views: 0,
  likes: 0,
  comments: 0,
};
const channel = {
  id: 1,
  slug: 'guides',
  kind: 'cover',
  name: 'Guides',
  description: 'For planners',
  url: '',
};
const init = {
  channels: [{ ...channel, children: [] }],
  hot_words: ['visa'],
  pages: [
    { slug: 'how-to-book', title: 'How to book' },
    { slug: 'about-us', title: 'About us' },
  ],
};
const nothing = { list: [], total: 0, meant: null, hot_words: ['visa'] };

function draw(query: string, found: object, guides: Answer['data'] = { list: [row] }) {
  const known: Record<string, unknown> = {
    'cms.Index/init': init,
    'cms.Index/search': found,
    'cms.Index/channel': guides,
  };
  const answer = (path: string): Answer =>
    known[path]
      ? { code: 1, msg: '', data: known[path] }
      : { code: 0, msg: 'not now', data: { reason: 'internal' } };
  return pageMarkupOf({ load, Page, at: `/cms/search${query}`, answer });
}

test('content search: empty → popular words, channels, guides and help', async () => {
  const page = await draw('', nothing);
  expect(page).not.toContain('Nothing found');
  for (const target of [
    '/cms/search?keyword=visa',
    '/cms/channel/guides',
    '/cms/info/bagan',
    '/cms/page/how-to-book',
  ])
    expect(page).toContain(`href="${target}"`);
  // Links that are always in the footer do not help with booking.
  expect(page).not.toContain('href="/cms/page/about-us"');
});

test('content search: no result → message with channels, a guide, help and contact', async () => {
  const page = await draw('?keyword=zzqq', nothing);
  expect(page).toMatch(/role="status"[^>]*>\s*<h2[^>]*>Nothing found for “zzqq”/);
  for (const target of ['/cms/channel/guides', '/cms/info/bagan', '/cms/page/how-to-book', '/cms/contact-us'])
    expect(page).toContain(`href="${target}"`);
});

test('content search: guides fail to load → the rest shown', async () => {
  const page = await draw('?keyword=zzqq', nothing, null);
  expect(page).toContain('href="/cms/channel/guides"');
  expect(page).not.toContain('Start with these guides');
});

test('content search: results → words highlighted, correction shown, no alternatives', async () => {
  const found = { ...row, title_marks: [[0, 5]], fragment: 'by balloon', fragment_marks: [[3, 10]] };
  const page = await draw('?keyword=baloon', { ...nothing, list: [found], total: 1, meant: 'balloon' });
  expect(page).toMatch(/<mark[^>]*>Bagan<\/mark>/);
  expect(page).toContain('Showing results for “balloon”');
  expect(page).not.toContain('Start with these guides');
});

test('content search: failure → error page with a retry', async () => {
  await expect(draw('?keyword=x', undefined as unknown as object)).rejects.toMatchObject({
    reason: 'internal',
  });
});
