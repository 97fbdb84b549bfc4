import type { PhraseName } from '../i18n/phrase-modules.ts';

/** Static data of a route's page. */
export interface PageHandle {
  /** The page's file below `web/src`. */
  file: string;
  phrases: readonly PhraseName[];
  /** Loaded and rendered in the browser only: a member's page. */
  browserOnly: boolean;
  /** Set in the device's own face: nothing is fetched for its letters. */
  ownFace?: boolean;
  /** Opens offline, too, and shows that there is no network itself. */
  opensOffline?: boolean;
}
