import { Parser } from 'htmlparser2';
import { bounds } from './document-content.ts';

/** An element without children, with its attributes and its text. Names have no namespace prefix. */
export interface XmlLeaf {
  name: string;
  /** Names of the elements around it, the outermost first. */
  within: readonly string[];
  attributes: Readonly<Record<string, string>>;
  /** Attribute `ID` of the innermost element that has one; empty if none has. */
  id: string;
  text: string;
}

/**
 * Lists the elements of an XML text that contain no others, in order. Entities of a document type are not
 * expanded and nothing outside is loaded.
 * @throws RangeError if an element is not closed, or if the document is larger than the bounds.
 */
export function readXmlLeaves(xml: string): XmlLeaf[] {
  const leaves: XmlLeaf[] = [];
  const open: { name: string; attributes: Record<string, string>; text: string; isLeaf: boolean }[] = [];
  let elements = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        elements += 1;
        if (elements > bounds.elements || open.length > 100)
          throw new RangeError('The document is too large');
        const parent = open.at(-1);
        if (parent) parent.isLeaf = false;
        open.push({ name: plain(name), attributes, text: '', isLeaf: true });
      },
      ontext: (text) => {
        const current = open.at(-1);
        if (current) current.text += text;
      },
      onclosetag: (_, isImplied) => {
        if (isImplied) throw new RangeError('The document ends within an element');
        const { name, attributes, text, isLeaf } = open.pop()!;
        if (!isLeaf) return;
        const id =
          attributes.ID ?? open.findLast((one) => one.attributes.ID !== undefined)?.attributes.ID ?? '';
        leaves.push({ name, within: open.map((one) => one.name), attributes, id, text: text.trim() });
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  if (elements === 0) throw new RangeError('The document has no element');
  return leaves;
}

/** First text of each name. */
export function fieldsOf(leaves: readonly XmlLeaf[]): Record<string, string> {
  const fields = new Map<string, string>();
  for (const { name, text } of leaves) if (text !== '' && !fields.has(name)) fields.set(name, text);
  return Object.fromEntries(fields);
}

function plain(name: string): string {
  return name.replace(/^.*:/, '');
}
