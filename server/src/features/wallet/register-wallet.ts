import type { Logger } from 'pino';
import type { FeatureParts } from '../../feature-parts.ts';
import type { LinkDeps } from '../files/files.ts';
import { notifyTermChanges } from './change-terms.ts';
import { checkLedger } from './check-ledger.ts';
import type { ListOpenItems } from './closing-port.ts';
import type { StatementDeps } from './export-statement.ts';
import type { LedgerProof } from './ledger-proofs-port.ts';
import { statementFile, statementKind } from './link-statement.ts';
import { walletRoutes } from './routes.ts';

interface Deps extends StatementDeps, LinkDeps {
  log: Logger;
  ledgerProofs: readonly LedgerProof[];
  listOpenItems: ListOpenItems;
}

/** Registers wallets, their statements and the checks of the ledger. */
export function registerWallet(deps: Deps): FeatureParts {
  const { db, log, ledgerProofs } = deps;
  return {
    routes: walletRoutes({ ...deps, proofs: ledgerProofs }),
    files: { [statementKind]: statementFile(deps) },
    jobs: [
      {
        name: 'check-ledger',
        cron: '7 * * * *',
        run: async (now) => {
          for (const broken of await checkLedger(db, ledgerProofs, now))
            log.error({ broken }, 'ledger out of balance');
        },
      },
      { name: 'tell-of-begun-terms', cron: '*/15 * * * *', run: (now) => notifyTermChanges(db, now) },
    ],
  };
}
