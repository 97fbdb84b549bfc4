import { countContentForStaff } from './count-for-digest.ts';
import { earnedByArticles } from './earned-by-articles.ts';
import { hasPaidArticles } from './members/article-order-store.ts';
import { loadStarterContent } from './starter/load-starter-content.ts';
import { tellScheduled } from './tell-scheduled.ts';

/** What the composition of the server uses of content. */
export { countContentForStaff, earnedByArticles, hasPaidArticles, loadStarterContent, tellScheduled };
