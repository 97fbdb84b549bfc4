import type { ArticleStatus, OwnArticleAction } from '@serai/contract/content/article-states';
import { articleStatus as en } from '@serai/phrases/en/article-status';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { articleStatus as zh } from '@serai/phrases/zh/article-status';
import { AppError } from '../../../platform/http/app-error.ts';

/** Facts that decide the actions of an author. */
interface Facts {
  status: ArticleStatus;
  published_at: Date | null;
  live_revision: number | null;
}

/** Author's actions by status. */
const allowed: Readonly<Record<ArticleStatus, readonly OwnArticleAction[]>> = {
  draft: ['edit', 'submit', 'discard', 'delete'],
  unaudited: ['withdraw'],
  published: ['edit'],
  refused: ['edit', 'discard', 'delete'],
  offline: ['edit'],
};

export function actionsOf({ status, published_at, live_revision }: Facts): OwnArticleAction[] {
  return allowed[status].filter((action) => {
    if (action === 'discard') return live_revision !== null;
    // An article that was once published can only be removed by the seller.
    return action !== 'delete' || published_at === null;
  });
}

/** Refuses an action that the article's status does not allow; the error names the status. */
export function refuseState(facts: Facts, action: OwnArticleAction, lang: Lang): void {
  if (actionsOf(facts).includes(action)) return;
  const { status } = facts;
  throw new AppError('article_wrong_state', {
    facts: { status: inLanguage(lang, { zh, en })[status] },
    data: { status },
  });
}
