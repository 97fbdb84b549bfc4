import * as approvals from '@serai/contract/accounts/approvals';
import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import * as calls from '@serai/contract/accounts/sub-accounts';
import type { Endpoint, ReplyOf } from '@serai/contract/endpoint';
import type { Logger } from 'pino';
import { type Call, command, type Db, memberOf, type Route, route } from '../../calls.ts';
import { setPasswordByLink } from '../accounts/accounts.ts';
import { hideSums, openOrder, orderCommand, type Products } from '../orders/orders.ts';
import { addSubAccount } from './add-sub-account.ts';
import { findOrderOfApproval } from './approval-store.ts';
import { askApproval } from './ask-approval.ts';
import { decideApproval } from './decide-approval.ts';
import { disableSubAccount } from './disable-sub-account.ts';
import { editSubAccount } from './edit-sub-account.ts';
import { guardPayment } from './guard-payment.ts';
import { limitSubAccount } from './limit-sub-account.ts';
import { listApprovals } from './list-approvals.ts';
import { listSubAccounts } from './list-sub-accounts.ts';
import { permitSubAccount } from './permit-sub-account.ts';
import { resetPassword } from './reset-password.ts';
import { showOwnSpending } from './show-own-spending.ts';

export interface SubAccountDeps {
  db: Db;
  products: Products;
  publicUrl: string;
  log: Logger;
}

/** Routes of an agency's sub-accounts and their payment requests. */
export function subAccountRoutes(deps: SubAccountDeps): Route[] {
  const { db, products } = deps;
  return [
    route(calls.listSubAccounts, (call) => listSubAccounts(db, call)),
    route(calls.showOwnSpending, (call) => showOwnSpending(db, call)),
    changing(deps, calls.addSubAccount, (call) => addSubAccount(deps, call)),
    changing(deps, calls.editSubAccount, (call) => editSubAccount(db, call)),
    changing(deps, calls.resetSubAccountPassword, (call) => resetPassword(deps, call)),
    changing(deps, calls.disableSubAccount, (call) => disableSubAccount(db, call)),
    changing(deps, calls.limitSubAccount, (call) => limitSubAccount(db, call)),
    changing(deps, calls.permitSubAccount, (call) => permitSubAccount(db, call)),
    route(calls.setPasswordByLink, async ({ input, now }) => {
      await setPasswordByLink(db, input, now);
      return {};
    }),
    route(approvals.listApprovals, (call) => listApprovals(db, products, call)),
    command(
      db,
      approvals.askApproval,
      (trx, call) => askApproval(trx, products, call),
      async (call, told) => {
        await openOrder(db, products, memberOf(call), call.input.id);
        return hideSums(call.caller, told);
      },
    ),
    orderCommand(
      deps,
      approvals.decideApproval,
      (trx, call, opened) => decideApproval(trx, { opened, guardPayment }, call),
      {
        orderIdOf: (db, call) => findOrderOfApproval(db, memberOf(call).agencyId, call.input.approval_id),
        alsoHolds: 'viewAll',
      },
    ),
  ];
}

/** Wraps a call that changes a sub-account, to log who changed whom. */
function changing<E extends Endpoint>(
  { log }: SubAccountDeps,
  endpoint: E,
  operation: (call: Call<E>) => Promise<ReplyOf<E> & { sub_account: SubAccount }>,
): Route {
  return route(endpoint, async (call) => {
    const reply = await operation(call);
    const { userId, agencyId } = memberOf(call);
    log.info(
      { call: endpoint.path, userId, agencyId, subAccountId: reply.sub_account.id },
      'sub-account changed',
    );
    return reply;
  });
}
