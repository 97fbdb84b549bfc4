import { richAttributes, richTags } from '@serai/contract/rich-tags';
import { writeRichText } from '@serai/contract/write-rich-text';
import sanitizeHtml from 'sanitize-html';
import { parseRichText } from './parse-rich-text.ts';

/**
 * HTML as it is stored: elements and attributes of the allow list, one form for the same content. A cleaner from
 * outside has the last word; it finds nothing more to take out unless the shaping before it has a fault.
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
