import type pg from 'pg';

/** Address of a database: a `postgres://` URL or connection parameters. */
export type DatabaseSource = string | pg.PoolConfig;

/** Role of the running portal: it reads and writes rows, and neither owns, empties nor alters a table. */
export interface ApplicationRole {
  name: string;
  /** Schema of the tables. */
  schema: string;
  /** Whether the portal connects as the role itself, or as the owner, which then switches to the role. */
  login: boolean;
}

/** Locked while rights are set, so that two portals that start together do not conflict. */
const ADVISORY_LOCK = '7202617494';
/** The job queue has its own tables. */
const JOBS_SCHEMA = 'graphile_worker';

/**
 * Creates the role `<owner>_app` if missing and grants it exactly the rights it needs on every table; called
 * after the migrations on a connection of the tables' owner. The role gets no right that a table's trigger
 * `refuse_change` would refuse anyway.
 *
 * @returns undefined if this owner may not create roles and no administrator has created it; `log` explains
 *   what to do.
 */
export async function prepareApplicationRole(
  owner: pg.Pool,
  { login, log }: { login: boolean; log: (line: string, level?: 'info' | 'warn') => void },
): Promise<ApplicationRole | undefined> {
  const client = await owner.connect();
  try {
    const role = await findApplicationRole(client, login);
    await createOnce(client, role.name, login);
    if (!(await canBecome(client, role.name))) {
      log(await describeMissing(client, role.name), 'warn');
      return undefined;
    }
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    await grantRights(client, role);
    await client.query('commit');
    return role;
  } finally {
    // Ends the session of a failed transaction.
    client.release(true);
  }
}

/** Returns the name of the role for the owner of this connection, whether or not it exists. */
export async function findApplicationRole(
  owner: Pick<pg.Pool, 'query'> | Pick<pg.PoolClient, 'query'>,
  login: boolean,
): Promise<ApplicationRole> {
  const { rows } = await (owner as pg.PoolClient).query<Omit<ApplicationRole, 'login'>>(
    `select left(current_user, 59) || '_app' as name, current_schema() as schema`,
  );
  return { ...rows[0]!, login };
}

/** Returns the connection of the portal as the role; `owner` is the connection of the tables' owner. */
export function connectAs({ name, schema, login }: ApplicationRole, owner: DatabaseSource): DatabaseSource {
  if (login) {
    if (typeof owner === 'string')
      throw new Error('Only the embedded database lets a role in without a password');
    return { ...owner, user: name };
  }
  // The search path begins with the user's own schema, which differs for the role.
  const own = [`-c role=${escapeOption(name)}`, `-c search_path=${escapeOption(`"${schema}"`)}`];
  const withOwn = (options?: string | null) => [options, ...own].filter(Boolean).join(' ');
  if (typeof owner !== 'string') return { ...owner, options: withOwn(owner.options) };
  const url = new URL(owner);
  url.searchParams.set('options', withOwn(url.searchParams.get('options')));
  return url.href;
}

function escapeOption(value: string): string {
  return value.replace(/[\\ ]/g, '\\$&');
}

async function createOnce(client: pg.PoolClient, name: string, login: boolean): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [name]);
  if (rowCount) return;
  const role = client.escapeIdentifier(name);
  // insufficient_privilege is reported by the caller; duplicate_object: another portal on this server was faster.
  await unless(
    ['42501', '42710', '23505'],
    client.query(`create role ${role} ${login ? 'login' : 'nologin'}`),
  );
}

async function canBecome(client: pg.PoolClient, name: string): Promise<boolean> {
  const ask = async () => {
    // Since version 16 membership in a role and switching to it are two rights.
    const { rows } = await client.query<{ may: boolean }>(
      `select pg_has_role(oid, case when current_setting('server_version_num')::int >= 160000
         then 'SET' else 'MEMBER' end) as may from pg_roles where rolname = $1`,
      [name],
    );
    return rows[0]?.may ?? false;
  };
  if (await ask()) return true;
  const role = client.escapeIdentifier(name);
  await unless(['42501', '42704'], client.query(`grant ${role} to current_user`));
  return ask();
}

