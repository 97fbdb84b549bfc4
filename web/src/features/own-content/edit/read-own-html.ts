import type { RichText } from '@serai/contract/rich-text';
import { shapeRichText } from '@serai/contract/shape-rich-text';
import { looseOf } from './loose-of.ts';

/** What the editor holds as readers will see it: by the same rules as the server's. */
export function readOwnHtml(html: string): RichText {
  return shapeRichText(looseOf(html));
}
