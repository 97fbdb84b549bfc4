import { sql } from 'kysely';
import type { Db } from '../../src/calls.ts';
import { askAsOwner, type TestWorld } from '../harness.ts';
import { watched } from '../state-digest.ts';

/**
 * Makes the database record each row written or deleted in watched tables, with its transaction. Reading the
 * record costs a tenth of reading every table, and the walk reads it before and after everything that must
 * change nothing.
 */
export async function noteWrites({ owner }: TestWorld): Promise<void> {
  const triggers = watched.map(
    (table) => `CREATE TRIGGER test_note AFTER INSERT OR UPDATE OR DELETE ON ${table}
      FOR EACH ROW EXECUTE FUNCTION test_note();`,
  );
  await askAsOwner(
    owner,
    `CREATE UNLOGGED TABLE test_writes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, what text NOT NULL);
    GRANT SELECT ON test_writes TO PUBLIC;
    CREATE FUNCTION test_note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO public.test_writes (what) VALUES (TG_OP || ' ' || TG_TABLE_NAME);
      RETURN NULL;
    END $$;
    ${triggers.join('\n')}`,
  );
}

/** Returns the number of the last recorded write. */
export async function lastWrite(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`SELECT coalesce(max(id), 0) AS id FROM test_writes`.execute(db);
  return Number(rows[0]!.id);
}

/** Returns the writes after that one, e.g. `UPDATE orders`, each once. */
export async function writesSince(db: Db, last: number): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    SELECT DISTINCT what FROM test_writes WHERE id > ${last} ORDER BY what`.execute(db);
  return rows.map(({ what }) => what);
}
