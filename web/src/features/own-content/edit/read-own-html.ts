import type { LooseNode } from '@serai/contract/loose-html';
import type { RichText } from '@serai/contract/rich-text';
import { shapeRichText } from '@serai/contract/shape-rich-text';

/** What the editor holds as readers will see it: by the same rules as the server's. Nothing of it runs or is fetched. */
export function readOwnHtml(html: string): RichText {
  return shapeRichText(looseOf(new DOMParser().parseFromString(html, 'text/html').body));
}

function looseOf(parent: Node): LooseNode[] {
  return [...parent.childNodes].flatMap((node): LooseNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    const attrs = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    return [{ tag: node.localName, attrs, children: looseOf(node) }];
  });
}
