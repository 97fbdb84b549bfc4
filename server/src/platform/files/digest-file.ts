import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Digest of a file's bytes, in hex. */
export async function digestFile(place: string, algorithm: 'sha1' | 'sha256'): Promise<string> {
  const digest = createHash(algorithm);
  for await (const chunk of createReadStream(place)) digest.update(chunk as Buffer);
  return digest.digest('hex');
}
