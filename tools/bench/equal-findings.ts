import { deepStrictEqual } from 'node:assert';
import type { Pool } from 'pg';
import type { Db } from '../../server/src/calls.ts';
import { listSearchedTexts } from '../../server/src/features/content/search/searched-texts.ts';
import { SearchScan, typedTerms } from '../../server/test/content-search-oracle.ts';
import { Chance } from '../../server/test/reliability/figure.ts';
import { drawWord } from './article-texts.ts';
import { searchQuestions } from './content-questions.ts';
import type { FoundBySearch, Search } from './portal-under-test.ts';

/** Asks the portal's own process for the matches at an instant (in ms), and for the first of them. */
export type Finding = (asked: { searches: Search[]; now: number; top: number }) => Promise<FoundBySearch[]>;

/** Number of matches compared per search. */
const COMPARED = 60;
const SCORES_COMPARED = 500;

/**
 * Compares the portal's matches with a scan of all texts: their number, the corrected word, and of the first
 * hundreds ids, languages and scores in order. Returns how many searches were compared, and how many found
 * something.
 */
export async function expectEqualFindings(
  { pool, db }: { pool: Pool; db: Db },
  find: Finding,
  say: (line: string) => void,
  compared = COMPARED,
): Promise<{ compared: number; found: number }> {
  const chance = new Chance(11);
  const longest = 12;
  const searches: Search[] = searchQuestions([]).flatMap(([name, typed]) =>
    typed
      .slice(0, longest)
      .map((each) => ({ typed: each, lang: name.includes('Chinese') ? 'zh-cn' : 'en' }) as const),
  );
  for (let at = 0; at < compared; at++) {
    searches.push(
      { typed: `${drawWord('en', chance)} ${drawWord('en', chance)} ${drawWord('en', chance)}`, lang: 'en' },
      { typed: drawWord('zh-cn', chance) + drawWord('zh-cn', chance), lang: 'zh-cn' },
    );
  }
  const now = Date.now();
  const answers = await find({ searches, now, top: SCORES_COMPARED });
  say(`Reading every text for ${searches.length} searches`);
  const scan = new SearchScan([
    ...searches.map(({ typed }) => typed),
    ...answers.flatMap(({ meant }) => meant ?? []),
  ]);
  const { rows } = await pool.query<{ id: number; published: Date; until: Date | null }>(
    `SELECT id, published_at AS published, published_until AS until FROM articles WHERE live_revision IS NOT NULL ORDER BY id`,
  );
  for (let from = 0; from < rows.length; from += 500) {
    const texts = await listSearchedTexts(
      db,
      rows.slice(from, from + 500).map(({ id }) => id),
    );
    for (const text of texts) scan.read(text);
    if (from % 10_000 === 0) say(`  ${from} articles are read`);
  }
  const shown = new Map(
    rows
      .filter(({ published, until }) => published.getTime() <= now && now < (until?.getTime() ?? Infinity))
      .map(({ id, published }) => [id, published.getTime()]),
  );
  let found = 0;
  searches.forEach(({ typed, lang }, at) => {
    const answer = answers[at]!;
    const expected = (words: string) =>
      scan
        .find(words, lang)
        .filter(({ id }) => shown.has(id))
        .sort((a, b) => b.score - a.score || shown.get(b.id)! - shown.get(a.id)! || b.id - a.id);
    let rightly = expected(typed);
    if (answer.meant !== null) {
      deepStrictEqual(rightly, [], typed);
      const nearest = typedTerms(typed).map((term) => scan.nearest(term) ?? term);
      deepStrictEqual(typedTerms(answer.meant), [...new Set(nearest)], typed);
      rightly = expected(answer.meant);
    }
    deepStrictEqual(answer.total, rightly.length, typed);
    deepStrictEqual(answer.found, rightly.slice(0, SCORES_COMPARED), typed);
    if (rightly.length > 0) found += 1;
  });
  return { compared: searches.length, found };
}
