import { deepStrictEqual } from 'node:assert';
import type { Pool } from 'pg';
import { type Answer, type Question, type SqlWay, searchBySql } from './search-by-sql.ts';

export const sqlWays: SqlWay[] = ['row per rate plan', 'two plans as columns'];

/** One way to answer a question. */
export type Answering = (question: Question) => Promise<Answer>;

/**
 * Asks PostgreSQL and all others the same questions; fails if answers differ, otherwise returns the length of
 * the longest list.
 */
export async function expectEqualAnswers(
  pool: Pool,
  others: Readonly<Record<string, Answering>>,
  questions: readonly Question[],
): Promise<number> {
  let most = 0;
  for (const question of questions) {
    const [first, ...more] = await Promise.all(sqlWays.map((way) => searchBySql(pool, way, question)));
    const expected = withoutNames(first!);
    for (const sql of more) deepStrictEqual(withoutNames(sql), expected, JSON.stringify(question));
    for (const [name, answer] of Object.entries(others)) {
      const given = withoutZeros(await answer(question));
      deepStrictEqual(given, expected, `${name}: ${JSON.stringify(question)}`);
    }
    most = Math.max(most, first!.total);
  }
  return most;
}

function withoutNames(answer: Answer): unknown {
  const page = answer.page.map(({ id, plan, price, units }) => ({ id, plan, price, units }));
  return withoutZeros({ ...answer, page });
}

/** A value without matches is omitted by one side and zero on the other. */
function withoutZeros<T extends object>(answer: T): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value) =>
    value === 0 && key !== 'total' ? undefined : value,
  );
}
