/** A paragraph that Word shows as a line of a list. */
interface Line {
  paragraph: HTMLElement;
  /** From 1. */
  level: number;
  ordered: boolean;
}

/**
 * Word writes each line of a list as a paragraph with its number or dot as words before it. Lines that follow one
 * another become lists again, by their levels.
 */
export function listsOfWord(body: HTMLElement): void {
  let open: { list: HTMLElement; level: number }[] = [];
  let last: Element | null = null;
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('[data-style*="mso-list" i]:not(span)')]) {
    const line = lineOf(paragraph);
    if (!line) continue;
    // What stands between two lines ends the list.
    if (last === null || paragraph.previousElementSibling !== last) open = [];
    open = open.filter(({ level }) => level <= line.level);
    const item = body.ownerDocument.createElement('li');
    let top = open.at(-1);
    if (!top || top.level < line.level) {
      const list = body.ownerDocument.createElement(line.ordered ? 'ol' : 'ul');
      const parent = top?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      top = { list, level: line.level };
      open.push(top);
    }
    top.list.append(item);
    item.append(...paragraph.childNodes);
    paragraph.remove();
    last = open[0]!.list;
  }
}

function lineOf(paragraph: HTMLElement): Line | null {
  const style = paragraph.getAttribute('data-style') ?? '';
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1];
  if (level === undefined) return null;
  const marker = paragraph.querySelector(
    '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
  );
  const sign = (marker?.textContent ?? '').trim();
  marker?.remove();
  return { paragraph, level: Number(level), ordered: /^\(?[\da-z一二三四五六七八九十]+[.)、）]/i.test(sign) };
}
