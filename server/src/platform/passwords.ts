import { channel } from 'node:diagnostics_channel';
import { type Algorithm, hash, hashRaw, verify } from '@node-rs/argon2';
import { AppError } from './http/app-error.ts';

/** Name of the diagnostics channel that reports each run of the hash. */
export const HASH_CHANNEL = 'serai:password-hash';

/** argon2id as OWASP recommends it: 19 MiB, two passes. */
const settings = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Hash without a matching password, so that an unknown account takes as long as a known one. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$Lyk/8ifer0/X+R0/wpN2ng$kd5J+L1Ih1Ou3SQjbl00/WrOaGCRsQlD4brY723QzvE';

/** Reports that a hash begins, without any detail; any diagnostics tool may subscribe. */
const begun = channel(HASH_CHANNEL);

const MAX_AT_ONCE = 2;
const MAX_WAITING = 60;
let running = 0;
const waiting: (() => void)[] = [];

/** The argon2id hash of a password, with its salt and settings in it. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, settings));
}

/** Whether the password is the one hashed; without a hash it takes as long and is false. */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const matches = await inTurn(() => verify(stored ?? nobodysHash, password));
  return matches && stored !== undefined;
}

/** The same hash without its parameters, for generated secrets that share a 16-byte salt: 32 bytes. */
export function hashWithSalt(secret: string, salt: Buffer): Promise<Buffer> {
  return inTurn(() => hashRaw(secret, { ...settings, salt }));
}

/**
 * Two hashes at once leave time on a small server's cores for other requests; a caller who finds the queue
 * full is asked to retry instead of waiting for minutes.
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new AppError('busy_try_again');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    begun.publish({});
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot passes straight to the next in the queue, so no other caller can take it.
    if (next) next();
    else running -= 1;
  }
}
