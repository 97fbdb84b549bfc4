import { richBounds } from '@serai/contract/rich-tags';
import type { RichNode } from '@serai/contract/rich-text';
import { refusedInput } from '../../platform/http/app-error.ts';
import { cleanHtml } from '../../platform/rich-text/clean-html.ts';
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts';

/** The text of an article as it is kept; one that is too much for a page is refused beside its field. */
export function cleanBody(html: string, field: string): string {
  const clean = cleanHtml(html);
  if (clean.length > richBounds.length || countNodes(parseRichText(clean)) > richBounds.nodes)
    throw refusedInput(field, 'rich_text_too_long');
  return clean;
}

function countNodes(nodes: readonly RichNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + 1 + (typeof node === 'string' ? 0 : countNodes(node.children ?? [])),
    0,
  );
}
