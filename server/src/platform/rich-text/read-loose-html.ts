import { type LooseElement, type LooseNode, looseDepth } from '@serai/contract/rich-text/loose-html';
import { type Handler, Parser } from 'htmlparser2';

/** HTML as a tree, whatever is wrong with it. */
export function readLooseHtml(html: string): LooseNode[] {
  const top: LooseNode[] = [];
  const open: LooseElement[] = [];
  // Elements deeper than the tree may be: they end here, and what they hold stays.
  let tooDeep = 0;
  const add = (node: LooseNode) => (open.at(-1)?.children ?? top).push(node);
  const parser = new ShallowParser(() => open.length >= looseDepth, {
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

/**
 * Treats elements as void where the tree is full. Without it the parser keeps every open element in a list and inserts
 * at the front, so its time grows with the square of the depth.
 */
class ShallowParser extends Parser {
  readonly #isFull: () => boolean;
  #opensVoid = false;

  constructor(isFull: () => boolean, handler: Partial<Handler>) {
    super(handler);
    this.#isFull = isFull;
  }

  override onopentagname(start: number, endIndex: number): void {
    this.#opensVoid = this.#isFull();
    super.onopentagname(start, endIndex);
  }

  override onclosetag(start: number, endIndex: number): void {
    this.#opensVoid = false;
    super.onclosetag(start, endIndex);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#opensVoid || super.isVoidElement(name);
  }
}
