import * as desk from '@serai/contract/wallet/desk';
import {
  balanceLog,
  closeMonth as closeMonthCall,
  exportStatement as exportStatementCall,
  liftCreditStop as liftCreditStopCall,
  linkStatement as linkStatementCall,
  listMonths as listMonthsCall,
  listStopped as listStoppedCall,
  recordTopUp as recordTopUpCall,
  releaseMoney as releaseMoneyCall,
  reopenMonth as reopenMonthCall,
  setCreditLimit as setCreditLimitCall,
  showExposure as showExposureCall,
  showStatement as showStatementCall,
  showWallet,
} from '@serai/contract/wallet/wallet';
import { memberOf, operatorOf, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { contractAt, guardCreditRaise } from '../contracts/contracts.ts';
import type { LinkDeps } from '../files/files.ts';
import { changeWallet } from './change-wallet.ts';
import type { ListOpenItems } from './closing-port.ts';
import { closeMonth } from './desk/close-month.ts';
import { liftCreditStop } from './desk/lift-credit-stop.ts';
import { listMonths } from './desk/list-months.ts';
import { releaseMoney } from './desk/release-money.ts';
import { reopenMonth } from './desk/reopen-month.ts';
import { showAgencyAccount } from './desk/show-agency-account.ts';
import { exportAgencyStatement, showAgencyStatement } from './desk/show-agency-statement.ts';
import { exportStatement, type StatementDeps } from './export-statement.ts';
import { guardUnprovenTopUp } from './guard-unproven-top-up.ts';
import type { LedgerProof } from './ledger-proofs-port.ts';
import { linkStatement } from './link-statement.ts';
import { listStopped } from './list-stopped.ts';
import { memberReader } from './open-statement.ts';
import { recordTopUp } from './record-top-up.ts';
import { setCreditLimit } from './set-credit-limit.ts';
import { showBalanceLog } from './show-balance-log.ts';
import { showExposure } from './show-exposure.ts';
import { showStatement } from './show-statement.ts';
import { readWallet } from './show-wallet.ts';

interface ClosingDeps {
  proofs: readonly LedgerProof[];
  listOpenItems: ListOpenItems;
}

/** Routes of the deposit and credit calls. */
export function walletRoutes(deps: StatementDeps & LinkDeps & ClosingDeps): Route[] {
  const { db, proofs, listOpenItems } = deps;
  return [
    route(showWallet, (call) => readWallet(db, memberOf(call).agencyId, call.now)),
    route(showExposureCall, (call) => showExposure(db, call)),
    route(showStatementCall, (call) => showStatement(deps, call)),
    route(exportStatementCall, (call) =>
      exportStatement(deps, memberReader(deps.ordersSeenBy, memberOf(call)), call.input, call),
    ),
    route(linkStatementCall, (call) => linkStatement(deps, call)),
    route(balanceLog, (call) => showBalanceLog(deps, call)),
    route(desk.showAgencyAccount, (call) => showAgencyAccount(db, call)),
    route(desk.showAgencyStatement, (call) => showAgencyStatement(deps, call)),
    route(desk.exportAgencyStatement, (call) => exportAgencyStatement(deps, call)),
    route(listStoppedCall, async () => ({ list: await listStopped(db) })),
    staffCommand(db, liftCreditStopCall, liftCreditStop),
    staffCommand(db, releaseMoneyCall, (trx, call) => releaseMoney(trx, proofs, call)),
    route(listMonthsCall, (call) => listMonths(db, call)),
    staffCommand(db, closeMonthCall, (trx, call) => closeMonth(trx, listOpenItems, call)),
    staffCommand(db, reopenMonthCall, reopenMonth),
    staffCommand(db, recordTopUpCall, (trx, call) => {
      const { agency_id: agencyId, amount, memo } = call.input;
      const { userId } = operatorOf(call);
      const { now } = call;
      return changeWallet(trx, { agencyId, reason: memo, now }, async () => {
        const topUp = { agencyId, amount, memo, userId, now, key: call.idempotencyKey! };
        const wallet = await recordTopUp(trx, topUp);
        await guardUnprovenTopUp(trx, topUp);
        return wallet;
      });
    }),
    staffCommand(db, setCreditLimitCall, (trx, call) => {
      const { agency_id: agencyId, credit_limit: creditLimit, verified, reason = '' } = call.input;
      const { userId } = operatorOf(call);
      const { now } = call;
      return changeWallet(trx, { agencyId, reason, now }, async () => {
        const former = await contractAt(trx, agencyId, now);
        const terms = { agencyId, creditLimit, verified, userId, reason, now };
        const wallet = await setCreditLimit(trx, terms);
        await guardCreditRaise(
          trx,
          { former, later: { credit_limit: creditLimit }, reason },
          { agencyId, userId, now },
        );
        return wallet;
      });
    }),
  ];
}
