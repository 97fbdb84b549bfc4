import { AppError } from './app-error.ts';

/** Why a once valid token is refused now. */
export type DeadToken = 'token_expired' | 'password_changed';

/** Refusal for the bearer of a dead token; only an expired one can be refreshed. */
export function refusedToken(dead: DeadToken): AppError {
  return new AppError(dead, dead === 'token_expired' ? { data: { type: 'token expired' } } : {});
}

/** Tells a dead token from a caller. */
export function isDead(caller: unknown): caller is DeadToken {
  return typeof caller === 'string';
}
