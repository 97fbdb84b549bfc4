import type { Logger } from 'pino';
import type { Db } from '../calls.ts';
import {
  purgeCodes,
  purgeLoginTickets,
  purgePasswordLinks,
  purgeProofs,
  purgeSessions,
  purgeUnfinishedSetUps,
} from '../features/accounts/accounts.ts';
import { billPeriods, escalateDisputes, lowerBills, remindBills } from '../features/billing/billing.ts';
import { notifyScheduled } from '../features/content/content.ts';
import { purgeFileLinks } from '../features/files/files.ts';
import { checkFleet, deleteExpiredDriverLinks, textContacts } from '../features/fleet/fleet.ts';
import {
  countHotelSales,
  extendInventory,
  type Hotels,
  releaseAllotments,
  resendUnansweredNotices,
} from '../features/hotels/hotels.ts';
import { lapseReds, reddenInvoices } from '../features/invoices/invoices.ts';
import { purgeMessages, purgeNotices, sendDigests } from '../features/messages/messages.ts';
import {
  deletePreviews,
  lapseCorrections,
  reviewSilent,
  reviewUnanswered,
} from '../features/orders/for-composition.ts';
import { deleteQuotes } from '../features/orders/for-products.ts';
import {
  closeOrders,
  escalateReviews,
  expireOrders,
  followAdjustments,
  type Products,
  remindOrders,
} from '../features/orders/orders.ts';
import { bookPoints } from '../features/points/points.ts';
import { purgeClaims } from '../features/queues/queues.ts';
import { endDueRequests, type FindStaffRoute } from '../features/second-person/second-person.ts';
import { findDeskCalendar } from '../features/site/site.ts';
import { cleanUploads } from '../features/uploads/uploads.ts';
import { deleteExpiredVoucherLinks } from '../features/vouchers/vouchers.ts';
import { checkLedger, notifyTermChanges } from '../features/wallet/wallet.ts';
import {
  followCorrections,
  lapseWorkOrders,
  notifyOverduePromises,
  remindWaitingMembers,
} from '../features/work-orders/work-orders.ts';
import { purgeCaptchas } from '../platform/captcha/captcha.ts';
import { pruneChanges } from '../platform/changes/change-reader.ts';
import type { Storages } from '../platform/files/storage.ts';
import { purgeKeys } from '../platform/idempotency.ts';
import type { Job } from '../platform/jobs/jobs.ts';
import { purgeCounters } from '../platform/throttle/throttle.ts';
import { digestSources } from './digest-sources.ts';
import { ledgerProofs } from './ledger-proofs.ts';
import { queueSources } from './queue-sources.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

interface JobDeps {
  db: Db;
  log: Logger;
  storages: Storages;
  /** Countries whose contacts receive texts; none if unset. */
  textCountries?: readonly string[];
  /** Whether text messages can be sent. */
  canText: boolean;
  /** Origin of links. */
  publicUrl: string;
}

