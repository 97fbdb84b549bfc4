import type { FeatureParts } from '../../feature-parts.ts';
import { daysBefore } from '../../platform/clock.ts';
import type { Storages } from '../../platform/files/storage.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { licenceRoutes } from './licence/licence-routes.ts';
import { purgePasswordLinks } from './password-link.ts';
import { profileRoutes } from './profile-routes.ts';
import { type AccountDeps, accountRoutes } from './routes.ts';
import { purgeLoginTickets } from './second-factor/login-tickets.ts';
import { secondFactorRoutes } from './second-factor/second-factor-routes.ts';
import { purgeUnfinishedSetUps } from './second-factor/second-factor-store.ts';
import { purgeSessions } from './session-store.ts';
import { purgeCodes } from './verification-codes.ts';
import { purgeProofs } from './verify-binding.ts';

interface Deps extends AccountDeps {
  storages: Storages;
  secrets: SecretBox;
  publicUrl: string;
  assetUrl: string;
}

/** Registers logins, registrations, second factors and profiles. */
export function registerAccounts(deps: Deps): FeatureParts {
  const { db, publicUrl, assetUrl, canText } = deps;
  return {
    routes: [
      ...accountRoutes(deps),
      ...secondFactorRoutes(deps),
      ...licenceRoutes(deps),
      ...profileRoutes({ db, origins: [publicUrl, assetUrl], canText }),
    ],
    purge: async (now) => {
      const yesterday = daysBefore(now, 1);
      await purgeCodes(db, yesterday);
      await purgeProofs(db, yesterday);
      await purgeLoginTickets(db, yesterday);
      await purgeUnfinishedSetUps(db, yesterday);
      await purgeSessions(db, daysBefore(now, 30));
      await purgePasswordLinks(db, yesterday);
    },
  };
}
