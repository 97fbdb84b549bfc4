import type { Lang } from '@serai/phrases/lang';
import type { Db } from '../calls.ts';
import { findSessionEnds, findUserInfo } from '../features/accounts/accounts.ts';
import { lowerBills } from '../features/billing/billing.ts';
import { listOpenItems } from '../features/closing/closing.ts';
import { sellsBelowCost } from '../features/hotels/hotels.ts';
import { findDefaultTitle, findInvoicesOfOrder } from '../features/invoices/invoices.ts';
import type { Completions } from '../features/orders/for-composition.ts';
import { nameOrders, ordersSeenBy, type Products } from '../features/orders/orders.ts';
import { postCosts, undoCosts } from '../features/payables/payables.ts';
import { bookPoints, revokePoints } from '../features/points/points.ts';
import { findDeskCalendar } from '../features/site/site.ts';
import { guardPayChannel, guardPayment, hasPendingApproval } from '../features/sub-accounts/sub-accounts.ts';
import { changeTerms } from '../features/wallet/wallet.ts';
import { currencyHolders } from './currency-holders.ts';
import { digestSources } from './digest-sources.ts';
import { dueSources } from './due-sources.ts';
import { ledgerProofs } from './ledger-proofs.ts';
import { listAmendments } from './list-amendments.ts';
import { queueSources } from './queue-sources.ts';
import { subjectDeciders } from './subject-deciders.ts';

/** Implementations of the ports that features declare for what they need from higher features. */
export type Ports = ReturnType<typeof connectPorts>;

interface PortDeps {
  db: Db;
  products: Products;
  publicUrl: string;
  canText: boolean;
}

/** Connects each port to the feature that implements it. */
export function connectPorts(deps: PortDeps) {
  const { db, products } = deps;
  const completions = completionPorts(products);
  return {
    ...completions,
    guardPayment,
    guardPayChannel,
    hasPendingApproval,
    findInvoices: findInvoicesOfOrder,
    findBuyer: findDefaultTitle,
    aroundChange: changeTerms,
    sellsBelowCost,
    nameOrders,
    ordersSeenBy: ordersSeenBy(products),
    describeUser: (userId: number, lang: Lang) => findUserInfo(db, userId, lang),
    findSessionEnds: (sessionIds: readonly number[]) => findSessionEnds(db, sessionIds),
    findDeskCalendar,
    currencyHolders,
    digestSources,
    queueSources,
    dueSources: dueSources(products),
    ledgerProofs,
    listOpenItems,
    amendments: listAmendments({ ...deps, guardPayment, ...completions }),
    deciders: subjectDeciders({ products, ...completions }),
  };
}

/** A completed order earns points, and its cost is owed to its suppliers; users are locked before accounts. */
function completionPorts(products: Products): Completions {
  return {
    whenCompleted: async (trx, order, now) => {
      await bookPoints(trx, order, now);
      await postCosts(trx, products, order, now);
    },
    whenUndone: async (trx, order, now) => {
      await revokePoints(trx, order, now);
      await undoCosts(trx, order, now);
    },
    lowerBills,
  };
}
