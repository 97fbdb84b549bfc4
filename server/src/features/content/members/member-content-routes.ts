import * as calls from '@serai/contract/content-members';
import { command, type Db, memberOf, type Route, route } from '../../../calls.ts';
import type { PaymentGuard } from '../../orders/orders.ts';
import { addComment } from './add-comment.ts';
import { buyArticle } from './buy-article.ts';
import { deleteComment } from './delete-comment.ts';
import { deleteOwnArticle } from './delete-own-article.ts';
import { discardOwnArticle } from './discard-own-article.ts';
import { findFavourites } from './find-favourites.ts';
import { likeArticle } from './like-article.ts';
import { listArticleOrders } from './list-article-orders.ts';
import { listFavourites } from './list-favourites.ts';
import { listOpenChannels } from './list-open-channels.ts';
import { listOwnArticles } from './list-own-articles.ts';
import { listOwnComments } from './list-own-comments.ts';
import { openOwnArticle } from './own-article-store.ts';
import { presentOpened } from './present-own-article.ts';
import { saveFavourite } from './save-favourite.ts';
import { saveOwnArticle } from './save-own-article.ts';
import { showArticleState } from './show-article-state.ts';
import { submitOwnArticle } from './submit-own-article.ts';
import { withdrawOwnArticle } from './withdraw-own-article.ts';

/** What members do with articles: like, keep, comment on, offer and buy them. */
export function memberContentRoutes({ db, guardPayment }: { db: Db; guardPayment: PaymentGuard }): Route[] {
  return [
    route(calls.showArticleState, (call) => showArticleState(db, call)),
    route(calls.likeArticle, (call) => likeArticle(db, call)),
    route(calls.saveFavourite, (call) => saveFavourite(db, call)),
    route(calls.findFavourites, (call) => findFavourites(db, call)),
    route(calls.listFavourites, (call) => listFavourites(db, call)),
    command(db, calls.addComment, addComment),
    route(calls.deleteComment, (call) => deleteComment(db, call)),
    route(calls.listOwnComments, (call) => listOwnComments(db, call)),
    route(calls.listOpenChannels, (call) => listOpenChannels(db, call)),
    route(calls.listOwnArticles, (call) => listOwnArticles(db, call)),
    route(calls.showOwnArticle, async (call) => {
      const reader = { userId: memberOf(call).userId, lang: call.lang };
      return { article: presentOpened(await openOwnArticle(db, call.input.id, reader), call.lang) };
    }),
    route(calls.saveOwnArticle, (call) => saveOwnArticle(db, call)),
    command(db, calls.submitOwnArticle, submitOwnArticle),
    route(calls.withdrawOwnArticle, (call) => withdrawOwnArticle(db, call)),
    route(calls.discardOwnArticle, (call) => discardOwnArticle(db, call)),
    route(calls.deleteOwnArticle, (call) => deleteOwnArticle(db, call)),
    command(db, calls.buyArticle, (trx, call) => buyArticle(trx, guardPayment, call)),
    route(calls.listArticleOrders, (call) => listArticleOrders(db, call)),
  ];
}
