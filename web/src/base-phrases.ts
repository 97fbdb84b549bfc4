import type { PhraseName } from './platform/i18n/phrase-modules.ts';

/** The words every page needs: buttons and messages, head and foot, and the error pages. */
export const basePhrases: readonly PhraseName[] = ['common', 'layout', 'errors-page'];
