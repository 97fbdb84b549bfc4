import { type LooseElement, stylesOf } from './loose-html.ts';
import type { RichNode } from './rich-text.ts';
import { type RichMark, richBounds, richMarks } from './tags.ts';

/** Marks on text of a paragraph: each emphasis at most once, a link with its address. */
export type Marks = { readonly [mark in RichMark]?: Readonly<Record<string, string>> };

/** Text of a paragraph with its marks, or a line break. */
export type Piece = { text: string; marks: Marks } | 'break';

const order = Object.keys(richMarks) as RichMark[];
const markOf: ReadonlyMap<string, RichMark> = new Map(
  order.flatMap((mark) => richMarks[mark].map((tag) => [tag, mark] as const)),
);

/** Adds the marks of an element, by its tag or by its style as Google Docs writes it. */
export function marksWithin(element: LooseElement, marks: Marks, link: Marks['a']): Marks {
  const mark = markOf.get(element.tag);
  if (mark === 'a') return link === undefined || marks.a !== undefined ? marks : { ...marks, a: link };
  const styles = stylesOf(element);
  if (mark !== undefined && !isTakenBack(mark, styles)) return { ...marks, [mark]: {} };
  if (element.tag !== 'span' && element.tag !== 'font') return marks;
  const styled = order.filter((each) => isStyled[each]?.(styles));
  return styled.length === 0 ? marks : { ...marks, ...Object.fromEntries(styled.map((each) => [each, {}])) };
}

const isStyled: { readonly [mark in RichMark]?: (styles: ReadonlyMap<string, string>) => boolean } = {
  strong: (styles) => /^(?:bold|bolder|[6-9]00)\b/.test(styles.get('font-weight') ?? ''),
  em: (styles) => /^(?:italic|oblique)\b/.test(styles.get('font-style') ?? ''),
  u: (styles) => lineOf(styles).includes('underline'),
  s: (styles) => lineOf(styles).includes('line-through'),
  sub: (styles) => styles.get('vertical-align') === 'sub',
  sup: (styles) => styles.get('vertical-align') === 'super',
};

function lineOf(styles: ReadonlyMap<string, string>): string {
  return `${styles.get('text-decoration') ?? ''} ${styles.get('text-decoration-line') ?? ''}`;
}

/**
 * Detects emphasis revoked by style: Google Docs wraps everything it copies into
 * `<b style="font-weight:normal">`.
 */
function isTakenBack(mark: RichMark, styles: ReadonlyMap<string, string>): boolean {
  if (mark === 'strong') return /^(?:normal|lighter|[1-5]00)\b/.test(styles.get('font-weight') ?? '');
  return mark === 'em' && styles.get('font-style') === 'normal';
}

/**
 * Builds the nodes of a paragraph at nesting depth `depth`. Spaces are collapsed and marks nested in a fixed
 * order, so that equal text always gives equal nodes. Returns none if there is no visible text.
 */
export function inlineNodes(
  pieces: readonly Piece[],
  depth: number,
  without: readonly RichMark[] = [],
): RichNode[] {
  const kept = order
    .slice(0, Math.max(0, richBounds.depth - depth))
    .filter((mark) => !without.includes(mark));
  const shown = trimmed(collapsed(pieces));
  const isRead = shown.some((piece) => piece !== 'break' && /[^\s\u00a0]/.test(piece.text));
  return isRead
    ? nested(
        shown.map((piece) => (piece === 'break' ? piece : marked(piece, kept))),
        kept,
      )
    : [];
}

type Words = Exclude<Piece, 'break'>;

/** Keeps only the marks that fit the depth; links drop `u` because they are underlined anyway. */
function marked({ text, marks }: Words, kept: readonly RichMark[]): Words {
  const own = kept.filter((mark) => marks[mark] !== undefined && !(mark === 'u' && marks.a !== undefined));
  return { text, marks: Object.fromEntries(own.map((mark) => [mark, marks[mark]])) };
}

/** Collapses consecutive blanks, also across pieces; no line begins or ends with one. */
function collapsed(pieces: readonly Piece[]): Piece[] {
  const shown: Piece[] = [];
  for (const piece of pieces) {
    if (piece === 'break') {
      endLine(shown);
      shown.push(piece);
      continue;
    }
    const last = shown.at(-1);
    let text = piece.text.replace(/[ \t\n\r\f\u00a0]{2,}|[\t\n\r\f]/g, ' ');
    if (last === undefined || last === 'break') text = text.trimStart();
    else if (/[ \u00a0]$/.test(last.text) && /^[ \u00a0]/.test(text)) {
      last.text = `${last.text.slice(0, -1)} `;
      text = text.slice(1);
    }
    if (text !== '') shown.push({ text, marks: piece.marks });
  }
  endLine(shown);
  return shown;
}

/** Trims the end of the last line. */
function endLine(pieces: Piece[]): void {
  for (let last = pieces.pop(); last !== undefined; last = pieces.pop()) {
    const text = last === 'break' ? '' : last.text.trimEnd();
    if (last === 'break') pieces.push(last);
    else if (text !== '') pieces.push({ text, marks: last.marks });
    if (last === 'break' || text !== '') return;
  }
}

/** Removes line breaks before the first and after the last word. */
function trimmed(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex((piece) => piece !== 'break');
  const last = pieces.findLastIndex((piece) => piece !== 'break');
  return first === -1 ? [] : pieces.slice(first, last + 1);
}

/** Nests pieces into elements; neighbours with the same mark share one element. */
function nested(pieces: readonly Piece[], marks: readonly RichMark[]): RichNode[] {
  const [mark, ...inner] = marks;
  if (mark === undefined) return plain(pieces);
  const nodes: RichNode[] = [];
  for (let from = 0, to = 0; from < pieces.length; from = to) {
    const carried = carries(pieces[from]!, mark);
    for (to = from + 1; to < pieces.length && isSame(carries(pieces[to]!, mark), carried); to += 1);
    const within = nested(pieces.slice(from, to), inner);
    if (carried === undefined) nodes.push(...within);
    else nodes.push({ tag: mark, ...(mark === 'a' && { attrs: { ...carried } }), children: within });
  }
  return joined(nodes);
}

function carries(piece: Piece, mark: RichMark): Readonly<Record<string, string>> | undefined {
  return piece === 'break' ? undefined : piece.marks[mark];
}

function isSame(one: Readonly<Record<string, string>> | undefined, other: typeof one): boolean {
  if (one === undefined || other === undefined) return one === other;
  return one.href === other.href && one.title === other.title;
}

function plain(pieces: readonly Piece[]): RichNode[] {
  return joined(pieces.map((piece) => (piece === 'break' ? { tag: 'br' } : piece.text)));
}

function joined(nodes: readonly RichNode[]): RichNode[] {
  const result: RichNode[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result[result.length - 1] = last + node;
    else result.push(node);
  }
  return result;
}
