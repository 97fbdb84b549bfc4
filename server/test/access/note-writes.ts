import { sql } from 'kysely';
import type { Db } from '../../src/calls.ts';
import { askAsOwner, type TestWorld } from '../harness.ts';
import { watched } from '../state-digest.ts';

/**
 * Has the database note each row that is written or deleted in what is watched, with the transaction that does. To ask
 * what was noted costs a tenth of looking at every table, and the walk asks before and after all that must change nothing.
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

/** The number of the last row that was written. */
export async function lastWrite(db: Db): Promise<number> {
  const { rows } = await sql<{ id: string }>`SELECT coalesce(max(id), 0) AS id FROM test_writes`.execute(db);
  return Number(rows[0]!.id);
}

/** What was written after that: `UPDATE orders`, each once. */
export async function writesSince(db: Db, last: number): Promise<string[]> {
  const { rows } = await sql<{ what: string }>`
    SELECT DISTINCT what FROM test_writes WHERE id > ${last} ORDER BY what`.execute(db);
  return rows.map(({ what }) => what);
}
