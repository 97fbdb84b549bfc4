import { AppError } from './app-error.ts';

/** Why a token that was somebody's is nobody's now: the refusal that says so. */
export type DeadToken = 'token_expired' | 'password_changed';

/** What the bearer of a dead token is refused with; only one that has expired can be renewed. */
export function refusedToken(dead: DeadToken): AppError {
  return new AppError(dead, dead === 'token_expired' ? { data: { type: 'token expired' } } : {});
}

/** Tells a dead token from a caller. */
export function isDead(caller: unknown): caller is DeadToken {
  return typeof caller === 'string';
}
