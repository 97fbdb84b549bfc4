import { chooseOptions } from './choose-options.ts';
import { describeDesk } from './describe-desk.ts';
import { nameArea } from './find-areas.ts';
import { nameCountry } from './find-countries.ts';
import { findPageSources } from './page-sources.ts';
import { findPayBackRule } from './pay-back-rule.ts';
import { findPointRule } from './point-rule.ts';
import { findPriceSettings, holdCurrency, KeptPriceSettings, type PriceSettings } from './price-settings.ts';
import {
  findDeskCalendar,
  findDeskPhone,
  findSiteSettings,
  findUrgentPhone,
  isNamedBySite,
  type SiteSettings,
} from './site-settings.ts';
import { findUploadSettings, type UploadSettings } from './upload-settings.ts';

/** Interface of the site for other features. */
export {
  chooseOptions,
  describeDesk,
  findDeskCalendar,
  findDeskPhone,
  findPageSources,
  findPayBackRule,
  findPointRule,
  findPriceSettings,
  findSiteSettings,
  findUploadSettings,
  findUrgentPhone,
  holdCurrency,
  isNamedBySite,
  KeptPriceSettings,
  nameArea,
  nameCountry,
  type PriceSettings,
  type SiteSettings,
  type UploadSettings,
};
