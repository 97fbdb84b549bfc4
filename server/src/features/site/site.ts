/** Interface of the site for other features. */
export { chooseOptions } from './choose-options.ts';
export type { CurrencyHolder } from './currency-port.ts';
export { describeDesk } from './describe-desk.ts';
export { nameArea } from './find-areas.ts';
export { nameCountry } from './find-countries.ts';
export { findPageSources } from './page-sources.ts';
export { findPayBackRule } from './pay-back-rule.ts';
export { findPointRule } from './point-rule.ts';
export { findPriceSettings, holdCurrency, KeptPriceSettings, type PriceSettings } from './price-settings.ts';
export {
  findDeskCalendar,
  findDeskContact,
  findDeskPhone,
  findSiteSettings,
  findUrgentPhone,
  isNamedBySite,
  type SiteSettings,
} from './site-settings.ts';
export { findUploadSettings, type UploadSettings } from './upload-settings.ts';
