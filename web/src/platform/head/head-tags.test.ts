import { expect, test } from 'vitest';
import { emptyHead, type HeadTag, headTags } from './head-tags.ts';

const origin = 'https://serai.example';
const head = { ...emptyHead, title: 'Bagan · Serai', path: '/cms/info/bagan', lang: 'en' as const };

function links(tags: HeadTag[]): string[] {
  return tags
    .filter(({ tag }) => tag === 'link')
    .map(({ attributes: { rel, hreflang = '', href } }) => `${rel} ${hreflang} ${href}`);
}

test('head: page → address per language; names its own and the others', () => {
  expect(links(headTags(head, origin))).toEqual([
    'canonical  https://serai.example/cms/info/bagan?lang=en',
    'alternate zh-CN https://serai.example/cms/info/bagan?lang=zh-cn',
    'alternate en https://serai.example/cms/info/bagan?lang=en',
    'alternate x-default https://serai.example/cms/info/bagan',
  ]);
});

test('head: page in one language → that language only, whatever is requested', () => {
  const written = { ...head, langs: ['zh-cn' as const], lang: 'zh-cn' as const };
  expect(links(headTags(written, origin))).toEqual([
    'canonical  https://serai.example/cms/info/bagan?lang=zh-cn',
    'alternate zh-CN https://serai.example/cms/info/bagan?lang=zh-cn',
    'alternate x-default https://serai.example/cms/info/bagan',
  ]);
});

test('head: later page of a list → separate page for search engines', () => {
  expect(links(headTags({ ...head, path: '/cms/channel/guides?page=2' }, origin))[0]).toBe(
    'canonical  https://serai.example/cms/channel/guides?page=2&lang=en',
  );
});

test('head: feed → in the page’s language', () => {
  const [feed] = headTags({ ...head, feed: 'Serai · Travel guides' }, origin).filter(
    ({ attributes }) => attributes.type === 'application/atom+xml',
  );
  expect(feed?.attributes).toEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Serai · Travel guides',
    href: 'https://serai.example/feed.xml?lang=en',
  });
});

test('head: hidden from search engines → no other metadata', () => {
  const hidden = { ...head, indexed: false, structured: [{ '@type': 'Article' }] };
  expect(headTags(hidden, origin)).toEqual([
    { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
  ]);
});

test('head: schema.org facts → one script each', () => {
  const facts = headTags(
    { ...head, structured: [{ '@type': 'Article' }, { '@type': 'Organization' }] },
    origin,
  )
    .filter(({ tag }) => tag === 'script')
    .map(({ text }) => JSON.parse(text ?? ''));
  expect(facts).toEqual([
    { '@context': 'https://schema.org', '@type': 'Article' },
    { '@context': 'https://schema.org', '@type': 'Organization' },
  ]);
});
