import type { PhraseName } from '../i18n/phrase-modules.ts';

/** What is known of a route's page before it runs. */
export interface PageHandle {
  /** The page's file below `web/src`. */
  file: string;
  phrases: readonly PhraseName[];
  /** Loaded and rendered in the browser only: a member's page. */
  browserOnly: boolean;
  /** Set in the device's own face: nothing is fetched for its letters. */
  ownFace?: boolean;
  /** Opens without network, too, and says by itself that there is none. */
  opensOffline?: boolean;
}
