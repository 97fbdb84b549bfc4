/**
 * The 54 header bytes of a BMP file of 4 × 3 pixels of 24 bits, in base64; their length lets base64 texts be
 * concatenated.
 */
const HEAD = bmpHead(4, 3).toString('base64');

/** Data URL of a preview from `inspectPicture`. */
export function previewUrl(preview: string): string {
  return `data:image/bmp;base64,${HEAD}${preview}`;
}

function bmpHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(54);
  head.write('BM', 'latin1');
  head.writeUInt32LE(54 + width * height * 3, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  head.writeUInt32LE(width * height * 3, 34);
  return head;
}
