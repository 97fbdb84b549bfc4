import { type LooseNode, looseDepth } from '@serai/contract/rich-text/loose-html';

/**
 * HTML as the tree that is shaped into an article. Nothing of it runs or is fetched. A style that is parsed is one that
 * the page's policy refuses: it is read as mere data.
 */
export function looseOf(html: string): LooseNode[] {
  const plain = html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replace(/\sstyle\s{0,9}=/gi, ' data-style='));
  return childrenOf(new DOMParser().parseFromString(plain, 'text/html').body, 1);
}

function childrenOf(parent: Node, depth: number): LooseNode[] {
  return [...parent.childNodes].flatMap((node): LooseNode[] => {
    if (node instanceof Text) return [node.data];
    if (!(node instanceof Element)) return [];
    if (depth > looseDepth) return [` ${node.textContent ?? ''} `];
    const attrs = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
    const style = attrs['data-style'];
    return [
      {
        tag: node.localName,
        attrs: style === undefined ? attrs : { ...attrs, style },
        children: childrenOf(node, depth + 1),
      },
    ];
  });
}
