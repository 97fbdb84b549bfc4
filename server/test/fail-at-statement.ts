import type { Pool, PoolClient } from 'pg';
import { fail, textOf } from './acceptance/statement-faults.ts';

type Query = (...args: unknown[]) => unknown;

/** Lets one statement of a pool fail, counted from when it is set: 1 is the next one; 0 = none. */
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
      // What ends a transaction must be sent: the connection goes back to the pool.
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
