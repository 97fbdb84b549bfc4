import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A marker hidden in the files below; no processed picture may contain it. */
export const MARKER = '<script>alert("marker-7c1f")</script>';

/** Returns a small valid picture. */
export function smallPicture(format: 'jpeg' | 'png' | 'webp' | 'gif'): Promise<Buffer> {
  return sharp({ create: { width: 24, height: 16, channels: 3, background: '#357a5b' } })
    .toFormat(format)
    .toBuffer();
}

/**
 * Builds a PNG whose header states `width` × `height`, with one bit per pixel or 16 for each of four
 * channels.
 */
export function makePng(
  width: number,
  height: number,
  pixels: Buffer,
  kind: 'bits' | 'deep' = 'bits',
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(kind === 'bits' ? [1, 0] : [16, 6], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(pixels)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** Inserts chunks behind the header of a valid PNG. */
export function intoPng(png: Buffer, ...chunks: Buffer[]): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader)]);
}

/** Writes another size into a JPEG's frame header. */
export function stretchJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const at = jpeg.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc1, 0xc2].includes(jpeg[index + 1] ?? 0),
  );
  const stretched = Buffer.from(jpeg);
  stretched.writeUInt16BE(height, at + 5);
  stretched.writeUInt16BE(width, at + 7);
  return stretched;
}

/** Inserts a comment right behind the start of a JPEG. */
export function commentJpeg(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, 0]);
  head.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
}

/** Builds the header of a GIF with this size; no data follows. */
export function gifHeader(width: number, height: number): Buffer {
  const header = Buffer.from('4749463839610000000080000000000000ffffff', 'hex');
  header.writeUInt16LE(width, 6);
  header.writeUInt16LE(height, 8);
  return header;
}

/** Builds a WebP whose extended header states 16384 × 16384. */
export function hugeWebp(): Buffer {
  const body = Buffer.from('0a00000000000000ff3f00ff3f00', 'hex').subarray(4);
  const chunk = Buffer.concat([Buffer.from('VP8X'), Buffer.from([10, 0, 0, 0]), body]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(4 + chunk.length);
  return Buffer.concat([Buffer.from('RIFF'), size, Buffer.from('WEBP'), chunk]);
}
