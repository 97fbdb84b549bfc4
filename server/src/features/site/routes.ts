import { listAreas, listCountries, listWorkTypes as workTypesCall } from '@serai/contract/site/places';
import { loadSite, readTerms as termsCall } from '@serai/contract/site/site';
import { type Db, type Route, route } from '../../calls.ts';
import { chooseOptions } from './choose-options.ts';
import { findAreas } from './find-areas.ts';
import { findCountries } from './find-countries.ts';
import { KeptSiteFacts } from './kept-site-facts.ts';
import { type DescribeUser, presentSite } from './present-site.ts';
import { readTerms } from './read-terms.ts';
import { listWorkTypes } from './work-types.ts';

/** Routes of the site: its settings and menus, and lists of places. */
export function siteRoutes(deps: {
  db: Db;
  describeUser: DescribeUser;
  publicUrl: string;
  /** Origin of pictures. */
  assetUrl: string;
}): Route[] {
  const { db, publicUrl, assetUrl } = deps;
  const facts = new KeptSiteFacts(db);
  return [
    route(loadSite, async ({ input, caller, deadToken, lang, origin }) => {
      const mustBeUser = input.requiredLogin === 1;
      const reply = await presentSite({ ...deps, facts }, { mustBeUser, caller, deadToken, lang });
      if (origin === undefined || origin === new URL(publicUrl).origin) return reply;
      const { site } = reply;
      return { ...reply, site: { ...site, cdnUrl: site.cdnUrl || withoutEndSlash(assetUrl) } };
    }),
    route(termsCall, ({ lang }) => readTerms(db, lang)),
    route(listCountries, async ({ input, lang }) =>
      chooseOptions(findCountries({ keyword: input.quickSearch ?? '', dial: input.dial }, lang), input),
    ),
    route(listAreas, async ({ input, lang }) =>
      findAreas({ province: input.province, city: input.city }, lang),
    ),
    route(workTypesCall, async ({ input, lang }) =>
      chooseOptions(listWorkTypes(input.quickSearch ?? '', lang), input),
    ),
  ];
}

function withoutEndSlash(address: string): string {
  return address.replace(/(?<!\/)\/+$/, '');
}
