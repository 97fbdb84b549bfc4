import * as content from '@serai/contract/content/desk';
import * as articles from '@serai/contract/content/desk-articles';
import { type Db, type Route, route } from '../../../calls.ts';
import { staffCommand } from '../../activity/activity.ts';
import { answerComment } from './answer-comment.ts';
import { decideComments } from './decide-comments.ts';
import { listAllArticles } from './list-all-articles.ts';
import { listAllComments } from './list-all-comments.ts';
import { listOffices, removeOffice, saveOffice } from './offices.ts';
import { publishAs } from './publish-article.ts';
import { refuseArticle } from './refuse-article.ts';
import { removeChannel } from './remove-channel.ts';
import { restoreArticle } from './restore-article.ts';
import { saveArticle } from './save-article.ts';
import { listDeskChannels, saveChannel } from './save-channel.ts';
import { listArticleRevisions, showAnyArticle } from './show-any-article.ts';
import { listTags, mergeTags, saveTag } from './tags.ts';
import { takeArticleOffline } from './take-article-offline.ts';

/** Routes of the staff for writing, organising and moderating content. */
export function consoleContentRoutes({ db }: { db: Db }): Route[] {
  return [
    route(articles.listAllArticles, (call) => listAllArticles(db, call)),
    route(articles.showAnyArticle, (call) => showAnyArticle(db, call)),
    staffCommand(db, articles.saveArticle, saveArticle),
    staffCommand(db, articles.publishArticle, publishAs('publish')),
    staffCommand(db, articles.acceptArticle, publishAs('accept')),
    staffCommand(db, articles.refuseArticle, refuseArticle),
    staffCommand(db, articles.takeArticleOffline, takeArticleOffline),
    route(articles.listArticleRevisions, (call) => listArticleRevisions(db, call)),
    staffCommand(db, articles.restoreArticle, restoreArticle),
    route(content.listChannels, async () => ({ list: await listDeskChannels(db) })),
    staffCommand(db, content.saveChannel, saveChannel),
    staffCommand(db, content.removeChannel, removeChannel),
    route(content.listAllComments, (call) => listAllComments(db, call)),
    staffCommand(db, content.decideComments, decideComments),
    staffCommand(db, content.answerComment, answerComment),
    route(content.listTags, (call) => listTags(db, call)),
    staffCommand(db, content.saveTag, saveTag),
    staffCommand(db, content.mergeTags, mergeTags),
    route(content.listOffices, (call) => listOffices(db, call)),
    staffCommand(db, content.saveOffice, saveOffice),
    staffCommand(db, content.removeOffice, removeOffice),
  ];
}
