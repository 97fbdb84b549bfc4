/** Whether a failure means that the database cannot be reached or is shutting down, not that we asked wrongly. */
export function isDatabaseAway(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|57P0|08)/.test(code)) return true;
  return (
    typeof message === 'string' &&
    /Connection terminated|is not queryable|timeout exceeded when trying to connect/.test(message)
  );
}
