import { type LooseElement, type LooseNode, looseDepth } from '@serai/contract/loose-html';
import { Parser } from 'htmlparser2';

/** HTML as a tree, whatever is wrong with it. */
export function readLooseHtml(html: string): LooseNode[] {
  const top: LooseNode[] = [];
  const open: LooseElement[] = [];
  // Elements deeper than the tree may be: they end here, and what they hold stays.
  let tooDeep = 0;
  const add = (node: LooseNode) => (open.at(-1)?.children ?? top).push(node);
  const parser = new Parser({
    onopentag(tag, attrs) {
      if (open.length >= looseDepth) {
        tooDeep += 1;
        add(' ');
        return;
      }
      const element: LooseElement = { tag, attrs, children: [] };
      add(element);
      open.push(element);
    },
    ontext: add,
    onclosetag() {
      if (tooDeep === 0) open.pop();
      else {
        tooDeep -= 1;
        add(' ');
      }
    },
  });
  parser.end(html);
  return top;
}
