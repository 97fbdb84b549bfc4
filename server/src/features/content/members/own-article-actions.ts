import type { ArticleStatus, OwnArticleAction } from '@serai/contract/article-states';
import { articleStatus as en } from '@serai/phrases/en/article-status';
import type { Lang } from '@serai/phrases/lang';
import { articleStatus as zh } from '@serai/phrases/zh/article-status';
import { AppError } from '../../../platform/http/app-error.ts';

/** What an author's move hangs on. */
interface Facts {
  status: ArticleStatus;
  published_at: Date | null;
  live_revision: number | null;
}

/** What an author can do in each state. */
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
    // What was published once is the seller's to take away.
    return action !== 'delete' || published_at === null;
  });
}

/** Refuses what the state of an article does not allow, naming it in words. */
export function refuseState(facts: Facts, action: OwnArticleAction, lang: Lang): void {
  if (actionsOf(facts).includes(action)) return;
  const { status } = facts;
  throw new AppError('article_wrong_state', {
    facts: { status: (lang === 'en' ? en : zh)[status] },
    data: { status },
  });
}
