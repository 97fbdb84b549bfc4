import { newIdempotencyKey } from './api.ts';

const prefix = 'serai-command:';

/**
 * The idempotency key of one command with one body. It is stored before the command is sent, so that a second
 * click, a reload or a lost answer repeats the same command instead of starting another.
 */
export function commandKey(path: string, body: object): string {
  const name = nameOf(path, body);
  try {
    const kept = sessionStorage.getItem(name);
    if (kept !== null) return kept;
    const key = newIdempotencyKey();
    sessionStorage.setItem(name, key);
    return key;
  } catch {
    // Storage may be forbidden: the key then lasts as long as this one call.
    return newIdempotencyKey();
  }
}

/** Call this when the command has succeeded: the next similar one is a new one. */
export function dropCommandKey(path: string, body: object): void {
  try {
    sessionStorage.removeItem(nameOf(path, body));
  } catch {
    // Storage may be forbidden: then no key was stored.
  }
}

function nameOf(path: string, body: object): string {
  return `${prefix}${path}:${JSON.stringify(body)}`;
}
