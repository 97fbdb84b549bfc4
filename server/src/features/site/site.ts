import { findSiteSettings, type SiteSettings } from './site-settings.ts';

/** What other features use of the site. */
export { findSiteSettings, type SiteSettings };
