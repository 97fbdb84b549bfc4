import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { OnceCounter } from './once-counter.ts';

/** Maximum length of a hot word in letters. */
const LONGEST_WORD = 40;

/** Counters of views and searches, without a row written for each. */
export class Readers {
  private readonly views = new OnceCounter<number>();
  private readonly words = new OnceCounter<string>();
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
  }

  /** Counts a view of an article. */
  sawArticle(id: number, address: string, now: Date): void {
    this.views.count(id, address, now);
  }

  /** Counts a successful search. */
  foundBy(keyword: string, { lang, ip, now }: { lang: Lang; ip: string; now: Date }): void {
    const word = keyword.toLowerCase().replace(/\s+/g, ' ').trim();
    if (word === '' || word.length > LONGEST_WORD) return;
    this.words.count(`${lang} ${now.toISOString().slice(0, 10)} ${word}`, ip, now);
  }

  /** Adds the counts to the database. */
  async flush(): Promise<void> {
    await this.views.flush((counted) =>
      sql`
        WITH seen AS (
          SELECT article.id, count.more
          FROM unnest(${counted.map(([id]) => id)}::bigint[], ${counted.map(([, more]) => more)}::int[])
            AS count (id, more)
          JOIN articles article ON article.id = count.id ORDER BY article.id FOR NO KEY UPDATE OF article
        )
        UPDATE articles SET views = views + seen.more FROM seen WHERE articles.id = seen.id`.execute(this.db),
    );
    await this.words.flush((counted) =>
      sql`
        INSERT INTO search_words (lang, day, word, times)
        SELECT split_part(key, ' ', 1), split_part(key, ' ', 2)::date,
          substr(key, length(split_part(key, ' ', 1)) + 13), more
        FROM unnest(${counted.map(([key]) => key)}::text[], ${counted.map(([, more]) => more)}::int[])
          AS count (key, more)
        ON CONFLICT (lang, day, word) DO UPDATE SET times = search_words.times + excluded.times`.execute(
        this.db,
      ),
    );
  }
}
