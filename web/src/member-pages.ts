import { type PageModule, pagesIn } from './page.ts';

/** Files of all pages of agencies and visitors. */
export const memberPageFiles = import.meta.glob<PageModule>('./features/**/*-page.tsx');

/** Declares a page of agencies and visitors. */
export const page = pagesIn('features/', memberPageFiles);
