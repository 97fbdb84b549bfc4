import type { ErrorCode } from '@serai/contract/errors';

/** Whether a failure means that the database is unreachable or shutting down, and not that a query was wrong. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|57P0|08)/.test(code)) return true;
  return typeof message === 'string' && /Connection terminated|is not queryable/.test(message);
}

/** Refusal for a failure outside the portal's own code; undefined for a bug of ours. */
export function outageOf(error: unknown): ErrorCode | undefined {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // 53100: a table of the database could not grow; ENOSPC and EDQUOT: a file of ours.
  if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') return 'disk_full';
  // 53300: the server has no connection left. The text is the pool's, when a call waited too long for a connection.
  if (code === '53300' || message === 'timeout exceeded when trying to connect') return 'busy';
  return isDatabaseAway(error) ? 'database_away' : undefined;
}