/** Lists all scheduled jobs with their times (cron fields, UTC). */
export function listJobs(
  { db, log, storages, textCountries, canText, publicUrl }: JobDeps,
  products: Products,
  hotels: Hotels,
  findStaffRoute: FindStaffRoute,
): Job[] {
  return [
    { name: 'expire-orders', cron: '* * * * *', run: (now) => expireOrders(db, products, now) },
    {
      name: 'review-unanswered',
      cron: '* * * * *',
      run: (now) => reviewUnanswered(db, products, now),
    },
    { name: 'review-silent', cron: '* * * * *', run: (now) => reviewSilent(db, products, now) },
    {
      name: 'ask-hotels-again',
      cron: '*/5 * * * *',
      run: (now) => resendUnansweredNotices(db, { products, publicUrl }, now),
    },
    {
      name: 'escalate-reviews',
      cron: '* * * * *',
      run: (now) => escalateReviews(db, { products, canText }, now),
    },
    {
      name: 'complete-orders',
      cron: '*/5 * * * *',
      run: (now) => closeOrders(db, products, now, bookPoints),
    },
    { name: 'follow-adjustments', cron: '*/5 * * * *', run: (now) => followAdjustments(db, lowerBills, now) },
    {
      name: 'remind-orders',
      cron: '* * * * *',
      run: (now) => remindOrders(db, now),
    },
    { name: 'tell-authors', cron: '* * * * *', run: (now) => notifyScheduled(db, now) },
    {
      name: 'text-contacts',
      cron: '*/5 * * * *',
      run: (now) => textContacts(db, textCountries ?? [], now),
    },
    {
      name: 'send-digests',
      cron: '*/5 * * * *',
      run: async (now) =>
        sendDigests(db, { calendar: await findDeskCalendar(db), sources: digestSources }, now),
    },
    { name: 'end-due-requests', cron: '* * * * *', run: (now) => endDueRequests(db, findStaffRoute, now) },
    { name: 'lapse-corrections', cron: '*/5 * * * *', run: (now) => lapseCorrections(db, products, now) },
    {
      name: 'follow-work-orders',
      cron: '* * * * *',
      run: async (now) => {
        await followCorrections(db, now);
        await notifyOverduePromises(db, now);
        await remindWaitingMembers(db, now);
        await lapseWorkOrders(db, now);
      },
    },
    {
      name: 'check-ledger',
      cron: '7 * * * *',
      run: async (now) => {
        for (const broken of await checkLedger(db, ledgerProofs, now))
          log.error({ broken }, 'ledger out of balance');
      },
    },
    // In some zones days begin at a quarter of an hour.
    { name: 'bill-periods', cron: '*/15 * * * *', run: (now) => billPeriods(db, now) },
    {
      name: 'remind-bills',
      cron: '3,18,33,48 * * * *',
      run: async (now) => {
        await remindBills(db, now);
        await escalateDisputes(db, now);
      },
    },
    {
      name: 'redden-invoices',
      cron: '*/5 * * * *',
      run: async (now) => {
        await lapseReds(db, now);
        await reddenInvoices(db, now);
      },
    },
    { name: 'tell-of-begun-terms', cron: '*/15 * * * *', run: (now) => notifyTermChanges(db, now) },
    { name: 'clean-uploads', cron: '37 * * * *', run: (now) => cleanUploads({ db, storages, log }, now) },
    { name: 'flush-hotel-views', cron: '* * * * *', run: () => hotels.flushViews(db) },
    { name: 'prune-changes', cron: '*/5 * * * *', run: () => pruneChanges(db) },
    {
      name: 'extend-inventory',
      cron: '5 0 * * *',
      run: (now) => extendInventory(db, now.toISOString().slice(0, 10)),
    },
    // Before the working day of the easternmost desk begins.
    {
      name: 'check-fleet',
      cron: '40 19 * * *',
      run: async (now) => {
        const short = await checkFleet(db, now);
        if (short > 0) log.warn({ short }, 'more vehicles sold than there are');
      },
    },
    { name: 'count-hotel-sales', cron: '23 * * * *', run: (now) => countHotelSales(db, now) },
    { name: 'release-allotments', cron: '*/15 * * * *', run: (now) => releaseAllotments(db, now) },
    {
      name: 'forget-idempotency-keys',
      cron: '17 3 * * *',
      run: (now) => purgeKeys(db, new Date(now.getTime() - 30 * dayMs)),
    },
    {
      // Separate from the others, because a user can create very many in a day, each with a full offer.
      name: 'forget-quotes',
      cron: '47 * * * *',
      run: async (now) => {
        await deletePreviews(db, new Date(now.getTime() - hourMs));
        await deleteQuotes(db, new Date(now.getTime() - hourMs));
      },
    },
    {
      name: 'forget-what-is-over',
      cron: '27 3 * * *',
      run: async (now) => {
        await purgeCaptchas(db, now);
        await purgeCounters(db, new Date(now.getTime() - dayMs));
        await purgeCodes(db, new Date(now.getTime() - dayMs));
        await purgeProofs(db, new Date(now.getTime() - dayMs));
        await purgeLoginTickets(db, new Date(now.getTime() - dayMs));
        await purgeUnfinishedSetUps(db, new Date(now.getTime() - dayMs));
        await purgeSessions(db, new Date(now.getTime() - 30 * dayMs));
        await purgeFileLinks(db, new Date(now.getTime() - dayMs));
        await purgePasswordLinks(db, new Date(now.getTime() - dayMs));
        await deleteExpiredDriverLinks(db, new Date(now.getTime() - dayMs));
        await deleteExpiredVoucherLinks(db, new Date(now.getTime() - dayMs));
        await purgeClaims(db, queueSources, now);
        await purgeMessages(db, new Date(now.getTime() - 90 * dayMs));
        await purgeNotices(db, new Date(now.getTime() - 180 * dayMs), new Date(now.getTime() - 400 * dayMs));
      },
    },
  ];
}
