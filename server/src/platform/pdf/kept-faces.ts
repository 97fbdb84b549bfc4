import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

interface Fontkit {
  create(file: Buffer): object;
  registerFormat(format: { probe(file: Buffer): boolean; new (stream: { buffer: Buffer }): object }): void;
}

/** The build of the library that pdfkit has loaded. */
const fontkit: Fontkit = createRequire(import.meta.url)('fontkit');

const kept: object[] = [];
const MARK = 'KEPT';

/**
 * Keeps the advance width of every letter. Without shaping rules the library would stack marks on the previous
 * letter; PDF readers would then see gaps within Burmese words, and searches would fail.
 */
const inARow = { positionGlyphs: () => undefined };

/** Fonts opened before, by number: opening one and parsing its tables takes longer than a document. */
class KeptFace {
  static probe(file: Buffer): boolean {
    return Buffer.from(file.subarray(0, 4)).toString('latin1') === MARK;
  }

  constructor({ buffer }: { buffer: Buffer }) {
    // The mapping of glyphs to letters belongs to a document: two letters may share a glyph.
    const face = Object.assign(Object.create(kept[buffer[4]!]!), { _glyphs: {} });
    face._layoutEngine.unicodeLayoutEngine = inARow;
    // biome-ignore lint/correctness/noConstructorReturn: the library takes what `new` answers for the face
    return face;
  }
}
fontkit.registerFormat(KeptFace);

/**
 * Opens a font once for all documents and returns the buffer by which the PDF library finds it again. Its
 * shaping rules are off, because they take longer than everything else; scripts that need them are rendered
 * as pictures (set-text.ts).
 */
export function keepFace(face: string | Buffer): Buffer {
  kept.push(fontkit.create(unshaped(typeof face === 'string' ? readFileSync(face) : face)));
  return Buffer.concat([Buffer.from(MARK), Buffer.from([kept.length - 1, 0, 0, 0])]);
}

/** The font without the names of the tables with shaping rules, so that they are not read. */
function unshaped(file: Buffer): Buffer {
  for (let at = 12; at < 12 + 16 * file.readUInt16BE(4); at += 16) {
    if (/^G(SUB|POS)$/.test(file.toString('latin1', at, at + 4))) file.write('x', at, 'latin1');
  }
  return file;
}
