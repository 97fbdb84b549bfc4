import { deepStrictEqual } from 'node:assert';
import { addDays } from '@serai/contract/dates';
import type { BenchDatabase } from './bench-database.ts';
import { openSessions } from './members.ts';
import { askedCities } from './nights-table.ts';
import type { PortalUnderTest } from './portal-under-test.ts';
import { atLeast, below, fact, type Line } from './report.ts';
import { type Question, type SqlWay, searchBySql } from './search-by-sql.ts';
import { perSecond, timeSearches } from './time-searches.ts';
import { type Timing, timeRuns } from './timing.ts';

const nights = 3;
const callers = 16;
const ways: SqlWay[] = ['row per rate plan', 'two plans as columns'];

/** Asks memory, HTTP and PostgreSQL the same questions; their answers must be equal. */
export async function benchSearch(
  database: BenchDatabase,
  portal: PortalUnderTest,
  url: string,
): Promise<Line[]> {
  const lines: Line[] = [];
  const tokens = await openSessions(database.db, callers);
  for (const { name, cityId } of askedCities(database.cities)) {
    const questions = hotelQuestions(cityId, database.firstNight);
    const total = await expectEqualAnswers(database, portal, questions.slice(0, 10));
    lines.push(
      ...(await benchCity(database, portal, url, tokens, questions, `${name} city, ${total} hotels`)),
    );
  }
  return lines;
}

async function benchCity(
  database: BenchDatabase,
  portal: PortalUnderTest,
  url: string,
  tokens: string[],
  questions: Question[],
  city: string,
): Promise<Line[]> {
  const isLargest = city.startsWith('largest');
  const inProcess = async (until: 'found' | 'answered') => {
    await portal.ask({ ask: 'time', questions, runs: 1000, until });
    return portal.ask({ ask: 'time', questions, runs: 5000, until });
  };
  const found = await inProcess('found');
  const answered = await inProcess('answered');
  const p99 = `${city}: in process, in words, p99`;
  const lines: Line[] = [
    fact(`${city}: in process, as numbers, p50`, found.p50, 'ms', 3),
    fact(`${city}: in process, as numbers, p99`, found.p99, 'ms', 3),
    fact(`${city}: in process, in words, p50`, answered.p50, 'ms', 3),
    isLargest ? below(p99, answered.p99, 5, 'ms', 3) : fact(p99, answered.p99, 'ms', 3),
  ];
  for (const way of ways) {
    const sql = await timeSql(database, way, questions);
    lines.push(
      fact(`${city}: SQL, ${way}, p50`, sql.p50, 'ms'),
      fact(`${city}: SQL, ${way}, p99`, sql.p99, 'ms'),
    );
    const factor = sql.p50 / found.p50;
    const what = `${city}: in process, as numbers, against SQL, ${way}`;
    lines.push(isLargest ? atLeast(what, factor, 100, 'times') : fact(what, factor, 'times', 0));
  }
  const paths = questions.map(pathOf);
  const one = await timeSearches(url, tokens.slice(0, 1), paths, 600);
  lines.push(
    below(`${city}: HTTP, 1 caller, p50`, one.timing.p50, 5, 'ms'),
    fact(`${city}: HTTP, 1 caller, p99`, one.timing.p99, 'ms'),
  );
  const many = await timeSearches(url, tokens, paths, 3000);
  lines.push(
    fact(`${city}: HTTP, ${callers} callers, p50`, many.timing.p50, 'ms'),
    fact(`${city}: HTTP, ${callers} callers, p99`, many.timing.p99, 'ms'),
    fact(`${city}: HTTP, ${callers} callers`, perSecond(many), 'searches/s', 0),
  );
  return lines;
}

/** Three nights from each of 60 days on, so that no answer is asked for twice in a row. */
export function hotelQuestions(cityId: number, firstNight: string): Question[] {
  return Array.from({ length: 60 }, (_, day) => ({
    cityId,
    checkIn: addDays(firstNight, 70 + day),
    nights,
    take: 20,
  }));
}

async function expectEqualAnswers(
  { pool }: BenchDatabase,
  portal: PortalUnderTest,
  questions: Question[],
): Promise<number> {
  let total = 0;
  for (const question of questions) {
    const answer = await portal.ask({ ask: 'answer', question });
    for (const way of ways) {
      const sql = await searchBySql(pool, way, question);
      const page = sql.page.map(({ id, plan, price, units }) => ({ id, plan, price, units }));
      deepStrictEqual(
        withoutZeros({ ...sql, page }),
        withoutZeros(answer),
        `${way}: ${JSON.stringify(question)}`,
      );
    }
    total = Math.max(total, answer.total);
  }
  return total;
}

/** A value nobody has is left out by one side and counted as zero by the other. */
function withoutZeros<T extends object>(answer: T): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value) =>
    value === 0 && key !== 'total' ? undefined : value,
  );
}

async function timeSql({ pool }: BenchDatabase, way: SqlWay, questions: Question[]): Promise<Timing> {
  await timeRuns(1, 60, (at) => searchBySql(pool, way, questions[at % questions.length]!));
  return (await timeRuns(1, 300, (at) => searchBySql(pool, way, questions[at % questions.length]!))).timing;
}

/** A question as the call that asks it. */
export function pathOf({ cityId, checkIn, take }: Question): string {
  const query = new URLSearchParams({
    destination_type: 'city',
    destination_id: String(cityId),
    check_in: checkIn,
    check_out: addDays(checkIn, nights),
    'rooms[0][adults]': '2',
    nationality: 'CN',
    sort: 'price',
    limit: String(take),
  });
  return `hotel/list?${query}`;
}
