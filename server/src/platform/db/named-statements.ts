import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Number of executions in transactions after which a statement gets a name. */
const NAMED_AFTER = 5;
/** Maximum number of names per pool: each connection keeps a plan for every name. */
const MAX_NAMES = 300;
/** Maximum number of counted texts; a list of another length is another text. */
const MAX_COUNTED = 2_000;

/**
 * Wraps the pool for Kysely and names statements that are repeated within transactions: each connection parses and
 * plans such a statement once, which costs more than executing it. Statements outside transactions, especially
 * lists, are planned per values: the right plan for an agency with ten orders is wrong for one with a million.
 */
export function nameStatements(pool: pg.Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client) ?? nameOn(client, names);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}

/** A table was changed under a named statement; repeated, it is parsed and planned again. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // The code means any unsupported feature.
  return code === '0A000' && String(message).includes('cached plan');
}

/** A partial unique index is matched by its predicate, which a generic plan cannot compare. */
const namesPartOfTable = /on conflict\s*\([^)]*\)\s*where/i;

class StatementNames {
  private readonly counts = new Map<string, number>();
  private readonly names = new Map<string, string>();

  /** Returns the name of a frequent statement; undefined for all others. */
  of(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.names.size >= MAX_NAMES) return name;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (count < NAMED_AFTER) {
      if (this.counts.size >= MAX_COUNTED) this.counts.clear();
      this.counts.set(text, count);
      return undefined;
    }
    this.counts.delete(text);
    if (namesPartOfTable.test(text)) return undefined;
    this.names.set(text, `s${this.names.size}`);
    return this.names.get(text);
  }
}

function nameOn(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let isInTransaction = false;
  // Part of each name: statements with outdated plans are not used again.
  let age = 0;
  async function query(text: string, parameters: readonly unknown[]) {
    if (/^(begin|start transaction)/i.test(text)) isInTransaction = true;
    if (/^(commit|rollback)$/i.test(text)) isInTransaction = false;
    const name = isInTransaction && parameters.length > 0 ? names.of(text) : undefined;
    const values = [...parameters];
    if (name === undefined) return client.query(text, values);
    try {
      return await client.query({ name: `${name}.${age}`, text, values });
    } catch (error) {
      if (isPlanOutdated(error)) age += 1;
      throw error;
    }
  }
  return {
    // Kysely's other form, with a cursor, is for streams, which we do not use.
    query: query as <R>(text: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<R>>,
    release: () => client.release(),
  } as PostgresPoolClient;
}
