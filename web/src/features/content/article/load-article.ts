import type { Wallet } from '@serai/contract/wallet/wallet';
import type { LoaderFunctionArgs } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import type { App } from '../../../platform/app.tsx';
import { foundOr404 } from '../load-text.ts';

/** A member's state of the article. */
export type OwnState = Got<'cms.User/state'>;

export interface ArticleData {
  read: Got<'cms.Content/info'>;
  comments: Got<'cms.Content/comments'>;
  /** Null for guests and staff, and if the request failed. */
  own: OwnState | null;
  /** The agency's wallet, if it could pay for this article. */
  wallet: Wallet | null;
  /** The seller's pages, for the navigation of such a page. */
  pages: Got<'cms.Index/init'>['pages'];
}

/** Loads an article or a page with its comments; in a member's browser also the member's state of it. */
export function articleLoader(path: 'cms.Content/info' | 'cms.Content/page') {
  return async (app: App, { params, request }: LoaderFunctionArgs): Promise<ArticleData> => {
    const options = { quiet: true, signal: request.signal };
    const read = await foundOr404(app.api.get(path, { id: params.id ?? '' }, options));
    const { id, locked } = read.article;
    const [comments, own, init] = await Promise.all([
      app.api.get('cms.Content/comments', { article_id: id }, options),
      ownState(app, id),
      path === 'cms.Content/page' ? app.api.get('cms.Index/init', {}, options) : null,
    ]);
    const wallet = locked && own?.may_buy ? await depositOf(app) : null;
    return { read, comments, own, wallet, pages: init?.pages ?? [] };
  };
}

async function ownState(app: App, id: number): Promise<OwnState | null> {
  if (app.session.get().user === null) return null;
  await app.session.loadSite();
  const { user, profile } = app.session.get();
  if (user === null || profile?.role === 'operator') return null;
  // The text is more important than the reader's state of it, so an error of the latter is ignored.
  return app.api.get('cms.User/state', { article_id: id }, { quiet: true }).catch(() => null);
}

/** Null for members who may not see the deposit. */
async function depositOf(app: App): Promise<Wallet | null> {
  const page = '/user/account/balance';
  if (!app.session.get().permissions.get(page)?.has(`${page}/view`)) return null;
  return app.api.get('account/wallet', {}, { quiet: true }).catch(() => null);
}
