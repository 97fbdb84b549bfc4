import type { ArticleView } from '@serai/contract/content/articles';
import type { readArticle as endpoint } from '@serai/contract/content/reading';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Caller, Db } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { parseRichText } from '../../../platform/rich-text/parse-rich-text.ts';
import { listArticleRows } from '../article-rows.ts';
import { presentChannel } from '../kept/kept-channels.ts';
import type { KeptContent } from '../kept/kept-content.ts';
import { changedAt } from '../visible.ts';
import { nobodys } from './list-shown.ts';
import { findNeighbours, findRelated } from './near-article.ts';

interface Stored {
  id: number;
  channel_id: number | null;
  body: string;
  is_paid: boolean;
  bought: boolean;
  langs: ArticleView['langs'];
  changed_at: Date;
  city: { id: number; name_zh: string; name_en: string } | null;
}

/** Returns an article or page with its context, if it is visible or the caller's agency has bought it. */
export async function readArticle(
  { db, kept }: { db: Db; kept: KeptContent },
  kind: 'info' | 'page',
  { input, caller, lang, now }: Pick<Call<typeof endpoint>, 'input' | 'caller' | 'lang' | 'now'>,
): Promise<ReplyOf<typeof endpoint>> {
  const agencyId = agencyOf(caller);
  const isId = /^\d+$/.test(input.id);
  const { rows } = await sql<Stored>`
    SELECT article.id, article.channel_id, article.price > 0 AS is_paid, words.body,
      ${changedAt} AS changed_at,
      EXISTS (SELECT FROM article_orders WHERE agency_id = ${agencyId} AND article_id = article.id) AS bought,
      ARRAY(SELECT lang FROM article_texts WHERE article_id = article.id ORDER BY lang DESC) AS langs,
      (SELECT to_jsonb(named) FROM (
        SELECT id, name_zh, name_en FROM destinations WHERE id = article.city_id) named) AS city
    FROM articles article
    JOIN LATERAL (SELECT body FROM article_texts WHERE article_id = article.id ORDER BY lang = ${lang} DESC LIMIT 1)
      words ON true
    WHERE ${isId ? sql`article.id = ${readId(input.id)}::bigint` : sql`article.slug = ${input.id}`}
      AND article.kind = ${kind}`.execute(db);
  const [stored] = rows;
  const listed = stored && (await listArticleRows(db, [stored.id], { agencyId, lang, now })).get(stored.id);
  if (!stored || !listed?.canBeRead) throw new AppError('not_found');
  const locked = stored.is_paid && !stored.bought;
  const place = { id: stored.id, channelId: stored.channel_id };
  return {
    article: {
      ...listed.row,
      body: locked ? [] : parseRichText(stored.body),
      locked,
      langs: stored.langs,
      updated_at: toSeconds(stored.changed_at),
      city: stored.city && {
        id: stored.city.id,
        name: inLanguage(lang, { zh: stored.city.name_zh, en: stored.city.name_en }),
      },
    },
    path: kept.channels
      .pathOf(kept.channels.channel(stored.channel_id))
      .map((each) => presentChannel(each, lang)),
    ...(await findNeighbours({ db, kept }, place, { lang, now })),
    related: await findRelated({ db, kept }, place, { lang, now }),
  };
}

/** Agency whose purchases the caller can read. */
export function agencyOf(caller: Caller | undefined): number {
  return caller?.kind === 'member' ? caller.agencyId : nobodys;
}

/** Digits beyond the range of ids match no article. */
function readId(digits: string): number {
  const id = Number(digits);
  return Number.isSafeInteger(id) ? id : 0;
}
