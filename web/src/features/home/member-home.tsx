import { DueHint } from '../overview/due/due-hint.tsx';
import { RecentSearches } from '../recent-searches/recent-searches.tsx';

/** Parts of the home page for members, in one script that guests do not load. */
export const memberParts = { DueHint, RecentSearches };
