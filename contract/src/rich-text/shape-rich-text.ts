import { gatherPastedLists } from '../pasted-lists.ts';
import { linkAddress, pictureAddress } from './addresses.ts';
import { inlineNodes, type Marks, marksWithin, type Piece } from './inline.ts';
import { type LooseElement, type LooseNode, numbersOf, shortText, storable, stylesOf } from './loose-html.ts';
import type { RichElement, RichNode } from './rich-text.ts';
import type { Around, BlockShape } from './shape-blocks.ts';
import { isContinued, shapeFigure, shapeList, shapePre, shapeQuote } from './shape-blocks.ts';
import { shapeTable } from './shape-table.ts';
import { leftOutWhole, richBreaks } from './tags.ts';

/**
 * Converts arbitrary HTML into an article with the allowed elements and attributes only (`tags.ts`), in
 * one canonical form. The top level holds blocks only; a quote holds blocks, an item or cell holds blocks or
 * inline nodes alone. Pictures are placed between paragraphs. Idempotent.
 */
export function shapeRichText(nodes: readonly LooseNode[]): RichElement[] {
  return new Flow(1, holdsTitle(nodes) ? 1 : 0).take(nodes, {}).blocks();
}

/**
 * Maximum depth of blocks; deeper blocks pass their text to their parent, which leaves room for a paragraph's
 * marks.
 */
const deepest = 10;

const blockShapes: ReadonlyMap<string, BlockShape> = new Map<string, BlockShape>([
  ['ul', { room: 2, shape: shapeList }],
  ['ol', { room: 2, shape: shapeList }],
  ['table', { room: 4, shape: shapeTable }],
  ['blockquote', { room: 1, shape: shapeQuote }],
  ['pre', { room: 0, shape: shapePre }],
  ['figure', { room: 1, shape: shapeFigure }],
  ['hr', { room: 0, shape: () => [{ tag: 'hr' }] }],
]);

const headings: ReadonlyMap<string, number> = new Map([
  ...([1, 2, 3, 4] as const).map((level) => [`h${level}`, level] as const),
  ...(['h5', 'h6'] as const).map((tag) => [tag, 4] as const),
]);

type TextBlock = 'p' | 'h2' | 'h3' | 'h4';

/** Content of one element: finished blocks, and inline pieces collected until the next block. */
class Flow implements Around {
  readonly #depth: number;
  /** Levels by which headings are lowered, because the page title ranks above them. */
  readonly #lowered: number;
  readonly #blocks: RichElement[] = [];
  #pieces: Piece[] = [];
  #kind: TextBlock = 'p';

  constructor(depth: number, lowered: number) {
    this.#depth = depth;
    this.#lowered = lowered;
  }

  take(nodes: readonly LooseNode[], marks: Marks): this {
    for (const node of gatherPastedLists(nodes)) {
      if (typeof node === 'string') this.#pieces.push({ text: storable(node), marks });
      else if (!leftOutWhole.has(node.tag) && !isHidden(node)) this.#takeElement(node, marks);
    }
    return this;
  }

  blocks(): RichElement[] {
    this.#endParagraph();
    return this.#blocks;
  }

  compact(): RichNode[] {
    const blocks = this.blocks();
    const [only, second] = blocks;
    return second === undefined && only?.tag === 'p' ? (only.children ?? []) : blocks;
  }

  within(nodes: readonly LooseNode[], marks: Marks, deeper: number): Flow {
    return new Flow(this.#depth + deeper, this.#lowered).take(nodes, marks);
  }

  #takeElement(element: LooseElement, marks: Marks): void {
    const { tag, children } = element;
    const block = blockShapes.get(tag);
    const level = headings.get(tag);
    if (tag === 'br') this.#endLine();
    else if (tag === 'img') this.#takePicture(element, marks);
    else if (block !== undefined && this.#depth + block.room <= deepest)
      this.#add(...block.shape(element, marks, this));
    else if (level !== undefined)
      this.#takeParagraph(children, marks, `h${Math.min(4, level + this.#lowered) as 2 | 3 | 4}`);
    else if (block !== undefined || richBreaks.has(tag)) this.#takeParagraph(children, marks, this.#kind);
    else this.take(children, marksWithin(element, marks, linkOf(element)));
  }

  #takeParagraph(children: readonly LooseNode[], marks: Marks, kind: TextBlock): void {
    this.#endParagraph();
    const around = this.#kind;
    this.#kind = kind;
    this.take(children, marks);
    this.#endParagraph();
    this.#kind = around;
  }

  /** Ends a line; two consecutive line breaks end the paragraph. */
  #endLine(): void {
    const last = this.#pieces.findLast((piece) => piece === 'break' || piece.text.trim() !== '');
    if (last === 'break') this.#endParagraph();
    else this.#pieces.push('break');
  }

  #takePicture(element: LooseElement, marks: Marks): void {
    const alt = shortText(element.attrs.alt, 300);
    const src = pictureAddress(element.attrs.src ?? '');
    if (src === undefined) this.#pieces.push({ text: alt, marks });
    else {
      const sizes = numbersOf(element, { width: [1, 10_000], height: [1, 10_000] });
      this.#add({ tag: 'img', attrs: { src, alt, ...sizes } });
    }
  }

  #add(...blocks: RichElement[]): void {
    this.#endParagraph();
    for (const block of blocks) {
      const last = this.#blocks.at(-1);
      if (last !== undefined && isContinued(last, block)) last.children!.push(...block.children!);
      else this.#blocks.push(block);
    }
  }

  #endParagraph(): void {
    const children = inlineNodes(this.#pieces, this.#depth, this.#kind === 'p' ? [] : ['strong']);
    this.#pieces = [];
    if (children.length > 0) this.#blocks.push({ tag: this.#kind, children });
  }
}

function linkOf(element: LooseElement): Marks['a'] {
  const href = element.tag === 'a' ? linkAddress(element.attrs.href ?? '') : undefined;
  if (href === undefined) return undefined;
  const title = shortText(element.attrs.title, 200);
  return title === '' ? { href } : { href, title };
}

/** Detects content that was invisible to the author. */
function isHidden(element: LooseElement): boolean {
  const styles = stylesOf(element);
  return styles.get('display') === 'none' || styles.get('mso-hide') === 'all';
}

function holdsTitle(nodes: readonly LooseNode[]): boolean {
  return nodes.some((node) => typeof node !== 'string' && (node.tag === 'h1' || holdsTitle(node.children)));
}
