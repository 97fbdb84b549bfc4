import { createReadStream } from 'node:fs';

/**
 * Finds why a whole file cannot be read as comma-separated UTF-8 text; undefined if it can. Runs before the
 * cells, so the fault is reported once per file instead of once per cell.
 */
export async function findTextFault(
  path: string,
): Promise<'not_utf8' | 'is_gb18030' | 'other_separator' | undefined> {
  const [utf8, gb18030] = [decoderOf('utf-8'), decoderOf('gb18030')];
  let head = '';
  let hasNul = false;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hasNul ||= chunk.includes(0);
    const text = utf8.read(chunk);
    gb18030.read(chunk);
    if (head.length < LONGEST_HEAD && text !== undefined) head += text;
  }
  // UTF-16 has a zero byte in each Latin character.
  if (hasNul) return 'not_utf8';
  if (!utf8.end()) return gb18030.end() ? 'is_gb18030' : 'not_utf8';
  const [header = ''] = head.split(/\r?\n/);
  return !header.includes(',') && /[;\t]/.test(header) ? 'other_separator' : undefined;
}

/** Longer than any header. */
const LONGEST_HEAD = 10_000;

/** Decodes a file piece by piece; undefined from the first byte that is invalid in the encoding. */
function decoderOf(encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let isSound = true;
  const read = (chunk?: Buffer): string | undefined => {
    if (!isSound) return undefined;
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      isSound = false;
      return undefined;
    }
  };
  return {
    read: (chunk: Buffer) => read(chunk),
    /** Whether the whole file was valid in the encoding. */
    end: () => read() !== undefined,
  };
}
