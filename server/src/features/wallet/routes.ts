import {
  balanceLog,
  listStopped as listStoppedCall,
  recordTopUp as recordTopUpCall,
  releaseMoney as releaseMoneyCall,
  setCreditLimit as setCreditLimitCall,
  showStatement as showStatementCall,
  showWallet,
} from '@serai/contract/wallet';
import { type Db, memberOf, operatorOf, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { changeWallet } from './change-wallet.ts';
import { listStopped } from './list-stopped.ts';
import type { NameOrders } from './order-names-port.ts';
import { recordTopUp } from './record-top-up.ts';
import { releaseMoney } from './release-money.ts';
import { setCreditLimit } from './set-credit-limit.ts';
import { showBalanceLog } from './show-balance-log.ts';
import { showStatement } from './show-statement.ts';
import { readWallet } from './show-wallet.ts';

/** The calls about deposit and credit. */
export function walletRoutes(deps: { db: Db; nameOrders: NameOrders }): Route[] {
  const { db } = deps;
  return [
    route(showWallet, (call) => readWallet(db, memberOf(call).agencyId)),
    route(showStatementCall, (call) => showStatement(deps, call)),
    route(balanceLog, (call) => showBalanceLog(deps, call)),
    route(listStoppedCall, async () => ({ list: await listStopped(db) })),
    staffCommand(db, releaseMoneyCall, releaseMoney),
    staffCommand(db, recordTopUpCall, (trx, call) =>
      changeWallet(trx, call.input.agency_id, call.input.memo, () =>
        recordTopUp(trx, {
          agencyId: call.input.agency_id,
          amount: call.input.amount,
          memo: call.input.memo,
          userId: operatorOf(call).userId,
          key: call.idempotencyKey!,
          now: call.now,
        }),
      ),
    ),
    staffCommand(db, setCreditLimitCall, (trx, call) =>
      changeWallet(trx, call.input.agency_id, '', () =>
        setCreditLimit(trx, {
          agencyId: call.input.agency_id,
          creditLimit: call.input.credit_limit,
          verified: call.input.verified,
          now: call.now,
        }),
      ),
    ),
  ];
}
