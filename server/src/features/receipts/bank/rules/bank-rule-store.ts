import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../../calls.ts';
import { toSeconds } from '../../../../platform/clock.ts';
import type { BankRulesTable } from '../../../../tables.ts';

/** A rule with its account and the name of its author. */
export interface RuleRow {
  id: number;
  account_id: number;
  account: string;
  currency: string;
  contains: string;
  kind: 'charge' | 'aside';
  up_to: number | null;
  author: string;
  created_at: Date;
}

/** Rules in force, of one account or of all, by account and text. */
export async function listRules(db: Db | Trx, accountId?: number): Promise<RuleRow[]> {
  return selectRules(
    db,
    sql`rule.ended_at IS NULL AND (${accountId ?? null}::bigint IS NULL OR rule.account_id = ${accountId ?? null}::bigint)`,
  );
}

/** One rule, in force or ended; undefined if there is none. */
export async function findRule(db: Db | Trx, id: number): Promise<RuleRow | undefined> {
  return (await selectRules(db, sql`rule.id = ${id}`))[0];
}

/** Inserts a rule; undefined if its account has one with the same text. */
export async function insertRule(trx: Trx, rule: Insertable<BankRulesTable>): Promise<number | undefined> {
  const inserted = await trx
    .insertInto('bank_rules')
    .values(rule)
    .onConflict((known) =>
      known.columns(['account_id', 'contains']).where('ended_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** Ends a rule in force; false if there is none. */
export async function updateEnded(
  trx: Trx,
  id: number,
  ended: { ended_by: number; ended_at: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable('bank_rules')
    .set(ended)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export function presentRule({ account_id, account, currency, author, up_to, created_at, ...rule }: RuleRow) {
  return {
    id: rule.id,
    contains: rule.contains,
    kind: rule.kind,
    account: { id: account_id, name: account, currency },
    up_to: up_to === null ? null : { amount: up_to, currency },
    created_by: author,
    created_at: toSeconds(created_at),
  };
}

async function selectRules(db: Db | Trx, condition: RawBuilder<unknown>): Promise<RuleRow[]> {
  const { rows } = await sql<RuleRow>`
    SELECT rule.id, rule.account_id, rule.contains, rule.kind, rule.up_to, rule.created_at, account.name AS account,
      account.currency, users.nickname AS author
    FROM bank_rules rule JOIN bank_accounts account ON account.id = rule.account_id
    JOIN users ON users.id = rule.created_by
    WHERE ${condition} ORDER BY account.name, rule.account_id, rule.contains`.execute(db);
  return rows;
}
