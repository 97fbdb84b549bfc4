import type { RichText } from '@serai/contract/rich-text/rich-text';
import { shapeRichText } from '@serai/contract/rich-text/shape-rich-text';
import { looseOf } from './loose-of.ts';

/** Parses the editor's content by the server's rules, as readers will see it. */
export function readOwnHtml(html: string): RichText {
  return shapeRichText(looseOf(html));
}
