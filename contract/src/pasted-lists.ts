import { type LooseElement, type LooseNode, stylesOf } from './rich-text/loose-html.ts';

/**
 * Converts list items that Word and WPS paste as paragraphs with a level back into lists. Everything else is
 * unchanged.
 */
export function gatherPastedLists(nodes: readonly LooseNode[]): readonly LooseNode[] {
  if (!nodes.some((node) => levelOf(node) > 0)) return nodes;
  const gathered: LooseNode[] = [];
  let open: { list: LooseElement; level: number }[] = [];
  for (const node of nodes) {
    const level = levelOf(node);
    if (typeof node === 'string' ? node.trim() !== '' : level === 0) open = [];
    if (level === 0 || typeof node === 'string') {
      if (open.length === 0) gathered.push(node);
      continue;
    }
    const tag = isNumbered(markerOf(node)) ? 'ol' : 'ul';
    while (open.length > 0 && open.at(-1)!.level > level) open.pop();
    if (open.at(-1)?.level === level && open.at(-1)!.list.tag !== tag) open.pop();
    if (open.at(-1)?.level !== level) {
      const list: LooseElement = { tag, attrs: {}, children: [] };
      const above = open.at(-1)?.list.children.at(-1);
      if (above !== undefined && typeof above !== 'string') above.children.push(list);
      else gathered.push(list);
      open.push({ list, level });
    }
    open.at(-1)!.list.children.push({ tag: 'li', attrs: {}, children: withoutMarker(node.children) });
  }
  return gathered;
}

/** Returns the level 1 to 9 for a list item, 0 for everything else. */
function levelOf(node: LooseNode): number {
  if (typeof node === 'string' || node.tag !== 'p') return 0;
  return Number(/\blevel([1-9])\b/.exec(stylesOf(node).get('mso-list') ?? '')?.[1] ?? 0);
}

/** Returns the marker before the text of an item: a bullet or its number. */
function markerOf(node: LooseNode): string {
  if (typeof node === 'string') return '';
  if (isMarker(node)) return textOf(node).trim();
  return node.children.map(markerOf).find((marker) => marker !== '') ?? '';
}

function isNumbered(marker: string): boolean {
  return /^[(（]?(?:\d+|[a-z]{1,4}|[一二三四五六七八九十百]+)[.)、．）]/i.test(marker);
}

function withoutMarker(nodes: readonly LooseNode[]): LooseNode[] {
  return nodes
    .filter((node) => typeof node === 'string' || !isMarker(node))
    .map((node) => (typeof node === 'string' ? node : { ...node, children: withoutMarker(node.children) }));
}

function isMarker(node: LooseElement): boolean {
  return stylesOf(node).get('mso-list') === 'ignore';
}

function textOf(node: LooseNode): string {
  return typeof node === 'string' ? node : node.children.map(textOf).join('');
}
