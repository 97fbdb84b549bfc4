import type { RichNode } from '@serai/contract/rich-text/rich-text';
import { richBounds } from '@serai/contract/rich-text/tags';
import { refusedInput } from '../../platform/http/app-error.ts';
import { cleanHtml } from '../../platform/rich-text/clean-html.ts';
import { parseRichText } from '../../platform/rich-text/parse-rich-text.ts';

/** Sanitised body of an article; one too large for a page is refused, naming the field. */
export function cleanBody(html: string, field: string): string {
  if (countTags(html) > maxTags) throw refusedInput(field, 'rich_text_too_long');
  const clean = cleanHtml(html);
  if (clean.length > richBounds.length || countNodes(parseRichText(clean)) > richBounds.nodes)
    throw refusedInput(field, 'rich_text_too_long');
  return clean;
}

/** Each node of an article has at most one opening and one closing tag. */
const maxTags = 2 * richBounds.nodes;

/** Counts tags without parsing, so that a body of nothing but tags is refused early. */
function countTags(html: string): number {
  let tags = 0;
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) tags += 1;
  return tags;
}

function countNodes(nodes: readonly RichNode[]): number {
  return nodes.reduce(
    (sum, node) => sum + 1 + (typeof node === 'string' ? 0 : countNodes(node.children ?? [])),
    0,
  );
}
