import { type LooseNode, looseDepth } from '@serai/contract/rich-text/loose-html';

/**
 * Parses HTML to the tree that is normalised into an article. Nothing is executed or fetched. It is parsed as mere
 * data, because the page's policy would refuse parsed styles.
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
