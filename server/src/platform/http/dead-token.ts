import { AppError } from './app-error.ts';

/** Why a once valid token is refused now. */
export type DeadToken = 'token_expired' | 'password_changed';

/** Refusal for a dead token; only the holder of an expired one can refresh. */
export function refusedToken(dead: DeadToken): AppError {
  return new AppError(dead, dead === 'token_expired' ? { data: { type: 'token expired' } } : {});
}

/** Distinguishes a dead token from a caller. */
export function isDead(caller: unknown): caller is DeadToken {
  return typeof caller === 'string';
}
