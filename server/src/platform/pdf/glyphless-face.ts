const UNITS_PER_EM = 1000;
/** Width of every letter, in units. */
const ADVANCE = 500;

/** Ranges of its letters: everything that a rendered line can contain, Chinese included. */
const ranges = [
  [0x20, 0x24f] as const,
  [0x300, 0x36f] as const,
  [0x590, 0x6ff] as const,
  [0x900, 0xbff] as const,
  [0xe00, 0xeff] as const,
  [0x1000, 0x109f] as const,
  [0x1780, 0x17ff] as const,
  [0x1e00, 0x20cf] as const,
  [0x3000, 0x30ff] as const,
  [0x4e00, 0x9fff] as const,
  [0xa9e0, 0xa9ff] as const,
  [0xaa60, 0xaa7f] as const,
  [0xfb1d, 0xfdff] as const,
  [0xfe70, 0xfeff] as const,
  [0xff00, 0xffef] as const,
];

/** Points that a letter is wide for each point of its size. */
export const glyphlessWidth = ADVANCE / UNITS_PER_EM;

/**
 * Builds a font whose glyphs are all empty, one per letter, without shaping rules: its text is invisible, but can
 * be searched and copied letter by letter. It is placed over lines that are pictures.
 */
export function glyphlessFace(): Buffer {
  const glyphs = 1 + ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
  const tables: [string, Buffer][] = [
    ['cmap', cmap()],
    ['glyf', Buffer.alloc(4)],
    ['head', head()],
    ['hhea', hhea()],
    ['hmtx', Buffer.concat([words(ADVANCE, 0), Buffer.alloc(2 * (glyphs - 1))])],
    ['loca', Buffer.alloc(2 * (glyphs + 1))],
    ['maxp', Buffer.concat([longs(0x00010000), words(glyphs), Buffer.alloc(26)])],
    ['name', name('SeraiGlyphless')],
    ['post', Buffer.concat([longs(0x00030000), Buffer.alloc(28)])],
  ];
  let offset = 12 + 16 * tables.length;
  const entries: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const [tag, body] of tables) {
    const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    entries.push(Buffer.from(tag, 'latin1'), longs(0, offset, body.length));
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([longs(0x00010000), words(tables.length, 128, 3, 16), ...entries, ...bodies]);
}

/** Letters to glyphs, in the order of the ranges; glyph 0 is that of a letter it does not have. */
function cmap(): Buffer {
  let glyph = 1;
  const groups = ranges.map(([first, last]) => {
    const group = longs(first, last, glyph);
    glyph += last - first + 1;
    return group;
  });
  const length = 16 + 12 * groups.length;
  return Buffer.concat([
    words(0, 1, 3, 10),
    longs(12),
    words(12, 0),
    longs(length, 0, groups.length),
    ...groups,
  ]);
}

function head(): Buffer {
  const table = Buffer.alloc(54);
  table.writeUInt32BE(0x00010000, 0);
  table.writeUInt32BE(0x5f0f3cf5, 12);
  table.writeUInt16BE(UNITS_PER_EM, 18);
  table.writeInt16BE(ADVANCE, 40);
  table.writeInt16BE(UNITS_PER_EM, 42);
  return table;
}

function hhea(): Buffer {
  const table = Buffer.alloc(36);
  table.writeUInt32BE(0x00010000, 0);
  table.writeInt16BE(800, 4);
  table.writeInt16BE(-200, 6);
  table.writeUInt16BE(ADVANCE, 10);
  table.writeUInt16BE(1, 34);
  return table;
}

/** Internal font name, which every font needs. */
function name(text: string): Buffer {
  const bytes = Buffer.from(text, 'utf16le').swap16();
  return Buffer.concat([words(0, 1, 18, 3, 1, 0x409, 6, bytes.length, 0), bytes]);
}

function words(...values: number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt16BE(value, 2 * at);
  return bytes;
}

function longs(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, 4 * at);
  return bytes;
}
