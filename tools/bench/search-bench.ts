import type { BenchDatabase } from './bench-database.ts';
import { expectEqualAnswers, sqlWays } from './equal-answers.ts';
import { answerOf, hotelQuestions, pathOf } from './hotel-question.ts';
import { httpCaller } from './http-caller.ts';
import { openSessions } from './members.ts';
import { askedCities } from './nights-table.ts';
import type { PortalUnderTest } from './portal-under-test.ts';
import { atLeast, below, fact, type Line } from './report.ts';
import { type Question, type SqlWay, searchBySql } from './search-by-sql.ts';
import { perSecond, timeSearches } from './time-searches.ts';
import { type Timing, timeRuns } from './timing.ts';

const callers = 16;

/** Asks memory, HTTP and PostgreSQL the same questions; their answers must be equal. */
export async function benchSearch(
  database: BenchDatabase,
  portal: PortalUnderTest,
  url: string,
  say: (line: string) => void,
): Promise<Line[]> {
  const lines: Line[] = [];
  const tokens = await openSessions(database.db, callers);
  const http = httpCaller(url, tokens[0]!);
  const others = {
    memory: (question: Question) => portal.ask({ ask: 'answer', question }),
    http: async (question: Question) => answerOf(await http.get(pathOf(question))),
  };
  for (const { name, cityId } of askedCities(database.cities)) {
    say(`Hotels of the ${name} city`);
    const questions = hotelQuestions(cityId, database.firstNight);
    const total = await expectEqualAnswers(database.pool, others, questions.slice(0, 10));
    lines.push(
      ...(await benchCity(database, portal, url, tokens, questions, `${name} city, ${total} hotels`)),
    );
  }
  http.close();
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
  for (const way of sqlWays) {
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
    fact(`${city}: HTTP, 1 caller, p50`, one.timing.p50, 'ms'),
    below(`${city}: the call against the words`, one.timing.p50 / answered.p50, 3, 'times'),
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

async function timeSql({ pool }: BenchDatabase, way: SqlWay, questions: Question[]): Promise<Timing> {
  await timeRuns(1, 60, (at) => searchBySql(pool, way, questions[at % questions.length]!));
  return (await timeRuns(1, 300, (at) => searchBySql(pool, way, questions[at % questions.length]!))).timing;
}
