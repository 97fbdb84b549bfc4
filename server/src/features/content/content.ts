import { countContentForStaff } from './count-for-digest.ts';
import { earnedByArticles } from './earned-by-articles.ts';
import { hasPaidArticles } from './members/article-order-store.ts';
import { type Content, openContent } from './open-content.ts';
import { loadStarterContent } from './starter/load-starter-content.ts';
import { tellScheduled } from './tell-scheduled.ts';

export type { Content };
/** What the composition of the server uses of content. */
export {
  countContentForStaff,
  earnedByArticles,
  hasPaidArticles,
  loadStarterContent,
  openContent,
  tellScheduled,
};
