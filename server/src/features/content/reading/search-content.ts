import type { searchContent as endpoint } from '@serai/contract/content-reading';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { openPage } from '../../../platform/list/page.ts';
import { listArticleRows } from '../article-rows.ts';
import { isShownAt, sortValues } from '../kept/kept-articles.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import type { Found } from '../search/search-index.ts';
import { marksOf, typedTerms } from '../search/terms.ts';
import { nobodys } from './list-shown.ts';
import type { Readers } from './readers.ts';

/** Letters of a fragment before the first word that was found, and in all. */
const [LEAD, FRAGMENT] = [30, 160];

/** Articles and pages by words, the best first; by what was meant, where what was typed finds nothing. */
export async function searchContent(
  { db, kept, readers }: { db: Db; kept: KeptContent; readers: Readers },
  { input, lang, ip, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const page = openPage<Found>(input, 'search', ({ id }) => [id]);
  const find = (typed: string) =>
    kept.search.find(typed, lang).filter(({ id }) => {
      const article = kept.articles.get(id);
      return article && isShownAt(article, now);
    });
  const asTyped = find(input.keyword);
  const mended = asTyped.length === 0 ? kept.search.mend(input.keyword) : null;
  const found = mended === null ? asTyped : find(mended);
  const meant = mended !== null && found.length > 0 ? mended : null;
  if (asTyped.length > 0) readers.foundBy(input.keyword, { lang, ip, now });
  const sorted = sortFound(kept, found, input.sort);
  const { rows } = page.cut(sorted.slice(page.offset, page.offset + page.fetch));
  const ids = rows.map(({ id }) => id);
  const langs = rows.map((each) => each.lang);
  const [shown, words] = await Promise.all([
    listArticleRows(db, ids, { agencyId: nobodys, lang, now, langs }),
    listWords(db, ids, langs),
  ]);
  const terms = new Set(typedTerms(meant ?? input.keyword));
  return {
    list: ids.flatMap((id) => {
      const listed = shown.get(id);
      if (!listed?.canBeRead) return [];
      const { row } = listed;
      // Of what has to be bought nothing is shown but its summary.
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
    total: found.length,
    meant,
    hot_words: kept.hotWords.list(lang),
  };
}

function sortFound(
  { articles }: KeptContent,
  found: readonly Found[],
  sort: Call<typeof endpoint>['input']['sort'],
): Found[] {
  const newest = ({ id }: Found) => articles.get(id)!.publishedAt;
  const measure = ({ id, score }: Found) => (sort ? sortValues[sort](articles.get(id)!) : score);
  return found.toSorted((a, b) => measure(b) - measure(a) || newest(b) - newest(a) || b.id - a.id);
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

/** The piece of a text around the first word that was found. */
function cutFragment(text: string, terms: ReadonlySet<string>): string {
  const first = marksOf(text, terms)[0]?.[0] ?? 0;
  const from = Math.max(0, first - LEAD);
  return text
    .slice(from, from + FRAGMENT)
    .replace(/\s+/g, ' ')
    .replace(/^[\uDC00-\uDFFF]|[\uD800-\uDBFF]$/g, '');
}
