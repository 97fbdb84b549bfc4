import { open } from 'node:fs/promises';
import { AppError } from '../http/app-error.ts';
import type { SentFile } from '../http/sent-file.ts';

/**
 * Writes a received stream to the new file `place`, readable only by us, and returns its size in bytes. Throws
 * `body_unreadable` if the sender aborts.
 */
export async function receiveFile(sent: SentFile, place: string): Promise<number> {
  const handle = await open(place, 'wx', 0o600);
  try {
    let size = 0;
    const chunks = sent.stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
    for (let chunk = await next(chunks); chunk; chunk = await next(chunks)) {
      await handle.writeFile(chunk);
      size += chunk.length;
    }
    return size;
  } finally {
    await handle.close();
  }
}

async function next(chunks: AsyncIterator<Buffer>): Promise<Buffer | undefined> {
  try {
    const { done, value } = await chunks.next();
    return done ? undefined : value;
  } catch (error) {
    throw new AppError('body_unreadable', { log: String(error) });
  }
}
