import { crc32, deflateRawSync } from 'node:zlib';

/** Writes a ZIP archive (PKWARE APPNOTE, without the extensions for sizes beyond 4 GB) of texts by name. */
export function writeZip(texts: Readonly<Record<string, string>>): Uint8Array {
  const entries: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(texts)) {
    const entry = packEntry(name, text);
    directory.push(entry.inDirectory(offset));
    entries.push(entry.bytes);
    offset += entry.bytes.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...entries, listed, end]);
}

/** A file of the archive, and its directory entry once its offset is known. */
function packEntry(name: string, text: string): { bytes: Buffer; inDirectory: (offset: number) => Buffer } {
  const content = Buffer.from(text);
  const packed = deflateRawSync(content);
  const nameBytes = Buffer.from(name);
  // Fields common to both headers: version, flags (names are UTF-8), deflated, 1 January 1980, checksum,
  // sizes, length of the name.
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x0800, 2);
  facts.writeUInt16LE(8, 4);
  facts.writeUInt16LE(0x21, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(nameBytes.length, 22);
  return {
    bytes: Buffer.concat([Buffer.from('504b0304', 'hex'), facts, nameBytes, packed]),
    inDirectory: (offset) => {
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(offset, 10);
      return Buffer.concat([Buffer.from('504b01021400', 'hex'), facts, rest, nameBytes]);
    },
  };
}
