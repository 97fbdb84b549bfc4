import { strictEqual } from 'node:assert';
import { DomUtils, parseDocument } from 'htmlparser2';

export type XmlElement = ReturnType<typeof elementsOf>[number];

/** Parses XML; throws if it is not well-formed, which the parser alone would tolerate. */
export function readXml(text: string): XmlElement {
  const open: string[] = [];
  const rest = text.replace(
    /<\?xml version="1\.0" encoding="UTF-8"\?>|<(\/?)([\w:]+)((?:\s[\w:]+="[^"<>&]*(?:&(?:amp|lt|gt|quot);[^"<>&]*)*")*)(\/?)>|&(?:amp|lt|gt|quot);/g,
    (_, end: string | undefined, name: string | undefined, _attributes, isEmpty: string | undefined) => {
      if (end) strictEqual(open.pop(), name);
      else if (name && !isEmpty) open.push(name);
      return '';
    },
  );
  strictEqual(open.join(), '');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot hold
  strictEqual(/[<>&\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.exec(rest)?.[0], undefined);
  const [root] = parseDocument(text, { xmlMode: true }).children.filter(DomUtils.isTag);
  if (!root) throw new Error('there is no element');
  return root;
}

/** Returns the elements of a name within another. */
export function elementsOf(element: ReturnType<typeof parseDocument>['children'][number], name: string) {
  return DomUtils.getElementsByTagName(name, [element], true).filter((each) => each !== element);
}

/** Returns the text of the first element of a name; empty if there is none. */
export function textIn(element: XmlElement, name: string): string {
  return DomUtils.textContent(elementsOf(element, name).slice(0, 1));
}
