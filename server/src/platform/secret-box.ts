import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets of the database by AES-256-GCM with a key that is kept outside of it. */
export interface SecretBox {
  /** Encrypts with the first key. `context` names the owner; decryption needs the same context. */
  seal(plain: Buffer, context: string): Buffer;
  /** Decrypts; undefined if no key fits, the context differs, or the bytes were changed. */
  open(sealed: Buffer, context: string): Buffer | undefined;
  /** Whether the first key encrypted it; if not, it should be encrypted again. */
  isCurrent(sealed: Buffer): boolean;
}

/** Creates a box that encrypts with the first key and decrypts with all; each key has 32 bytes. */
export function createSecretBox(keys: readonly Buffer[]): SecretBox {
  const [current] = keys;
  if (!current || keys.some((key) => key.length !== 32))
    throw new Error('a secret box needs keys of 32 bytes');
  return {
    seal: (plain, context) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([secretKeyId(current), iv, body, cipher.getAuthTag()]);
    },
    open: (sealed, context) => {
      const key = keys.find((one) => isSealedBy(one, sealed));
      return key && openWith(key, sealed, context);
    },
    isCurrent: (sealed) => isSealedBy(current, sealed),
  };
}

function openWith(key: Buffer, sealed: Buffer, context: string): Buffer | undefined {
  if (sealed.length < ID_BYTES + IV_BYTES + TAG_BYTES) return undefined;
  const iv = sealed.subarray(ID_BYTES, ID_BYTES + IV_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const body = decipher.update(sealed.subarray(ID_BYTES + IV_BYTES, -TAG_BYTES));
    return Buffer.concat([body, decipher.final()]);
  } catch {
    return undefined;
  }
}

function isSealedBy(key: Buffer, sealed: Buffer): boolean {
  return secretKeyId(key).equals(sealed.subarray(0, ID_BYTES));
}

/** Fingerprint of a key (4 bytes): tells keys apart and reveals nothing about them. */
export function secretKeyId(key: Buffer): Buffer {
  return createHash('sha256').update('key id').update(key).digest().subarray(0, ID_BYTES);
}
