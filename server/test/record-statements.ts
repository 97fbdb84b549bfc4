import type { Pool, PoolClient } from 'pg';

/**
 * Records every statement sent by the pool's connections, by its text without values; `take` empties the
 * record.
 */
export function recordStatements(pool: Pool): { take(): string[] } {
  const noted: string[] = [];
  const wrapped = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const text = typeof args[0] === 'string' ? args[0] : (args[0] as { text?: string } | undefined)?.text;
      noted.push((text ?? '').replace(/\s+/g, ' ').trim());
      return query(...args);
    }) as typeof client.query;
  });
  return { take: () => noted.splice(0) };
}
