import { ledgerProofs } from '../composition/ledger-proofs.ts';
import { checkWholeLedger } from '../features/wallet/wallet.ts';
import { openCommandDatabase } from '../platform/db/command-database.ts';
import { withEnvFile } from '../platform/env/read-env-file.ts';
import { readSettings } from '../platform/env/settings.ts';
import { StartRefused } from '../platform/env/start-refused.ts';
import type { Tables } from '../tables.ts';

/** npm run check-ledger: recalculates the whole ledger from its first entry; safe beside a running portal. */
async function checkAll(): Promise<number> {
  const database = await openCommandDatabase<Tables>(readSettings(withEnvFile(process.env)));
  try {
    const { accounts, postings } = await checkWholeLedger(database.db, ledgerProofs, new Date());
    for (const { accountId, agencyId, kind, balance, entries, proved } of accounts) {
      const rest = proved === null ? '' : `, its orders come to ${proved}`;
      process.stderr.write(
        `Account ${accountId} (${kind}, agency ${agencyId}): balance ${balance}, its entries add up to ${entries}${rest}.\n`,
      );
    }
    for (const { postingId, agencyId, sum, entityId, provedEntity } of postings) {
      const posting = `Posting ${postingId} (agency ${agencyId})`;
      if (provedEntity === null) {
        process.stderr.write(`${posting}: its entries add up to ${sum}, not 0.\n`);
      } else {
        process.stderr.write(
          `${posting}: booked for seller ${entityId}, its document is of ${provedEntity}.\n`,
        );
      }
    }
    if (accounts.length + postings.length > 0) {
      process.stderr.write('These agencies can move no money until that is put right.\n');
      return 1;
    }
    process.stdout.write('The ledger is in balance.\n');
    return 0;
  } finally {
    await database.close();
  }
}

checkAll().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${error instanceof StartRefused ? error.message : String(error)}\n`);
    process.exitCode = error instanceof StartRefused ? error.exitCode : 1;
  },
);
