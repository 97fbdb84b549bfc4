/** The elements an article is made of. Whatever else is sent is left out; its words stay. */
export const richTags = [
  ...(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'] as const),
  ...(['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'a', 'img', 'figure', 'figcaption'] as const),
  ...(['table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const;
export type RichTag = (typeof richTags)[number];

/** What each element may carry; all others carry nothing. */
export const richAttributes = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  ol: ['start'],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
} as const satisfies Partial<Record<RichTag, readonly string[]>>;

/** How deep elements stand in one another at most, how many there are, and how long the HTML of an article is. */
export const richBounds = { depth: 12, nodes: 20_000, length: 200_000 };

/** What else stands for emphasis and the like; in the order in which these stand in one another, from outside. */
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

/** Elements that are left out with all they hold: no words for a reader stand in them. */
export const leftOutWhole: ReadonlySet<string> = new Set([
  ...['script', 'style', 'template', 'noscript', 'head', 'title', 'meta', 'link', 'base', 'xml'],
  ...['iframe', 'frame', 'frameset', 'noframes', 'object', 'embed', 'applet', 'param', 'noembed'],
  ...['svg', 'math', 'canvas', 'audio', 'video', 'source', 'track', 'map', 'area'],
  ...['input', 'textarea', 'select', 'option', 'datalist', 'plaintext', 'xmp', 'listing', 'col', 'colgroup'],
]);

/** Elements that begin a new paragraph and are none of an article's. */
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
