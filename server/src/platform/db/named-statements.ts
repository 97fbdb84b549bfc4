import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** How often a statement is asked in transactions before it gets a name. */
const NAMED_AFTER = 5;
/** Names of a pool at most: each connection keeps a plan for every name it has heard. */
const MAX_NAMES = 300;
/** Texts that are counted at most; a list of another length makes another text. */
const MAX_COUNTED = 2_000;

/**
 * Wraps the pool for Kysely and names statements that are repeated within transactions: each connection
 * parses and plans such a statement once, which costs more than executing it. Statements outside
 * transactions, lists above all, are planned per values: the right plan for an agency with ten orders is
 * wrong for one with a million.
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

/** A table was changed under a statement that the connection knows; asked once more it is read and planned again. */
export function isPlanOutdated(error: unknown): boolean {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // The code stands for anything that is not supported.
  return code === '0A000' && String(message).includes('cached plan');
}

/** A partial unique index is matched by its predicate, which a generic plan cannot compare. */
const namesPartOfTable = /on conflict\s*\([^)]*\)\s*where/i;

class StatementNames {
  private readonly counts = new Map<string, number>();
  private readonly names = new Map<string, string>();

  /** The name of a statement that is asked often; undefined for all others. */
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
  // Part of each name: what was known before a plan was outdated is not asked for again.
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
    // Kysely's other form, with a cursor, is for streams, which nothing here asks for.
    query: query as <R>(text: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<R>>,
    release: () => client.release(),
  } as PostgresPoolClient;
}
