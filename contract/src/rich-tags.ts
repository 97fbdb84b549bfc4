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
