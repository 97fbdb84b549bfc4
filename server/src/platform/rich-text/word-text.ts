import type { RichNode } from '@serai/contract/rich-text/rich-text';

/** The words of an article for finding it, those of its pictures with them; one line for each block. */
export function wordsOf(nodes: readonly RichNode[]): string {
  return write(nodes)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}

const inLine: ReadonlySet<string> = new Set(['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'a']);

function write(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const words = node.tag === 'img' ? (node.attrs?.alt ?? '') : write(node.children ?? []);
      return inLine.has(node.tag) ? words : `\n${words}\n`;
    })
    .join('');
}
