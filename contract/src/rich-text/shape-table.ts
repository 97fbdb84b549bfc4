import type { Marks } from './inline.ts';
import { type LooseElement, type LooseNode, numbersOf } from './loose-html.ts';
import type { RichElement } from './rich-text.ts';
import type { Around } from './shape-blocks.ts';
import { richMarks } from './tags.ts';

interface Row {
  isHead: boolean;
  cells: RichElement[];
}

/** Shapes rows of cells, head rows first; content between them is placed before the table. */
export function shapeTable(element: LooseElement, marks: Marks, around: Around): RichElement[] {
  const strays: LooseNode[] = [];
  const rows: Row[] = [];
  const take = (nodes: readonly LooseNode[], inHead: boolean) => {
    for (const node of nodes) {
      if (typeof node === 'string') strays.push(node);
      else if (node.tag === 'tr') rows.push(rowOf(node.children, inHead, marks, around));
      else if (isCell(node)) rows.push(rowOf([node], inHead, marks, around));
      else if (isSection(node)) take(node.children, node.tag === 'thead');
      else strays.push(node);
    }
  };
  take(element.children, false);
  const filled = rows.filter(({ cells }) => cells.length > 0);
  const before = around.within(strays, marks, 0).blocks();
  const [only, second] = filled.flatMap(({ cells }) => cells);
  if (only !== undefined && second === undefined) return [...before, ...blocksOf(only)];
  return filled.some(({ cells }) => cells.some(({ children }) => children!.length > 0))
    ? [...before, { tag: 'table', children: sections(filled) }]
    : before;
}

/** Unwraps a table with a single cell, which only serves as a frame. */
function blocksOf({ children = [] }: RichElement): RichElement[] {
  const blocks = children.filter((node): node is RichElement => typeof node !== 'string' && !isInline(node));
  if (blocks.length > 0 || children.length === 0) return blocks;
  return [{ tag: 'p', children }];
}

function isInline({ tag }: RichElement): boolean {
  return tag === 'br' || tag in richMarks;
}

function isSection({ tag }: LooseElement): boolean {
  return tag === 'thead' || tag === 'tbody' || tag === 'tfoot';
}

function isCell({ tag }: LooseElement): boolean {
  return tag === 'td' || tag === 'th';
}

function rowOf(nodes: readonly LooseNode[], inHead: boolean, marks: Marks, around: Around): Row {
  const cells = nodes.flatMap((node): RichElement[] => {
    const given = typeof node !== 'string' && isCell(node) ? node : undefined;
    const children = around.within(given?.children ?? [node], marks, 4).compact();
    if (given === undefined) return children.length === 0 ? [] : [{ tag: inHead ? 'th' : 'td', children }];
    const attrs = numbersOf(given, { colspan: [2, 20], rowspan: [2, 100] });
    const tag = inHead || given.tag === 'th' ? 'th' : 'td';
    return [{ tag, ...(Object.keys(attrs).length > 0 && { attrs }), children }];
  });
  return { isHead: inHead || cells.every(({ tag }) => tag === 'th'), cells };
}

/** Editors write head cells without a `thead`. */
function sections(rows: readonly Row[]): RichElement[] {
  const first = rows.findIndex(({ isHead }) => !isHead);
  const heads = Math.max(first, 0);
  const section = (tag: 'thead' | 'tbody', from: number, to?: number): RichElement => ({
    tag,
    children: rows.slice(from, to).map(({ cells }): RichElement => ({ tag: 'tr', children: cells })),
  });
  return [...(heads > 0 ? [section('thead', 0, heads)] : []), section('tbody', heads)];
}
