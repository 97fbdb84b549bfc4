import type { Pool } from 'pg';

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  always: boolean;
  defaulted: boolean;
  allowed: string | null;
}

const tsTypes: Record<string, string> = {
  bigint: 'number',
  integer: 'number',
  smallint: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  text: 'string',
  character: 'string',
  uuid: 'string',
  date: 'string',
  'time without time zone': 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  jsonb: 'Json',
  xid8: 'string',
  tsvector: 'string',
  'smallint[]': 'number[]',
  'integer[]': 'number[]',
  'text[]': 'string[]',
  'timestamp with time zone[]': 'Date[]',
};

/** Writes the TypeScript of `server/src/tables.ts` from a migrated database. */
export async function describeTables(pool: Pool): Promise<string> {
  const { rows } = await pool.query<ColumnRow>(`
    SELECT c.relname AS table, a.attname AS column,
           regexp_replace(format_type(a.atttypid, a.atttypmod), '\\(.*\\)', '') AS type,
           NOT a.attnotnull AS nullable, a.attidentity = 'a' AS always,
           (a.atthasdef OR a.attidentity <> '') AS defaulted,
           (SELECT pg_get_constraintdef(k.oid) FROM pg_constraint k
             WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
               AND pg_get_constraintdef(k.oid) LIKE '%= ANY (ARRAY[''%' LIMIT 1) AS allowed
      FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     ORDER BY c.relname, a.attnum`);
  const tables = groupByTable(rows);
  const interfaces = [...tables].map(
    ([table, columns]) =>
      `export interface ${interfaceName(table)} {\n${columns.map(describeColumn).join('')}}\n`,
  );
  const entries = [...tables.keys()].map((table) => `  ${table}: ${interfaceName(table)};\n`).join('');
  return `${header}\n${interfaces.join('\n')}\n/** Every table of the portal. */\nexport interface Tables {\n${entries}}\n`;
}

const header = `// Written by \`npm run tables\` from the migrations; a test compares the two.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** A jsonb column: read as parsed JSON, written as JSON text; its store names the shape. */
type Json = ColumnType<unknown, string, string>;
`;

function interfaceName(table: string): string {
  return `${table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Table`;
}

function describeColumn(row: ColumnRow): string {
  const union = row.allowed?.match(/'[^']+'(?=::text)/g)?.join(' | ');
  const base = union ?? tsTypes[row.type];
  if (base === undefined) throw new Error(`no TypeScript type for ${row.type} of ${row.table}.${row.column}`);
  const type = row.nullable ? `${base} | null` : base;
  if (row.always) return `  ${row.column}: GeneratedAlways<${type}>;\n`;
  if (row.defaulted && base === 'Json')
    return `  ${row.column}: ColumnType<unknown, string | undefined, string>;\n`;
  return `  ${row.column}: ${row.defaulted ? `Generated<${type}>` : type};\n`;
}

function groupByTable(rows: ColumnRow[]): Map<string, ColumnRow[]> {
  const tables = new Map<string, ColumnRow[]>();
  for (const row of rows) tables.set(row.table, [...(tables.get(row.table) ?? []), row]);
  return tables;
}
