import { type PageModule, pagesIn } from './page.ts';

/** Files of all pages of the console, and of those that it shares with agencies: the reader's own account. */
export const consolePageFiles = import.meta.glob<PageModule>([
  './console/**/*-page.tsx',
  './features/accounts/profile/*-page.tsx',
  './features/notices/notices-page.tsx',
  './features/iframe/iframe-page.tsx',
]);

/** Declares a page of the console; its name is the file below `web/src`. */
export const page = pagesIn('', consolePageFiles);
