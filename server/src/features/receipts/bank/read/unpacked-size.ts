const DIRECTORY_ENTRY = 0x02014b50;

/** Sum of the sizes that the directory of a ZIP archive states for its files, in bytes. */
export function unpackedSize(bytes: Buffer): number {
  let total = 0;
  for (let at = bytes.indexOf('PK\x01\x02', 0, 'latin1'); at >= 0 && at + 46 <= bytes.length; ) {
    if (bytes.readUInt32LE(at) === DIRECTORY_ENTRY) total += bytes.readUInt32LE(at + 24);
    at = bytes.indexOf('PK\x01\x02', at + 4, 'latin1');
  }
  return total;
}
