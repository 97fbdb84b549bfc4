import type { FileHandle } from 'node:fs/promises';

const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const ENTRY_BYTES = 46;
const MAX_ENTRIES = 2000;
const MAX_DIRECTORY_BYTES = 1024 * 1024;
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;
const MAX_RATIO = 200;

/**
 * Names in a ZIP archive's directory; nothing is unpacked. Undefined if it is not a plain archive: broken, followed
 * by other data, with names that leave their folder, with macros of office documents, or with a declared size of
 * more than 200 MiB or 200 times its own.
 */
export async function readArchive(file: FileHandle, size: number): Promise<string[] | undefined> {
  const tail = await read(file, Math.max(0, size - END_BYTES - LONGEST_COMMENT), size);
  const at = tail.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (at < 0 || tail.length - at < END_BYTES) return undefined;
  if (at + END_BYTES + tail.readUInt16LE(at + 20) !== tail.length) return undefined;
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  const isBeforeEnd = start + length === size - (tail.length - at);
  if (!isBeforeEnd || count > MAX_ENTRIES || length > MAX_DIRECTORY_BYTES) return undefined;
  const entries = readDirectory(await read(file, start, start + length), count);
  if (!entries) return undefined;
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > MAX_UNPACKED_BYTES || unpacked > size * MAX_RATIO) return undefined;
  const names = entries.map(({ name }) => name);
  return names.every(isHarmless) ? names : undefined;
}

function readDirectory(directory: Buffer, count: number): { name: string; unpacked: number }[] | undefined {
  const entries: { name: string; unpacked: number }[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== 0x02014b50) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const name = directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
    entries.push({ name, unpacked: directory.readUInt32LE(at + 24) });
    at += ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return at === directory.length ? entries : undefined;
}

function isHarmless(name: string): boolean {
  const leaves = name.startsWith('/') || name.includes('\\') || name.split('/').includes('..');
  return !leaves && !name.includes('\0') && !/(^|\/)vbaProject\.bin$/i.test(name);
}

async function read(file: FileHandle, from: number, to: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.max(0, to - from));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}
