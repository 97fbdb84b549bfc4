import type { PhraseName } from '../i18n/phrase-modules.ts';

/** Static data of a route's page. */
export interface PageHandle {
  /** File of the page below `web/src`. */
  file: string;
  phrases: readonly PhraseName[];
  /** A member's page, loaded and rendered only in the browser. */
  browserOnly: boolean;
  /** Uses the device's own font, so that no font is loaded. */
  ownFace?: boolean;
  /** Can be opened offline; it shows the missing network itself. */
  opensOffline?: boolean;
}
