import type { RichText as Text } from '@serai/contract/rich-text/rich-text';
import { beforeAll, expect, test } from 'vitest';
import { markupOf } from '../../../test/drawn.tsx';
import { loadPhrases } from '../i18n/phrases.ts';
import { headingsOf } from './headings.ts';
import { RichText } from './rich-text.tsx';

beforeAll(() => loadPhrases('en', ['rich-text', 'layout']));

const draw = (text: Text) => markupOf(<RichText text={text} />);

test('rich text: headings → unique anchors from their words, linked from the table of contents', () => {
  const heading = (tag: 'h2' | 'h3', words: string) => ({ tag, children: [words] });
  const text: Text = [
    heading('h2', 'Getting there'),
    { tag: 'blockquote', children: [heading('h3', '怎么去？')] },
    heading('h2', 'Getting there!'),
    heading('h2', '…'),
  ];
  expect(headingsOf(text)).toEqual([
    { anchor: '_getting-there', level: 2, words: 'Getting there' },
    { anchor: '_怎么去', level: 3, words: '怎么去？' },
    { anchor: '_getting-there.2', level: 2, words: 'Getting there!' },
  ]);
  const html = draw(text);
  for (const { anchor } of headingsOf(text)) expect(html).toContain(`id="${anchor}"`);
  expect(html).toContain('<h2>…</h2>');
});

test('rich text: link to the own site → opens here; to others → new window without referrer', () => {
  const html = draw([
    { tag: 'a', attrs: { href: '/hotel/list?destination_id=1' }, children: ['hotels'] },
    { tag: 'a', attrs: { href: 'https://elsewhere.example/a' }, children: ['elsewhere'] },
    { tag: 'a', attrs: { href: 'mailto:desk@serai.example' }, children: ['mail'] },
  ]);
  expect(html).toContain('<a href="/hotel/list?destination_id=1" data-discover="true">hotels</a>');
  expect(html).toMatch(
    /<a href="https:\/\/elsewhere\.example\/a" target="_blank" rel="noopener nofollow ugc">elsewhere<span/,
  );
  expect(html).toContain('<a href="mailto:desk@serai.example">mail</a>');
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'vbscript:x',
  '',
])('rich text: link %j → removed, its text kept', (href) => {
  expect(draw([{ tag: 'a', attrs: { href }, children: ['words'] }])).toBe(
    '<div class="rich-text">words</div>',
  );
});

test.each(['https://elsewhere.example/a.png', 'data:image/png;base64,AA', '//elsewhere.example/a.png', ''])(
  'rich text: picture %j of another site → replaced by its description',
  (src) => {
    expect(draw([{ tag: 'img', attrs: { src, alt: 'a stupa' } }])).toBe(
      '<div class="rich-text">a stupa</div>',
    );
  },
);

test('rich text: own picture → size known before loading, caption', () => {
  const attrs = { src: '/storage/a.webp', alt: 'a stupa', width: '960', height: '640' };
  const caption = { tag: 'figcaption' as const, children: ['At dusk'] };
  expect(draw([{ tag: 'figure', children: [{ tag: 'img', attrs }, caption] }])).toMatch(
    /<figure><img src="\/storage\/a\.webp" alt="a stupa" width="960" height="640" loading="lazy"[^>]*\/><figcaption>At dusk<\/figcaption><\/figure>/,
  );
});

test('rich text: table → scrolls by itself, reachable by keyboard', () => {
  const cell = { tag: 'td' as const, attrs: { colspan: '2', onclick: 'x' }, children: ['a'] };
  const html = draw([
    { tag: 'table', children: [{ tag: 'tbody', children: [{ tag: 'tr', children: [cell] }] }] },
  ]);
  expect(html).toContain(
    'aria-label="Table, scrolls sideways" tabindex="0"><table><tbody><tr><td colSpan="2">',
  );
});

test('rich text: undeclared elements → their text only, without attributes', () => {
  const sent = [
    { tag: 'script', children: ['alert(1)'] },
    {
      tag: 'p',
      attrs: { style: 'color:red', onclick: 'alert(1)', class: 'x', id: 'root' },
      children: ['words'],
    },
    { tag: 'ol', attrs: { start: '3;x' }, children: [] },
  ] as unknown as Text;
  expect(draw(sent)).toBe('<div class="rich-text">alert(1)<p>words</p><ol></ol></div>');
});
