import type { RichNode } from '@serai/contract/rich-text/rich-text';
import {
  leftOutWhole,
  richAttributes,
  richBounds,
  richBreaks,
  richTags,
} from '@serai/contract/rich-text/tags';
import { writeRichText } from '@serai/contract/rich-text/write-rich-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsOf, expectAllowed } from '../../../test/allowed-content.ts';
import { hostileTexts } from '../../../test/hostile-texts.ts';
import { tries } from '../../../test/reliability/figure.ts';
import { cleanHtml } from './clean-html.ts';
import { parseRichText } from './parse-rich-text.ts';
import { wordsOf } from './word-text.ts';

/** Minimum number of random documents; more in the assurance run. */
const many = tries({ test: 2000, assurance: 10_000 });

const tags = [
  ...richTags,
  ...leftOutWhole,
  ...richBreaks,
  'span',
  'font',
  'b',
  'i',
  'del',
  'h1',
  'h5',
  'button',
  'o:p',
  'mp-common',
  'constructor',
  '__proto__',
];
const attributes = [
  ...Object.values(richAttributes).flat(),
  'style',
  'class',
  'id',
  'onclick',
  'onerror',
  'srcset',
  'data-src',
  'xlink:href',
  'formaction',
  '__proto__',
];
const values = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom(
    '3',
    '400px',
    '-1',
    'font-weight:700;display:block',
    'mso-list:l0 level2 lfo1',
    'display:none',
  ),
  fc.constantFrom(
    '/storage/a/b.webp',
    '/pictures/x-960.jpg',
    'https://a.example/b?c=d&e',
    'mailto:a@b.example',
  ),
  fc.string(),
);
const words = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.constantFrom('你好', 'a', ' ', '\u00a0', '\u3000 b', '\n', 'x\u0000y', '\ud800', '&amp;', '1 < 2'),
  fc.string({ unit: 'grapheme' }),
);
const trees = fc.letrec<{ node: string; element: string }>((tie) => ({
  node: fc.oneof({ depthSize: 'medium', maxDepth: 16, withCrossShrink: true }, words, tie('element')),
  element: fc
    .record({
      tag: fc.constantFrom(...tags),
      attrs: fc.array(fc.tuple(fc.constantFrom(...attributes), values, fc.constantFrom('"', "'", '')), {
        maxLength: 3,
      }),
      children: fc.array(tie('node'), { maxLength: 5 }),
      closes: fc.boolean(),
    })
    .map(({ tag, attrs, children, closes }) => {
      const written = attrs.map(([name, value, quote]) => ` ${name}=${quote}${value}${quote}`).join('');
      return `<${tag}${written}>${children.join('')}${closes ? `</${tag}>` : ''}`;
    }),
}));
const html = fc.array(trees.node, { maxLength: 6 }).map((nodes) => nodes.join(''));

describe('any HTML whatever', () => {
  it('clean HTML: any HTML → only allowed elements, canonical form, unchanged by the independent sanitizer', () => {
    fc.assert(
      fc.property(html, (written) => {
        const read = parseRichText(written);
        expectAllowed(read);
        const clean = cleanHtml(written);
        // The cleaner from outside finds nothing to take out.
        expect(clean).toBe(writeRichText(read));
        expect(cleanHtml(clean)).toBe(clean);
        expect(writeRichText(parseRichText(clean))).toBe(clean);
      }),
      // Regression: a loose node in a head became a cell of the body.
      { numRuns: many, examples: [['<table><thead><th><tr>!']] },
    );
  });
});

describe('the words of well-formed HTML', () => {
  const letters = fc.stringMatching(/^[a-z0-9你好旅行"'&<>]{1,8}$/);
  const holders = tags.filter(
    (tag) => !leftOutWhole.has(tag) && !['img', 'br', 'hr', '__proto__'].includes(tag),
  );
  const tree: fc.Arbitrary<RichNode> = fc.letrec<{ node: RichNode }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 14 },
      letters,
      fc.record({
        tag: fc.constantFrom(...holders) as fc.Arbitrary<'p'>,
        children: fc.array(tie('node'), { maxLength: 5 }),
      }),
    ),
  })).node;

  it('clean HTML: words of well-formed HTML → all kept, equally often, only in allowed elements', () => {
    fc.assert(
      fc.property(fc.array(tree, { maxLength: 8 }), (nodes) => {
        const before = lettersOf(nodes);
        const after = lettersOf(parseRichText(writeRichText(nodes)));
        expect([...after].sort().join('')).toBe([...before].sort().join(''));
      }),
      { numRuns: many },
    );
  });
});

describe('the eighty hostile texts', () => {
  it.each(hostileTexts)('clean HTML: %s as text, attribute or element → harmless', (hostile) => {
    const written = [
      hostile,
      ...richTags.map((tag) => `<${tag}>${hostile}</${tag}>`),
      ...attributes.flatMap((name) =>
        ['a', 'img', 'p', 'td'].map((tag) => `<${tag} ${name}="${hostile}">x</${tag}>`),
      ),
      ...attributes.map((name) => `<img ${name}='${hostile}'><a ${name}=${hostile}>x</a>`),
    ];
    for (const each of written) {
      const clean = cleanHtml(each);
      expectAllowed(parseRichText(clean));
      expect(clean.replaceAll(/<\/?[a-z0-9]+(?: [a-z]+="[^"<>]*")*(?: \/)?>/g, '')).not.toMatch(/[<>]/);
    }
  });
});

describe('what is too much', () => {
  it('clean HTML: deep nesting → limited', () => {
    const deep = parseRichText(`${'<blockquote><ul><li>'.repeat(20_000)}words`);
    expect(Math.max(...[...elementsOf(deep)].map(({ depth }) => depth))).toBeLessThanOrEqual(
      richBounds.depth,
    );
    expect(wordsOf(deep)).toBe('words');
  });

  it('clean HTML: long input → linear time', () => {
    const startedAt = performance.now();
    for (const piece of [
      '<a href="',
      '<p><b><i>',
      '<!--',
      '&amp',
      '<table><tr><td>',
      '<li><br>',
      ' \n',
      '</p>',
    ])
      cleanHtml(piece.repeat(Math.floor(richBounds.length / piece.length)));
    expect(performance.now() - startedAt).toBeLessThan(8_000);
  });
});

describe('format characters in words', () => {
  it.each([
    ['<p>微信\u200b公众号\u2060</p>', '<p>微信公众号</p>'],
    ['<p>\u202e<b>Bagan\u200b</b>\u00ad</p>', '<p><strong>Bagan</strong></p>'],
    ['<pre>a\u200bb</pre>', '<pre>ab</pre>'],
    ['<p>မြန်မာ\u200bပြည် 👨\u200d👩</p>', '<p>မြန်မာ\u200bပြည် 👨\u200d👩</p>'],
  ])('cleanHtml: %j → %j', (written, kept) => {
    expect(cleanHtml(written)).toBe(kept);
  });
});

describe('the words of an article', () => {
  it('article words: parsed text and picture descriptions → each block on its own line', () => {
    const tree = parseRichText(
      '<h2>Bagan</h2><p>Temples <b>at</b> dawn</p><ul><li>one</li><li>two</li></ul>' +
        '<figure><img src="/storage/a.webp" alt="A balloon"><figcaption>Above</figcaption></figure>',
    );
    expect(wordsOf(tree)).toBe('Bagan\nTemples at dawn\none\ntwo\nA balloon\nAbove');
  });
});

/** Without spaces, which are read otherwise. */
function lettersOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => (typeof node === 'string' ? node : lettersOf(node.children ?? [])))
    .join('')
    .replace(/\s/g, '');
}