async function unless(states: readonly string[], work: Promise<unknown>): Promise<void> {
  await work.catch((error: { code?: string }) => {
    if (!states.includes(error.code ?? '')) throw error;
  });
}

async function describeMissing(client: pg.PoolClient, name: string): Promise<string> {
  const { rows } = await client.query<{ user: string }>('select current_user as user');
  const role = client.escapeIdentifier(name);
  return (
    'The portal works with the rights of the owner of its tables, because this user of the database may not make ' +
    `roles. Let an administrator of the database say: CREATE ROLE ${role} NOLOGIN; ` +
    `GRANT ${role} TO ${client.escapeIdentifier(rows[0]!.user)}; and start again.`
  );
}

interface TableRights {
  table: string;
  wanted: string[];
  held: string[];
  /** Row security without a policy closes a table to all users but its owner. */
  closed: boolean;
}

async function grantRights(client: pg.PoolClient, { name, schema }: ApplicationRole): Promise<void> {
  const role = client.escapeIdentifier(name);
  for (const { table, wanted, held, closed } of await readRights(client, name, schema)) {
    if (wanted.join() !== held.join()) {
      await client.query(
        `revoke all on ${table} from ${role}; grant ${wanted.join(', ')} on ${table} to ${role}`,
      );
    }
    if (closed)
      await client.query(`create policy ${role} on ${table} to ${role} using (true) with check (true)`);
  }
  for (const each of await readSchemas(client, name, schema)) {
    const quoted = client.escapeIdentifier(each);
    await client.query(
      `grant usage on schema ${quoted} to ${role}; grant usage on all sequences in schema ${quoted} to ${role}`,
    );
  }
}

/** Reads the rights that the role should have on every table and those it has, both in alphabetical order. */
async function readRights(client: pg.PoolClient, name: string, schema: string): Promise<TableRights[]> {
  const { rows } = await client.query<TableRights>(
    `with refused as (
       select tgrelid, bit_or(tgtype::int) as events from pg_trigger join pg_proc on pg_proc.oid = tgfoid
       where proname = 'refuse_change' group by tgrelid
     )
     select format('%I.%I', nspname, relname) as table,
       case when relname = 'schema_migrations' then array['SELECT'] else array_remove(array[
         case when coalesce(events, 0) & 8 = 0 then 'DELETE' end, 'INSERT', 'SELECT',
         case when coalesce(events, 0) & 16 = 0 then 'UPDATE' end], null) end as wanted,
       array(select privilege_type from aclexplode(relacl) acl join pg_roles on pg_roles.oid = acl.grantee
         where rolname = $1 order by privilege_type collate "C") as held,
       relrowsecurity and not exists (
         select from pg_policies policy
         where policy.schemaname = nspname and policy.tablename = relname and policy.policyname = $1
       ) as closed
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace left join refused on tgrelid = pg_class.oid
     where nspname in ($2, '${JOBS_SCHEMA}') and relkind in ('r', 'p', 'v')
     order by 1`,
    [name, schema],
  );
  return rows;
}

/** Schemas that the role cannot fully use yet. */
async function readSchemas(client: pg.PoolClient, name: string, schema: string): Promise<string[]> {
  const { rows } = await client.query<{ nspname: string }>(
    `select nspname from pg_namespace where nspname in ($2, '${JOBS_SCHEMA}')
       and (not has_schema_privilege($1, oid, 'USAGE') or exists (
         select from pg_class where relnamespace = pg_namespace.oid
           and case when relkind = 'S' then not has_sequence_privilege($1, oid, 'USAGE') end))`,
    [name, schema],
  );
  return rows.map(({ nspname }) => nspname);
}
