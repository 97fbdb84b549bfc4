import { richAttributes, richTags } from '@serai/contract/rich-tags';
import { isOwnFile } from '../../../platform/rich-text/own-address.ts';
import { isLinkAddress, ownPathOf } from './addresses.ts';
import { listsOfWord } from './lists-of-word.ts';

/** What was pasted, ready for the editor. */
export interface Pasted {
  html: string;
  /** Pictures that came as their bytes, by the key under which the HTML names them (`data-sending`). */
  pictures: Map<string, Blob>;
  /** Pictures of other places that were left out; their descriptions stay as words. */
  leftOut: number;
}

/**
 * Makes what a word processor, a chat or a web page has put on the clipboard into the elements of an article: styles
 * become marks, lists of Word become lists, frames fall away, and of all else only the words stay.
 */
export function cleanPasted(
  html: string,
  { origin, nextKey }: { origin: string; nextKey: () => string },
): Pasted {
  // Nothing of a parsed document runs or is fetched.
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  const pictures = new Map<string, Blob>();
  let leftOut = 0;
  for (const gone of body.querySelectorAll(neverShown)) gone.remove();
  listsOfWord(body);
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const bytes = blobOf(source);
    const own = isOwnFile(source) ? source : ownPathOf(source, origin);
    if (bytes) {
      const key = nextKey();
      pictures.set(key, bytes);
      image.replaceWith(figure(image, { 'data-sending': key }));
    } else if (own && isOwnFile(own)) {
      image.setAttribute('src', own);
    } else {
      leftOut += isSpacer(image) ? 0 : 1;
      image.replaceWith(image.getAttribute('alt') ?? '');
    }
  }
  for (const element of body.querySelectorAll('[data-style]')) markByStyle(element);
  for (const element of [...body.querySelectorAll('*')].reverse()) becomePart(element, origin);
  for (const block of body.querySelectorAll('p, h2, h3, h4')) {
    if (isBlank(block)) block.remove();
  }
  return { html: body.innerHTML, pictures, leftOut };
}

const neverShown =
  'script, style, meta, link, title, head, noscript, template, svg, math, object, colgroup, [hidden]';
const known: ReadonlySet<string> = new Set(richTags);
const blocks = 'p, h2, h3, h4, ul, ol, blockquote, pre, hr, figure, table, div, section, article';

/**
 * Without comments, between which Word writes what only Word shows, and with styles as mere data: a style that is parsed
 * is one that the page's policy refuses.
 */
function withoutConditions(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<!\[[^\]]*\]>/g, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\sstyle\s*=/gi, ' data-style='));
}

/** The bytes that an address holds itself; null for any other address, and for what is no picture. */
function blobOf(source: string): Blob | null {
  const found = /^data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=\s]+)$/i.exec(source);
  if (!found) return null;
  try {
    const bytes = Uint8Array.from(atob(found[2]!.replace(/\s/g, '')), (sign) => sign.charCodeAt(0));
    return new Blob([bytes], { type: found[1]!.toLowerCase() });
  } catch {
    return null;
  }
}

function figure(image: Element, marks: Record<string, string>): HTMLElement {
  const element = image.ownerDocument.createElement('figure');
  const picture = image.ownerDocument.createElement('img');
  picture.alt = image.getAttribute('alt') ?? '';
  for (const [name, value] of Object.entries(marks)) picture.setAttribute(name, value);
  element.append(picture);
  return element;
}

/** A point that counts readers or makes room. */
function isSpacer(image: Element): boolean {
  return ['width', 'height'].some((side) => /^[01](px)?$/.test(image.getAttribute(side) ?? ''));
}

/** Wraps what an element holds into the marks that its style only paints. */
function markByStyle(element: Element): void {
  const style = styleOf(element);
  const weight = style.get('font-weight') ?? '';
  const line = `${style.get('text-decoration')} ${style.get('text-decoration-line')}`;
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6, th') !== null;
  if (/^(b|strong)$/i.test(element.tagName) && /^(normal|400)$/.test(weight)) {
    unwrap(element);
    return;
  }
  if (!isHeading && /^(bold|bolder|[6-9]00)$/.test(weight)) wrapContent(element, 'strong');
  if (style.get('font-style') === 'italic') wrapContent(element, 'em');
  if (line.includes('line-through')) wrapContent(element, 's');
  if (line.includes('underline') && element.tagName !== 'A' && !element.querySelector('a'))
    wrapContent(element, 'u');
  if (style.get('vertical-align') === 'super') wrapContent(element, 'sup');
  if (style.get('vertical-align') === 'sub') wrapContent(element, 'sub');
}

function styleOf(element: Element): ReadonlyMap<string, string> {
  const rules = (element.getAttribute('data-style') ?? '').toLowerCase().split(';');
  return new Map(
    rules.map((rule) => {
      const [name = '', ...value] = rule.split(':');
      return [name.trim(), value.join(':').trim()];
    }),
  );
}

function wrapContent(element: Element, tag: string): void {
  // A mark around paragraphs would be no HTML: each of them says its own style.
  if (element.querySelector(blocks) || isBlank(element)) return;
  const mark = element.ownerDocument.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

const renamed: Record<string, string> = {
  ...{ b: 'strong', i: 'em', cite: 'em', strike: 's', del: 's', ins: 'u', tt: 'code', kbd: 'code' },
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', dt: 'p', dd: 'p', caption: 'p', address: 'p', center: 'p' },
  ...{ div: 'p', section: 'p', article: 'p', main: 'p', header: 'p', footer: 'p', aside: 'p' },
};

/** Makes an element one of an article's, or leaves its content in its place. */
function becomePart(element: Element, origin: string): void {
  const tag = element.tagName.toLowerCase();
  const name = renamed[tag] ?? tag;
  if (tag === 'table' && element.querySelectorAll('td, th').length < 2) {
    // A frame of one cell is no table.
    element.replaceWith(...(element.querySelector('td, th')?.childNodes ?? []));
  } else if (isPart(element, name)) {
    if (tag === 'caption') element.closest('table')?.before(element);
    if (tag === 'a') element.setAttribute('href', shortened(element, origin));
    carryOnly(element, name);
    if (name !== tag) rename(element, name);
  } else unwrap(element);
}

function isPart(element: Element, name: string): boolean {
  if (name === 'p') return element.querySelector(blocks) === null;
  if (name === 'figure') return element.querySelector('img') !== null;
  if (name === 'a') return isLinkAddress(element.getAttribute('href') ?? '');
  return known.has(name);
}

function shortened(link: Element, origin: string): string {
  const href = link.getAttribute('href') ?? '';
  return ownPathOf(href, origin) ?? href;
}

function carryOnly(element: Element, name: string): void {
  const carries: readonly string[] = (richAttributes as Record<string, readonly string[]>)[name] ?? [];
  for (const { name: attribute } of [...element.attributes]) {
    const isSending = name === 'img' && attribute === 'data-sending';
    if (!carries.includes(attribute) && !isSending) element.removeAttribute(attribute);
  }
}

function rename(element: Element, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  for (const { name, value } of element.attributes) other.setAttribute(name, value);
  element.replaceWith(other);
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function isBlank(element: Element): boolean {
  return !element.querySelector('img') && (element.textContent ?? '').trim() === '';
}
