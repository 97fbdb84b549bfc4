import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';

/** Hot words shown, and the minimum number of searches for a hot word. */
const MAX_SHOWN = 8;
const FEWEST_TIMES = 3;

/** Most frequent successful searches of the last thirty days, by language. */
export class HotWords {
  private words: Partial<Record<Lang, readonly string[]>> = {};
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  list(lang: Lang): string[] {
    return [...(this.words[lang] ?? [])];
  }

  async load(): Promise<void> {
    const { rows } = await sql<{ lang: Lang; words: string[] }>`
      SELECT lang, (array_agg(word ORDER BY times DESC, word))[1:${sql.lit(MAX_SHOWN)}] AS words
      FROM (
        SELECT lang, word, sum(times) AS times FROM search_words
        WHERE day > (SELECT max(day) FROM search_words) - 30
        GROUP BY lang, word HAVING sum(times) >= ${sql.lit(FEWEST_TIMES)}
      ) counted GROUP BY lang`.execute(this.db);
    this.words = Object.fromEntries(rows.map(({ lang, words }) => [lang, words]));
  }
}
