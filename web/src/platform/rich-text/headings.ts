import type { RichElement, RichNode, RichText } from '@serai/contract/rich-text/rich-text';

/** A heading of a text, with the name that an address can end with to lead to it. */
export interface Heading {
  anchor: string;
  level: 2 | 3 | 4;
  words: string;
}

/** Returns the headings in text order, at any depth. */
export function headingsOf(text: RichText): Heading[] {
  return [...anchorsOf(text).entries()].map(([{ tag, children = [] }, anchor]) => ({
    anchor,
    level: Number(tag.slice(1)) as Heading['level'],
    words: wordsOf(children).trim(),
  }));
}

/** The anchor of each heading: its words, and a number where others have the same; those without words have none. */
export function anchorsOf(text: RichText): Map<RichElement, string> {
  const anchors = new Map<RichElement, string>();
  const taken = new Map<string, number>();
  const visit = (node: RichNode) => {
    if (typeof node === 'string') return;
    const { tag, children = [] } = node;
    const words = isHeading(tag) ? slugOf(wordsOf(children)) : '';
    if (words) {
      const times = (taken.get(words) ?? 0) + 1;
      taken.set(words, times);
      anchors.set(node, times === 1 ? words : `${words}.${times}`);
    }
    children.forEach(visit);
  };
  text.forEach(visit);
  return anchors;
}

/** The words of a text alone. */
export function wordsOf(text: RichText): string {
  return text.map((node) => (typeof node === 'string' ? node : wordsOf(node.children ?? []))).join('');
}

function isHeading(tag: string): boolean {
  return tag === 'h2' || tag === 'h3' || tag === 'h4';
}

/** Begins with a sign that no name of the page's own parts begins with. */
function slugOf(words: string): string {
  const slug = (words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join('-').slice(0, 60);
  return slug && `_${slug}`;
}
