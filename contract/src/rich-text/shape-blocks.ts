import { gatherPastedLists } from '../pasted-lists.ts';
import type { Marks } from './inline.ts';
import { type LooseElement, type LooseNode, numbersOf, storable } from './loose-html.ts';
import type { RichElement, RichNode } from './rich-text.ts';
import { leftOutWhole, richBreaks } from './tags.ts';

/** Context of a block: shapes its content as blocks or, if that is one paragraph, as inline nodes only. */
export interface Around {
  within(
    nodes: readonly LooseNode[],
    marks: Marks,
    deeper: number,
  ): { blocks(): RichElement[]; compact(): RichNode[] };
}

/** Shape of a block. `room` is the depth that the block adds to its content. */
export interface BlockShape {
  room: number;
  shape: (element: LooseElement, marks: Marks, around: Around) => RichElement[];
}

/** Shapes list items; a list between items belongs to the preceding item. */
export function shapeList(element: LooseElement, marks: Marks, around: Around): RichElement[] {
  const items: LooseNode[][] = [];
  for (const node of gatherPastedLists(element.children)) {
    if (typeof node === 'string' || !['li', 'ul', 'ol'].includes(node.tag)) items.push([node]);
    else if (node.tag === 'li') items.push([...node.children]);
    else if (items.length > 0) items.at(-1)!.push(node);
    else items.push([node]);
  }
  const children = items
    .map((nodes): RichElement => ({ tag: 'li', children: around.within(nodes, marks, 2).compact() }))
    .filter((item) => item.children!.length > 0);
  if (children.length === 0) return [];
  const attrs = numbersOf(element, { start: [2, 9_999] });
  return element.tag === 'ol' && attrs.start !== undefined
    ? [{ tag: 'ol', attrs: { start: attrs.start }, children }]
    : [{ tag: element.tag as 'ul' | 'ol', children }];
}

/** Detects a list that continues the previous one: Word for the web writes a separate list per item. */
export function isContinued(list: RichElement, next: RichElement): boolean {
  if (list.tag !== next.tag || list.children === undefined) return false;
  const following = Number(list.attrs?.start ?? 1) + list.children.length;
  return list.tag === 'ul' || (list.tag === 'ol' && Number(next.attrs?.start) === following);
}

export function shapeQuote(element: LooseElement, marks: Marks, around: Around): RichElement[] {
  const children = around.within(element.children, marks, 1).blocks();
  return children.length === 0 ? [] : [{ tag: 'blockquote', children }];
}

/** Keeps the lines without surrounding empty lines. */
export function shapePre(element: LooseElement): RichElement[] {
  const written = storable(linesOf(element)).replace(/\r\n?/g, '\n');
  const text = written.replace(/^\s*\n/, '').trimEnd();
  return text === '' ? [] : [{ tag: 'pre', children: [text] }];
}

function linesOf(node: LooseNode): string {
  if (typeof node === 'string') return node;
  if (leftOutWhole.has(node.tag)) return '';
  if (node.tag === 'br') return '\n';
  const within = node.children.map(linesOf).join('');
  return richBreaks.has(node.tag) ? `${within}\n` : within;
}

/** Shapes a picture with its caption. Without either it is no figure; remaining content follows it. */
export function shapeFigure(element: LooseElement, marks: Marks, around: Around): RichElement[] {
  const isCaption = (node: LooseNode) => typeof node !== 'string' && node.tag === 'figcaption';
  const caption = element.children.find(isCaption) as LooseElement | undefined;
  const rest = element.children.filter((node) => node !== caption);
  const blocks = around.within(rest, marks, 1).blocks();
  const words = caption === undefined ? [] : around.within(caption.children, marks, 1).blocks();
  const picture = blocks.find(({ tag }) => tag === 'img');
  const [line] = words;
  if (picture === undefined || line?.tag !== 'p') return [...blocks, ...words];
  const figcaption: RichElement = { tag: 'figcaption', children: line.children };
  return [
    { tag: 'figure', children: [picture, figcaption] },
    ...[...blocks, ...words].filter((block) => block !== picture && block !== line),
  ];
}
