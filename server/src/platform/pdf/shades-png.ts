import { crc32, deflateSync } from 'node:zlib';

/** A picture in one colour on another, with the coverage of each pixel: 0 to 255. */
export interface Covered {
  width: number;
  height: number;
  cover: Uint8Array;
}

/**
 * Encodes a PNG with 256 shades between two colours (`#rrggbb`), without transparency: the PDF library copies
 * such a picture unchanged, but unpacks, splits and repacks one with transparency.
 */
export function shadesPng({ width, height, cover }: Covered, color: string, ground: string): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    // Each row begins with how it is filtered: not at all.
    rows.set(cover.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a colour of the palette.
  size.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', size),
    chunk('PLTE', shadesBetween(ground, color)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function shadesBetween(ground: string, color: string): Buffer {
  const [from, to] = [ground, color].map((hex) => Buffer.from(hex.slice(1), 'hex')) as [Buffer, Buffer];
  const shade = (at: number, part: number) =>
    Math.round(from[part]! + ((to[part]! - from[part]!) * at) / 255);
  return Buffer.from(Array.from({ length: 256 * 3 }, (_, n) => shade(Math.floor(n / 3), n % 3)));
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
