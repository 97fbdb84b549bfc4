import { unzipSync } from 'fflate';
import { bounds, type DocumentContent } from './document-content.ts';
import { fieldsOf, readXmlLeaves, type XmlLeaf } from './read-xml-fields.ts';

/**
 * Reads an OFD document (GB/T 33190): a ZIP archive of XML. The texts of its pages, the values that its root names,
 * the texts that its tags point to, and the elements of attached XML.
 * @throws an error if the archive or its XML is damaged, or larger than the bounds.
 */
export function readOfd(bytes: Uint8Array): DocumentContent {
  const files = unpackXml(bytes);
  if (!files.has('OFD.xml')) throw new RangeError('The archive is no OFD document');
  const pages: [id: string, text: string][] = [];
  const tags: XmlLeaf[] = [];
  let fields: Record<string, string> = {};
  for (const [path, xml] of files) {
    const name = path.split('/').at(-1)!;
    if (name === 'Content.xml') pages.push(...textsOf(xml));
    else if (/tag/i.test(name)) tags.push(...readXmlLeaves(xml));
    else if (name === 'OFD.xml') fields = { ...customData(xml), ...fields };
    else if (/\/Attachs?\//i.test(path)) fields = { ...fieldsOf(readXmlLeaves(xml)), ...fields };
  }
  return {
    fields: { ...taggedTexts(tags, new Map(pages)), ...fields },
    text: pages
      .map(([, text]) => text)
      .join('\n')
      .slice(0, bounds.characters),
  };
}

/** XML files of an archive by path. The directory states the sizes; no more than it states is unpacked. */
function unpackXml(bytes: Uint8Array): Map<string, string> {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.xml$/i.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > bounds.unpacked) throw new RangeError('The archive is too large');
      return true;
    },
  });
  const decode = new TextDecoder('utf-8', { fatal: true });
  return new Map(Object.entries(files).map(([path, content]) => [path, decode.decode(content)]));
}

/** Texts of a page by the id of their object, in order. */
function textsOf(xml: string): [id: string, text: string][] {
  const texts = new Map<string, string>();
  for (const { name, id, text } of readXmlLeaves(xml)) {
    if (name === 'TextCode') texts.set(id, (texts.get(id) ?? '') + text);
  }
  return [...texts];
}

/** `<CustomData Name="发票号码">…` of the root. */
function customData(xml: string): Record<string, string> {
  const data = readXmlLeaves(xml).filter(({ name, attributes }) => name === 'CustomData' && attributes.Name);
  return Object.fromEntries(data.map(({ attributes, text }) => [attributes.Name!, text]));
}

/** Texts by the tag that refers to their objects: `<BuyerName><ObjectRef>69</ObjectRef></BuyerName>`. */
function taggedTexts(tags: readonly XmlLeaf[], texts: ReadonlyMap<string, string>): Record<string, string> {
  const found = new Map<string, string>();
  for (const { name, within, text: id } of tags) {
    const tag = within.at(-1);
    const text = texts.get(id);
    if (name !== 'ObjectRef' || !tag || text === undefined) continue;
    // A tag of several lines refers to one object per line.
    found.set(tag, (found.get(tag) ?? '') + text);
  }
  return Object.fromEntries(found);
}
