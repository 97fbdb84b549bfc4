import type { Pool } from 'pg';

/** Returns the text of `server/schema.sql`: every table, index, trigger and function of a migrated database. */
export async function describeSchema(pool: Pool): Promise<string> {
  const [tables, functions] = [await readTables(pool), await readFunctions(pool)];
  return `${header}\n${tables.join('\n')}\n${functions.join('\n\n')}\n`;
}

const header = `-- Written by \`npm run tables\` from the migrations, for reading only; a test compares the two.
`;

async function readTables(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; columns: string[]; after: string[] | null }>(`
    SELECT c.relname AS name,
      (SELECT array_agg(line ORDER BY at, line COLLATE "C") FROM (
        SELECT a.attnum::int AS at, quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
          || CASE WHEN a.attidentity <> '' THEN ' GENERATED ALWAYS AS IDENTITY' ELSE '' END
          || CASE WHEN a.attgenerated <> '' THEN ' GENERATED ALWAYS AS (' || pg_get_expr(d.adbin, d.adrelid) || ') STORED'
                  WHEN d.adbin IS NOT NULL THEN ' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid) ELSE '' END
          || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END AS line
        FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
        UNION ALL
        SELECT 10000, 'CONSTRAINT ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid)
        FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'u', 'f', 'c', 'x')
      ) lines) AS columns,
      (SELECT array_agg(line ORDER BY line COLLATE "C") FROM (
        SELECT pg_get_indexdef(i.indexrelid) AS line FROM pg_index i
        WHERE i.indrelid = c.oid AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)
        UNION ALL
        SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t WHERE t.tgrelid = c.oid AND NOT t.tgisinternal
      ) lines) AS after
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
    ORDER BY c.relname`);
  return rows.map(({ name, columns, after }) =>
    [
      `CREATE TABLE ${name} (`,
      `  ${columns.join(',\n  ')}`,
      ');',
      ...(after ?? []).map((line) => `${line.replaceAll('public.', '')};`),
      '',
    ].join('\n'),
  );
}

async function readFunctions(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ definition: string }>(`
    SELECT pg_get_functiondef(p.oid) AS definition FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND p.prokind IN ('f', 'p') AND NOT starts_with(p.proname, 'test_')
      AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY p.proname, pg_get_function_identity_arguments(p.oid)`);
  return rows.map(({ definition }) => `${definition.replaceAll('public.', '').trim()};`);
}
