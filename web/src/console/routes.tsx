import { type RouteObject, redirect, redirectDocument } from 'react-router';
import { consoleAddressOf, isSharedPage } from '../console-address.ts';
import { page } from '../console-pages.ts';
import { FatalErrorPage } from '../error-pages/fatal-error-page.tsx';
import { NotFoundPage } from '../error-pages/not-found-page.tsx';
import { RouteErrorPage } from '../error-pages/route-error-page.tsx';
import { RootLayout } from '../layouts/root-layout.tsx';
import type { App } from '../platform/app.tsx';
import type { PhraseName } from '../platform/i18n/phrase-modules.ts';
import { loadPhrases } from '../platform/i18n/phrases.ts';
import { notFound } from '../platform/page/not-found.ts';
import type { PageHandle } from '../platform/page/page-handle.ts';
import { ConsoleLayout } from './layout/console-layout.tsx';

/** Phrases of the console's layout. */
const framePhrases: readonly PhraseName[] = ['console'];

/** Routes of the staff's console. It has its own layout and bundle; the server renders none of its pages. */
export function createConsoleRoutes(app: App): RouteObject[] {
  const staffPage = (path: string, name: string, phrases: readonly PhraseName[]) =>
    page(app, path, name, { phrases, staff: true });
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: FatalErrorPage,
      loader: () => app.session.loadSite(),
      children: [
        page(app, 'console/set-up', 'console/set-up/set-up-page', { phrases: ['set-up', 'login'] }),
        {
          path: 'console',
          handle: {
            file: 'console/routes.tsx',
            phrases: framePhrases,
            browserOnly: true,
          } satisfies PageHandle,
          lazy: async () => {
            await loadPhrases(app.lang, framePhrases);
            return { Component: ConsoleLayout };
          },
          children: [
            staffPage('/', 'console/home/home-page', ['console-home', 'console-queues', 'orders', 'dates']),
            staffPage('queue/:name', 'console/queues/queue-page', ['console-queues', 'list-selection']),
            staffPage('agency', 'console/agencies/agency-list-page', ['console-agencies', 'list-views']),
            staffPage('agency/:id', 'console/agencies/agency-page', [
              'console-agencies',
              'exposure',
              'orders',
            ]),
            staffPage('agency/:id/account', 'console/agencies/account/account-page', [
              'console-account',
              'console-agencies',
              'balance',
              'bills',
              'dates',
              'exposure',
            ]),
            staffPage('dunning', 'console/dunning/dunning-page', ['console-account']),
            staffPage('order', 'console/orders/order-list-page', [
              'console-orders',
              'list-selection',
              'list-views',
              'orders',
              'dates',
            ]),
            staffPage('order/:id', 'console/orders/order-page', [
              'console-orders',
              'console-actions',
              'console-hired',
              'console-cash',
              'console-suppliers',
              'console-agencies',
              'console-messages',
              'orders',
              'order-detail',
              'similar-orders',
              'approvals',
              'hotel-order',
              'hotel-terms',
              'map-apps',
              'car-order',
              'transfer-order',
              'transfer-search',
              'vehicle-terms',
              'balance',
              'dates',
            ]),
            staffPage('book', 'console/booking/book-page', [
              'console-booking',
              'booking',
              'car-booking',
              'car-list',
              'car-search',
              'dates',
              'hotel-booking',
              'hotel-detail',
              'hotel-search',
              'hotel-terms',
              'offer-list',
              'offer-terms',
              'places',
              'transfer-booking',
              'transfer-list',
              'transfer-search',
              'vehicle-terms',
            ]),
            staffPage('message', 'console/messages/message-list-page', ['console-messages']),
            staffPage('workOrder', 'console/work-orders/work-order-list-page', [
              'console-work-orders',
              'console-queues',
              'list-selection',
              'work-orders',
            ]),
            staffPage('workOrder/:id', 'console/work-orders/work-order-page', [
              'console-work-orders',
              'work-order',
              'work-orders',
            ]),
            staffPage('stays', 'console/stays/stays-page', [
              'console-stays',
              'console-sale',
              'places',
              'orders',
              'hotel-terms',
              'dates',
            ]),
            staffPage('dispatch', 'console/dispatch/dispatch-page', [
              'console-dispatch',
              'console-hired',
              'console-cash',
              'dates',
            ]),
            staffPage('driverCash', 'console/cash/cash-page', ['console-cash', 'list-selection', 'dates']),
            staffPage('hotels/sale', 'console/hotels/sale-page', [
              'console-sale',
              'hotel-terms',
              'places',
              'dates',
            ]),
            staffPage('contracts', 'console/contracts/contract-list-page', [
              'console-contracts',
              'console-sale',
              'hotel-terms',
              'places',
            ]),
            staffPage('contracts/:id', 'console/contracts/contract-page', [
              'console-contracts',
              'hotel-terms',
              'dates',
            ]),
            staffPage('contracts/:id/draft', 'console/contracts/draft-page', [
              'console-contracts',
              'hotel-terms',
              'dates',
            ]),
            staffPage('secondPerson', 'console/second-person/second-person-page', [
              'console-second-person',
              'console-site',
              'console-staff',
              'console-rights',
              'orders',
              'console-activity',
            ]),
            staffPage('receipts', 'console/receipts/receipts-page', [
              'console-receipts',
              'console-booking',
              'list-views',
              'places',
              'dates',
              'upload',
            ]),
            staffPage('receipts/declared', 'console/receipts/declared/declared-page', [
              'console-receipts',
              'dates',
              'upload',
            ]),
            staffPage('receipts/bank', 'console/receipts/bank/bank-page', [
              'console-bank',
              'console-receipts',
              'console-agencies',
            ]),
            staffPage('receipts/out', 'console/receipts/out/out-page', [
              'console-money-out',
              'console-receipts',
              'console-agencies',
            ]),
            staffPage('receipts/payBacks', 'console/receipts/pay-backs/pay-backs-page', [
              'console-pay-backs',
              'console-receipts',
              'console-booking',
              'places',
            ]),
            staffPage('bills', 'console/bills/bill-list-page', [
              'console-bills',
              'console-booking',
              'bills',
              'places',
              'dates',
            ]),
            staffPage('bills/cutOff', 'console/bills/cut-off-page', [
              'console-bills',
              'console-batch',
              'list-selection',
            ]),
            staffPage('bills/:number', 'console/bills/bill-page', [
              'console-bills',
              'console-account',
              'console-agencies',
              'bills',
            ]),
            staffPage('invoices', 'console/invoices/invoice-list-page', [
              'console-invoices',
              'console-batch',
              'console-booking',
              'invoices',
              'list-selection',
              'places',
              'dates',
            ]),
            staffPage('invoices/tax', 'console/invoices/tax-page', ['console-invoices', 'dates']),
            staffPage('invoices/:number', 'console/invoices/invoice-page', [
              'console-invoices',
              'console-agencies',
              'invoices',
              'invoice-titles',
              'upload',
              'dates',
            ]),
            staffPage('suppliers', 'console/suppliers/supplier-list-page', [
              'console-suppliers',
              'console-agencies',
            ]),
            staffPage('suppliers/pay', 'console/suppliers/payments/payment-run-page', [
              'console-suppliers',
              'console-batch',
              'list-selection',
              'dates',
            ]),
            staffPage('suppliers/:id', 'console/suppliers/supplier-page', [
              'console-suppliers',
              'console-agencies',
              'console-sale',
              'places',
              'dates',
            ]),
            staffPage('suppliers/:id/newInvoice', 'console/suppliers/invoice/new-invoice-page', [
              'console-suppliers',
              'upload',
              'dates',
            ]),
            staffPage('supplierInvoices/:id', 'console/suppliers/invoice/invoice-page', [
              'console-suppliers',
              'console-agencies',
              'dates',
            ]),
            staffPage('margins', 'console/margins/margin-page', [
              'console-margins',
              'dates',
              'console-booking',
              'console-sale',
              'places',
            ]),
            staffPage('closing', 'console/closing/closing-page', ['console-closing']),
            staffPage('closing/books', 'console/closing/books-page', ['console-closing']),
            staffPage('closing/entries', 'console/closing/entries-page', ['console-closing']),
            staffPage('closing/accounts', 'console/closing/accounts-page', ['console-closing']),
            staffPage('wallet', 'console/wallet/stopped-page', ['console-wallet', 'dates']),
            staffPage('wallet/check/:id', 'console/wallet/check-page', ['console-wallet']),
            staffPage('site', 'console/site/site-page', ['console-site']),
            staffPage('staff', 'console/staff/staff-page', [
              'console-staff',
              'console-rights',
              'console-queues',
              'places',
            ]),
            staffPage('activity', 'console/activity/activity-page', [
              'console-activity',
              'console-site',
              'console-staff',
              'console-rights',
              'dates',
              'orders',
            ]),
            staffPage('account/profile', 'features/accounts/profile/profile-page', [
              'profile',
              'places',
              'second-factor',
              'login',
              'dates',
              'upload',
            ]),
            staffPage('account/changePassword', 'features/accounts/profile/change-password-page', [
              'change-password',
              'login',
            ]),
            staffPage('account/notices', 'features/notices/notices-page', ['notices']),
            staffPage('iframe/*', 'features/iframe/iframe-page', ['iframe']),
            {
              path: '*',
              Component: NotFoundPage,
              ErrorBoundary: RouteErrorPage,
              loader: () => {
                throw notFound();
              },
            },
          ],
        },
        {
          // Pages of the customers are another application: the browser loads their document.
          path: '*',
          loader: ({ request }) =>
            isSharedPage(request.url)
              ? redirect(consoleAddressOf(request.url))
              : redirectDocument(request.url),
        },
      ],
    },
  ];
}
