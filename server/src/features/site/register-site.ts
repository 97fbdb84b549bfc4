import type { Db } from '../../calls.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { siteConsoleRoutes } from './console-routes.ts';
import type { CurrencyHolder } from './currency-port.ts';
import type { DescribeUser } from './present-site.ts';
import type { KeptPriceSettings } from './price-settings.ts';
import { siteRoutes } from './routes.ts';

interface Deps {
  db: Db;
  publicUrl: string;
  assetUrl: string;
  storages: Storages;
  prices: KeptPriceSettings;
  currencyHolders: readonly CurrencyHolder[];
  describeUser: DescribeUser;
}

/** Registers the site: settings, menus, areas. */
export function registerSite(deps: Deps): FeatureParts {
  return {
    routes: [
      ...siteConsoleRoutes({ ...deps, uploadModes: [...deps.storages.drivers.keys()] }),
      ...siteRoutes(deps),
    ],
    memory: [deps.prices],
  };
}
