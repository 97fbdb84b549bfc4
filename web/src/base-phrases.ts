import type { PhraseName } from './platform/i18n/phrase-modules.ts';

/** Phrases for every page: buttons and messages, header and footer, and the error pages. */
export const basePhrases: readonly PhraseName[] = ['common', 'layout', 'errors-page'];
