import { richAttributes, richTags } from '@serai/contract/rich-text/tags';
import { writeRichText } from '@serai/contract/rich-text/write-rich-text';
import sanitizeHtml from 'sanitize-html';
import { parseRichText } from './parse-rich-text.ts';

/**
 * Cleans HTML for storage: allowed elements and attributes, one canonical form. An independent sanitizer runs
 * last; it removes nothing unless the shaping before it is faulty.
 */
export function cleanHtml(html: string): string {
  return sanitizeHtml(writeRichText(parseRichText(html)), outside);
}

const outside: sanitizeHtml.IOptions = {
  allowedTags: [...richTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(richAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};
