import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below that many bytes a smaller file saves no packet. */
const SMALLEST = 1024;

/**
 * Writes every text file below a folder once more as `.br` and `.gz`, which the server sends to who takes them.
 * `build.json` is asked for by its own name and stays alone.
 */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/(\.(js|css|svg)|^manifest\.json)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    if (bytes.length < SMALLEST) continue;
    // 9 of 11: the last two steps take ten times as long for the last few percent.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
