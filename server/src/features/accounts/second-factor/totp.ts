import { randomBytes } from 'node:crypto';
import { generate } from 'lean-qr';
import { toSvgDataURL } from 'lean-qr/extras/svg';
import { Secret, TOTP } from 'otpauth';

/** Settings that every authenticator app supports: SHA-1, six digits, a new code every 30 s. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** A secret of 160 random bits. */
export function makeTotpSecret(): Buffer {
  return randomBytes(20);
}

/**
 * A secret in the forms that an app reads: base32 for typing, the URI of the QR code, and that code as a data URL.
 */
export function describeTotp(
  secret: Buffer,
  label: { issuer: string; account: string },
): { secret: string; uri: string; qr: string } {
  // A colon separates issuer and account in the URI.
  const issuer = label.issuer.replaceAll(':', ' ');
  const totp = new TOTP({ ...rules, issuer, label: label.account, secret: asSecret(secret) });
  const uri = totp.toString();
  // With a white background and margin: cameras need dark on light, also in dark mode.
  const qr = toSvgDataURL(generate(uri), { on: '#000', off: '#fff', scale: 4 });
  return { secret: totp.secret.base32, uri, qr };
}

/**
 * Time step of a six-digit code: the current one, the one before (a slow typist) or the one after (a fast clock);
 * undefined if none matches.
 */
export function stepOf(secret: Buffer, digits: string, now: Date): number | undefined {
  const totp = new TOTP({ ...rules, secret: asSecret(secret) });
  const delta = totp.validate({ token: digits, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp: now.getTime() }) + delta;
}

function asSecret(bytes: Buffer): Secret {
  return new Secret({ buffer: new Uint8Array(bytes).buffer });
}
