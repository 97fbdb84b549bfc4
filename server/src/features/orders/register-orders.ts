import type { FeatureParts } from '../../feature-parts.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { followAdjustments } from './adjustments/follow-adjustments.ts';
import { lapseCorrections } from './corrections/lapse-corrections.ts';
import { deskOrderListFile, deskOrderListKind } from './desk/link-all-orders.ts';
import { deleteExpiredPresence } from './desk/presence-store.ts';
import { everyOrderFile, everyOrderKind } from './lists/link-every-order.ts';
import { orderListFile, orderListKind } from './lists/link-orders.ts';
import { deletePreviews } from './member/preview-refund.ts';
import { escalateReviews } from './reviews/escalate-reviews.ts';
import { reviewUnanswered } from './reviews/review-unanswered.ts';
import { adjustmentRoutes, type OrderRouteDeps, orderRoutes } from './routes.ts';
import { deleteQuotes } from './selling/quotes.ts';
import { carryOutRequests, type SupplierDeps } from './suppliers/carry-out-requests.ts';
import { reviewSilent } from './suppliers/review-silent.ts';
import { closeOrders } from './timers/close-orders.ts';
import { expireOrders } from './timers/expire-orders.ts';
import { remindOrders } from './timers/remind-orders.ts';

const hourMs = 3_600_000;

type Deps = OrderRouteDeps & SupplierDeps & { canText: boolean };

/** Registers orders of all products. */
export function registerOrders(deps: Deps): FeatureParts {
  const askSuppliers = { name: 'suppliers', pauseMs: 1000, run: () => carryOutRequests(deps) };
  return {
    routes: [...orderRoutes(deps), ...adjustmentRoutes(deps)],
    files: {
      [orderListKind]: orderListFile(deps),
      [everyOrderKind]: everyOrderFile(deps),
      [deskOrderListKind]: deskOrderListFile(deps),
    },
    jobs: listJobs(deps),
    tickers: deps.suppliers.size > 0 ? [askSuppliers] : [],
    purge: (now) => deleteExpiredPresence(deps.db, now),
  };
}

function listJobs({ db, products, canText, whenCompleted, lowerBills }: Deps): Job[] {
  return [
    { name: 'expire-orders', cron: '* * * * *', run: (now) => expireOrders(db, products, now) },
    { name: 'review-unanswered', cron: '* * * * *', run: (now) => reviewUnanswered(db, products, now) },
    { name: 'review-silent', cron: '* * * * *', run: (now) => reviewSilent(db, products, now) },
    {
      name: 'escalate-reviews',
      cron: '* * * * *',
      run: (now) => escalateReviews(db, { products, canText }, now),
    },
    {
      name: 'complete-orders',
      cron: '*/5 * * * *',
      run: (now) => closeOrders(db, products, now, whenCompleted),
    },
    { name: 'follow-adjustments', cron: '*/5 * * * *', run: (now) => followAdjustments(db, lowerBills, now) },
    { name: 'remind-orders', cron: '* * * * *', run: (now) => remindOrders(db, now) },
    { name: 'lapse-corrections', cron: '*/5 * * * *', run: (now) => lapseCorrections(db, products, now) },
    {
      // Hourly instead of daily, because a user can create very many in a day, each with a full offer.
      name: 'forget-quotes',
      cron: '47 * * * *',
      run: async (now) => {
        const hourAgo = new Date(now.getTime() - hourMs);
        await deletePreviews(db, hourAgo);
        await deleteQuotes(db, hourAgo);
      },
    },
  ];
}
