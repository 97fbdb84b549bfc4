import { createHash, createHmac, randomBytes } from 'node:crypto';

const ACCESS_LIFE_MS = 12 * 3_600_000;
const IDLE_LIFE_MS = 7 * 86_400_000;
const SESSION_LIFE_MS = 30 * 86_400_000;

/**
 * Expiry of tokens that are issued now: the access token after 12 hours, the refresh token after 7 days without a
 * renewal, both at the latest 30 days after the login.
 */
export function expiriesOf(loggedInAt: Date, now: Date): { access: Date; refresh: Date } {
  const end = loggedInAt.getTime() + SESSION_LIFE_MS;
  const after = (ms: number) => new Date(Math.min(now.getTime() + ms, end));
  return { access: after(ACCESS_LIFE_MS), refresh: after(IDLE_LIFE_MS) };
}

/** An opaque token of 256 random bits, 43 characters of base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a token; 256 random bits need no salt. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Whether a text has the form of our tokens. */
export function isToken(text: unknown): text is string {
  return typeof text === 'string' && /^[A-Za-z0-9_-]{43}$/.test(text);
}

/**
 * Derives the successors of a refresh token: the same for every repetition, and computable only with both the token
 * and the session's secret.
 */
export function successorsOf(refreshToken: string, secret: Buffer): { access: string; refresh: string } {
  const derive = (use: string) =>
    createHmac('sha256', secret).update(`${use}:${refreshToken}`).digest('base64url');
  return { access: derive('access'), refresh: derive('refresh') };
}
