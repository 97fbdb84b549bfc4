import { sql } from 'kysely';
import type { Db, Member, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { isVisible } from '../visible.ts';

/** An article that a member can open. */
export interface ReadableArticle {
  id: number;
  /** Minor units; 0 = free. */
  price: number;
  /** By any member of the agency. */
  bought: boolean;
}

/** Loads an article that readers see or that the member's agency has bought; any other is `not_found`. */
export async function findReadable(
  db: Db | Trx,
  articleId: number,
  { agencyId }: Pick<Member, 'agencyId'>,
  now: Date,
): Promise<ReadableArticle> {
  const { rows } = await sql<ReadableArticle>`
    SELECT * FROM (
      SELECT article.id, article.price, ${isVisible(now)} AS visible, EXISTS (
        SELECT FROM article_orders WHERE agency_id = ${agencyId} AND article_id = article.id) AS bought
      FROM articles article WHERE article.id = ${articleId}
    ) found WHERE visible OR bought`.execute(db);
  const [article] = rows;
  if (!article) throw new AppError('not_found');
  return article;
}
