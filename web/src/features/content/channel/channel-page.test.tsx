import { beforeAll, expect, test } from 'vitest';
import { type Answer, pageMarkupOf } from '../../../../test/drawn-page.tsx';
import { loadPhrases } from '../../../platform/i18n/phrases.ts';
import { load, Page } from './channel-page.tsx';

beforeAll(() => loadPhrases('en', ['content', 'common', 'layout']));

const row = (slug: string) => ({
  id: 7,
  kind: 'info',
  slug,
  channel: null,
  title: slug,
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
});
const channel = { id: 1, slug: 'guides', kind: 'cover', name: 'Guides', description: '', url: '' };
const below = { ...channel, id: 2, slug: 'cities', kind: 'list', name: 'Cities' };
const shown = {
  channel,
  tag: null,
  path: [channel],
  children: [{ channel: below, newest: [row('bagan')] }],
  list: [row('old-one')],
  total: 1,
  total_capped: false,
  next: null,
};

function draw(at: string, reply: object) {
  const known: Record<string, object> = {
    'cms.Index/channel': reply,
    'cms.Index/init': { channels: [{ ...channel, children: [{ ...below, children: [] }] }] },
  };
  const answer = (path: string): Answer => ({ code: 1, msg: '', data: known[path] });
  return pageMarkupOf({ load, Page, at, route: '/cms/channel/:value/:type?', answer });
}

test('cover channel: opened → newest of each subchannel; with a sort → all articles', async () => {
  const cover = await draw('/cms/channel/guides', shown);
  expect(cover).toContain('href="/cms/info/bagan"');
  expect(cover).not.toContain('href="/cms/info/old-one"');
  expect(cover).toContain('href="/cms/channel/guides?sort=new"');
  const whole = await draw('/cms/channel/guides?sort=new', shown);
  expect(whole).toContain('href="/cms/info/old-one"');
  expect(whole).not.toContain('href="/cms/info/bagan"');
});

test('cover channel: empty subchannels → its own articles', async () => {
  const page = await draw('/cms/channel/guides', { ...shown, children: [{ channel: below, newest: [] }] });
  expect(page).toContain('href="/cms/info/old-one"');
});

test('channel: empty → message with a link to the search', async () => {
  const empty = { ...shown, channel: below, path: [channel, below], children: [], list: [], total: 0 };
  const page = await draw('/cms/channel/cities', empty);
  expect(page).toContain('No articles in this channel yet');
  expect(page).toContain('href="/cms/search"');
  expect(page).not.toContain('sort=hot');
});

test('channel page: unknown type → not found', async () => {
  await expect(draw('/cms/channel/guides/no-type', shown)).rejects.toMatchObject({ status: 404 });
});
