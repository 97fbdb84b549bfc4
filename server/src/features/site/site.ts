import { findPriceSettings, type PriceSettings } from './price-settings.ts';
import { findSiteSettings, type SiteSettings } from './site-settings.ts';

/** What other features use of the site. */
export { findPriceSettings, findSiteSettings, type PriceSettings, type SiteSettings };
