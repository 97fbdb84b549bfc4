import { type FileHandle, open } from 'node:fs/promises';
import type { FileKind } from './file-kinds.ts';
import { readArchive } from './read-archive.ts';

const SAMPLE_BYTES = 4096;

/** Checks a file of `size` bytes against its suffix, by its bytes only. */
export async function isOfKind(place: string, size: number, kind: FileKind): Promise<boolean> {
  const file = await open(place);
  try {
    const head = await sample(file, 0, size);
    const tail = await sample(file, Math.max(0, size - SAMPLE_BYTES), size);
    if (!kind.matches({ head, tail })) return false;
    if (kind.archive === undefined) return true;
    const names = await readArchive(file, size);
    return names !== undefined && (kind.archive === '' || names.includes(kind.archive));
  } finally {
    await file.close();
  }
}

async function sample(file: FileHandle, from: number, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(Math.min(SAMPLE_BYTES, size));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from);
  return bytes.subarray(0, bytesRead);
}
