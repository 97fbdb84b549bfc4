import type { Pool, PoolClient } from 'pg';
import { fail, textOf } from './acceptance/statement-faults.ts';

type Query = (...args: unknown[]) => unknown;

/** Makes one statement of a pool fail, counted from the call of `set`: 1 is the next one; 0 is none. */
export function failAtStatement(pool: Pool): { set(at: number): void; readonly isMet: boolean } {
  let left = 0;
  const wrapped = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => {
    if (wrapped.has(client)) return;
    wrapped.add(client);
    const query = client.query.bind(client) as Query;
    const failing: Query = (...args) => {
      if (left === 0) return query(...args);
      left -= 1;
      if (left > 0) return query(...args);
      const text = textOf(args[0]);
      // The end of a transaction must be sent, because the connection returns to the pool.
      if (text.trimStart().startsWith('rollback')) return query(...args);
      return fail(args, new Error(`the statement fails: ${text}`));
    };
    client.query = failing as typeof client.query;
  });
  return {
    set: (at) => {
      left = at;
    },
    get isMet() {
      return left === 0;
    },
  };
}
