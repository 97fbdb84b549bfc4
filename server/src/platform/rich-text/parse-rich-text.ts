import type { RichElement } from '@serai/contract/rich-text/rich-text';
import { shapeRichText } from '@serai/contract/rich-text/shape-rich-text';
import { readLooseHtml } from './read-loose-html.ts';

/** Any HTML as the tree that a page draws: by the allow list, whatever it was before it was stored. */
export function parseRichText(html: string): RichElement[] {
  return shapeRichText(readLooseHtml(html));
}
