import { listCities, listCountries, loadSite, sendMessage } from '@serai/contract/site';
import { type Db, type Route, route } from '../permissions/permissions.ts';
import { findCities } from './find-cities.ts';
import { findCountries } from './find-countries.ts';
import { leaveMessage } from './leave-message.ts';
import { type DescribeUser, presentSite } from './present-site.ts';

/** The site itself: its settings and menus, places to choose from, the contact form. */
export function siteRoutes(deps: { db: Db; describeUser: DescribeUser }): Route[] {
  const { db } = deps;
  return [
    route(loadSite, ({ input, caller, tokenExpired, lang }) =>
      presentSite(deps, { mustBeUser: input.requiredLogin === 1, caller, tokenExpired, lang }),
    ),
    route(sendMessage, async ({ input, ip, lang, now }) => {
      await leaveMessage(db, { ...input, ip, lang, now });
      return {};
    }),
    route(listCountries, async ({ input, lang }) => findCountries(input.quickSearch ?? '', lang)),
    route(listCities, ({ input, lang }) =>
      findCities(db, { keyword: input.quickSearch ?? '', country: input.country, lang }),
    ),
  ];
}
