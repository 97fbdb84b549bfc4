import { maxFavourites } from '@serai/contract/content/article-states';
import type { saveFavourite as endpoint } from '@serai/contract/content/favourites';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf, type Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import {
  countFavourites,
  deleteFavourite,
  insertFavourite,
  isSold,
  lockFavourites,
} from './favourite-store.ts';
import { findReadable } from './readable-article.ts';

/** Adds an article or hotel to the caller's favourites, or removes it; idempotent. */
export async function saveFavourite(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { userId } = member;
  const { collected, kind, id } = call.input;
  await inTransaction(db, async (trx) => {
    await lockFavourites(trx, userId);
    if (!collected) return deleteFavourite(trx, userId, { kind, id });
    if (kind === 'article') await findReadable(trx, id, member, call.now);
    else if (!(await isSold(trx, id))) throw new AppError('not_found');
    if (await insertFavourite(trx, userId, { kind, id }, call.now)) await refuseTooMany(trx, userId);
  });
  return { collected };
}

async function refuseTooMany(trx: Trx, userId: number): Promise<void> {
  if ((await countFavourites(trx, userId)) > maxFavourites) {
    throw new AppError('favourites_full', { facts: { most: maxFavourites } });
  }
}
