import * as articleOrders from '@serai/contract/content/article-orders';
import * as articleReactions from '@serai/contract/content/article-reactions';
import * as comments from '@serai/contract/content/comments';
import * as favourites from '@serai/contract/content/favourites';
import * as ownArticles from '@serai/contract/content/own-articles';
import { command, type Db, memberOf, type Route, route } from '../../../calls.ts';
import type { PaymentGuard } from '../../orders/orders.ts';
import { hidingFunds } from '../../wallet/wallet.ts';
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
import { saveHotelNote } from './save-hotel-note.ts';
import { saveOwnArticle } from './save-own-article.ts';
import { showArticleState } from './show-article-state.ts';
import { submitOwnArticle } from './submit-own-article.ts';
import { withdrawOwnArticle } from './withdraw-own-article.ts';

/** Routes of members' actions on articles: like, favourite, comment, offer and buy. */
export function memberContentRoutes({ db, guardPayment }: { db: Db; guardPayment: PaymentGuard }): Route[] {
  return [
    route(articleReactions.showArticleState, (call) => showArticleState(db, call)),
    route(articleReactions.likeArticle, (call) => likeArticle(db, call)),
    route(favourites.saveFavourite, (call) => saveFavourite(db, call)),
    route(favourites.findFavourites, (call) => findFavourites(db, call)),
    route(favourites.saveHotelNote, (call) => saveHotelNote(db, call)),
    route(favourites.listFavourites, (call) => listFavourites(db, call)),
    command(db, comments.addComment, addComment),
    route(comments.deleteComment, (call) => deleteComment(db, call)),
    route(comments.listOwnComments, (call) => listOwnComments(db, call)),
    route(ownArticles.listOpenChannels, (call) => listOpenChannels(db, call)),
    route(ownArticles.listOwnArticles, (call) => listOwnArticles(db, call)),
    route(ownArticles.showOwnArticle, async (call) => {
      const reader = { userId: memberOf(call).userId, lang: call.lang };
      return { article: presentOpened(await openOwnArticle(db, call.input.id, reader), call.lang) };
    }),
    route(ownArticles.saveOwnArticle, (call) => saveOwnArticle(db, call)),
    command(db, ownArticles.submitOwnArticle, submitOwnArticle),
    route(ownArticles.withdrawOwnArticle, (call) => withdrawOwnArticle(db, call)),
    route(ownArticles.discardOwnArticle, (call) => discardOwnArticle(db, call)),
    route(ownArticles.deleteOwnArticle, (call) => deleteOwnArticle(db, call)),
    command(db, articleOrders.buyArticle, (trx, call) =>
      hidingFunds(memberOf(call), () => buyArticle(trx, guardPayment, call)),
    ),
    route(articleOrders.listArticleOrders, (call) => listArticleOrders(db, call)),
  ];
}
