import {
  type ArticleDeskAction,
  type ArticleStatus,
  keptPages,
} from '@serai/contract/content/article-states';
import { articleStatus as en } from '@serai/phrases/en/article-status';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { articleStatus as zh } from '@serai/phrases/zh/article-status';
import { AppError } from '../../../platform/http/app-error.ts';

/** Facts that decide the actions of the staff. */
interface Facts {
  status: ArticleStatus;
  live_revision: number | null;
  user_id: number | null;
  slug: string | null;
}

/** Actions of the staff on an article; a member's article is available to them once it is offered. */
export function actionsOf(facts: Facts): ArticleDeskAction[] {
  const { status, live_revision, user_id } = facts;
  const isOwn = user_id === null;
  return [
    ...(isOwn || status !== 'draft' ? (['edit'] as const) : []),
    ...(isOwn ? (['publish'] as const) : []),
    ...(!isOwn && status === 'unaudited' ? (['accept', 'refuse'] as const) : []),
    ...(live_revision !== null && !isKept(facts) ? (['takeOffline'] as const) : []),
  ];
}

/** Whether the portal itself links to the page. */
export function isKept({ slug, user_id }: Pick<Facts, 'slug' | 'user_id'>): boolean {
  return user_id === null && (keptPages as readonly (string | null)[]).includes(slug);
}

/** Refuses an action that the article's status does not allow; the error names the status. */
export function refuseState(facts: Facts, action: ArticleDeskAction, lang: Lang): void {
  if (actionsOf(facts).includes(action)) return;
  if (action === 'takeOffline' && isKept(facts)) throw new AppError('page_kept');
  const { status } = facts;
  throw new AppError('article_wrong_state', {
    facts: { status: inLanguage(lang, { zh, en })[status] },
    data: { status },
  });
}
