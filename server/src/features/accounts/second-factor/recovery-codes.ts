import { randomBytes } from 'node:crypto';
import { hashWithSalt } from '../../../platform/passwords.ts';

const COUNT = 10;
const LENGTH = 10;
/** Without i, l, o and u: similar-looking characters are read as digits. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes of 50 random bits each, written `xxxxx-xxxxx`, with the salt and hashes to store. */
export async function makeRecoveryCodes(): Promise<{ codes: string[]; salt: Buffer; hashes: Buffer[] }> {
  const salt = randomBytes(16);
  const codes = Array.from({ length: COUNT }, makeCode);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(readRecoveryCode(code)!, salt)));
  return { codes, salt, hashes };
}

/** Hash of a code; slow, because 50 bits could be brute-forced. */
export function hashRecoveryCode(code: string, salt: Buffer): Promise<Buffer> {
  return hashWithSalt(code, salt);
}

/** Normalises a typed recovery code; undefined if it is not one. */
export function readRecoveryCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return code.length === LENGTH && [...code].every((sign) => ALPHABET.includes(sign)) ? code : undefined;
}

function makeCode(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  const signs = [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}
