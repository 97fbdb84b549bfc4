/** Public interface of the content feature. */
export { countContentForStaff } from './count-for-digest.ts';
export { earnedByArticles } from './earned-by-articles.ts';
export { hasPaidArticles } from './members/article-order-store.ts';
export { type Content, openContent } from './open-content.ts';
export { articleSearch } from './reading/search-articles.ts';
export { loadStarterContent } from './starter/load-starter-content.ts';
