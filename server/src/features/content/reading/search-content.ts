import type { searchContent as endpoint } from '@serai/contract/content/reading';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { openPage } from '../../../platform/list/page.ts';
import { listArticleRows } from '../article-rows.ts';
import { sortValues } from '../kept/article-list.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import { BestOf } from '../search/best-of.ts';
import type { Found } from '../search/search-index.ts';
import { marksOf, type TypedTerm, typedTerms } from '../search/terms.ts';
import { nobodys } from './list-shown.ts';
import type { Readers } from './readers.ts';

/** Letters of a fragment before the first match, and in total. */
const [LEAD, FRAGMENT] = [30, 160];

/** Searches articles and pages, best first; if the keyword finds nothing, by its correction. */
export async function searchContent(
  { db, kept, readers }: { db: Db; kept: KeptContent; readers: Readers },
  { input, lang, ip, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const page = openPage<Found>(input, 'search', ({ id }) => [id]);
  const count = page.offset + page.fetch;
  const { found, total, meant, isAsTyped } = findArticles(kept, input, { lang, now, count });
  if (isAsTyped) readers.foundBy(input.keyword, { lang, ip, now });
  const { rows } = page.cut(found.slice(page.offset));
  const ids = rows.map(({ id }) => id);
  const langs = rows.map((each) => each.lang);
  const [shown, words] = await Promise.all([
    listArticleRows(db, ids, { agencyId: nobodys, lang, now, langs }),
    listWords(db, ids, langs),
  ]);
  const terms = typedTerms(meant ?? input.keyword);
  return {
    list: ids.flatMap((id) => {
      const listed = shown.get(id);
      if (!listed?.canBeRead) return [];
      const { row } = listed;
      // Paid articles only show their summary.
      const fragment = cutFragment(row.price ? row.summary : (words.get(id) ?? row.summary), terms);
      return [
        {
          ...row,
          title_marks: marksOf(row.title, terms),
          fragment,
          fragment_marks: marksOf(fragment, terms),
        },
      ];
    }),
    total,
    meant,
    hot_words: kept.hotWords.list(lang),
  };
}

/** Finds the best visible articles for the keyword, or for its correction, with their total. */
export function findArticles(
  kept: KeptContent,
  { keyword, sort }: Pick<Call<typeof endpoint>['input'], 'keyword' | 'sort'>,
  { lang, now, count }: { lang: Lang; now: Date; count: number },
): { found: Found[]; total: number; meant: string | null; isAsTyped: boolean } {
  const measure = sort && sortValues[sort];
  const rankOf = (found: Found) => (measure ? measure(kept.articles.get(found.id)!) : found.score);
  const isBefore = (a: Found, b: Found) =>
    (rankOf(a) - rankOf(b) || a.publishedAt - b.publishedAt || a.id - b.id) > 0;
  const find = (typed: string) => {
    const best = new BestOf<Found>(count, isBefore);
    let total = 0;
    kept.search.find(typed, { lang, now }, (found) => {
      total += 1;
      best.add(found);
    });
    return { found: best.inOrder(), total };
  };
  const asTyped = find(keyword);
  const isAsTyped = asTyped.total > 0;
  const mended = isAsTyped ? null : kept.search.mend(keyword);
  const { found, total } = mended === null ? asTyped : find(mended);
  return { found, total, meant: total > 0 ? mended : null, isAsTyped };
}

async function listWords(
  db: Db,
  ids: readonly number[],
  langs: readonly string[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; words: string }>`
    SELECT article_id AS id, words FROM article_texts
    JOIN unnest(${[...ids]}::bigint[], ${[...langs]}::text[]) AS asked (id, language)
      ON article_id = asked.id AND lang = language`.execute(db);
  return new Map(rows.map(({ id, words }) => [id, words]));
}

/** Cuts the part of a text around the first match. */
function cutFragment(text: string, terms: readonly TypedTerm[]): string {
  const first = marksOf(text, terms)[0]?.[0] ?? 0;
  const from = Math.max(0, first - LEAD);
  return text
    .slice(from, from + FRAGMENT)
    .replace(/\s+/g, ' ')
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
