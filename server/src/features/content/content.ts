import { countContentForStaff } from './count-for-digest.ts';
import { earnedByArticles } from './earned-by-articles.ts';
import { hasPaidArticles } from './members/article-order-store.ts';
import { notifyScheduled } from './notify-scheduled.ts';
import { type Content, openContent } from './open-content.ts';
import { loadStarterContent } from './starter/load-starter-content.ts';

export type { Content };
/** Public interface of the content feature. */
export {
  countContentForStaff,
  earnedByArticles,
  hasPaidArticles,
  loadStarterContent,
  notifyScheduled,
  openContent,
};
