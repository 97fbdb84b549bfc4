/** Elements allowed in an article. All other elements are removed; their text is kept. */
export const richTags = [
  ...(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'] as const),
  ...(['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const;
export type RichTag = (typeof richTags)[number];

/** Attributes allowed per element; others have none. */
export const richAttributes = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Partial<Record<RichTag, readonly string[]>>;

/** Limits of an article: nesting depth, number of nodes, length of its HTML. */
export const richBounds = { depth: 12, nodes: 20_000, length: 200_000 };

/** Tags that map to each mark; in the order of nesting from outside to inside. */
export const richMarks = {
  a: ['a'],
  strong: ['strong', 'b'],
  em: ['em', 'i', 'cite', 'dfn', 'var'],
  u: ['u', 'ins'],
  s: ['s', 'del', 'strike'],
  sub: ['sub'],
  sup: ['sup'],
  code: ['code', 'kbd', 'samp', 'tt'],
} as const satisfies Partial<Record<RichTag, readonly string[]>>;
export type RichMark = keyof typeof richMarks;

/** Elements that are removed with their content, because it is not text for readers. */
export const leftOutWhole: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'head', 'title', 'meta', 'link', 'base', 'xml'],
  ...['iframe', 'frame', 'frameset', 'noframes', 'object', 'embed', 'applet', 'param', 'noembed'],
  ...['svg', 'math', 'canvas', 'audio', 'video', 'source', 'track', 'map', 'area'],
  ...['input', 'textarea', 'select', 'option', 'datalist', 'plaintext', 'xmp', 'listing', 'col', 'colgroup'],
]);

/** Elements that start a new paragraph and are not kept themselves. */
export const richBreaks: ReadonlySet<string> = new Set([
  ...[
    'p',
    'div',
    'section',
    'article',
    'aside',
    'header',
    'footer',
    'main',
    'nav',
    'address',
    'center',
    'hgroup',
  ],
  ...['dl', 'dt', 'dd', 'dir', 'menu', 'fieldset', 'legend', 'form', 'details', 'summary', 'html', 'body'],
  ...[
    'caption',
    'figcaption',
    'li',
    'tbody',
    'thead',
    'tfoot',
    'tr',
    'td',
    'th',
    'optgroup',
    'search',
    'dialog',
  ],
]);
