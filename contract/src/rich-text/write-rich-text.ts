import type { RichNode } from './rich-text.ts';

/** Serialises an article's tree as HTML, for storage and the editor; pages render the tree directly. */
export function writeRichText(nodes: readonly RichNode[]): string {
  return nodes.map(writeNode).join('');
}

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

function writeNode(node: RichNode): string {
  if (typeof node === 'string') return escaped(node);
  const attrs = Object.entries(node.attrs ?? {})
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
  if (empty.has(node.tag)) return `<${node.tag}${attrs} />`;
  return `<${node.tag}${attrs}>${writeRichText(node.children ?? [])}</${node.tag}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
