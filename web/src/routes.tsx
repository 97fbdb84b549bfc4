import { type RouteObject, redirect, redirectDocument } from 'react-router';
import { FatalErrorPage } from './error-pages/fatal-error-page.tsx';
import { NotFoundPage } from './error-pages/not-found-page.tsx';
import { RouteErrorPage } from './error-pages/route-error-page.tsx';
import { GuestLayout } from './layouts/guest-layout.tsx';
import { LinkLayout } from './layouts/link-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { page } from './member-pages.ts';
import { CmsPages, CommonPages } from './page-frames.tsx';
import { paths } from './paths.ts';
import type { App } from './platform/app.tsx';
import { notFound } from './platform/page/not-found.ts';
import type { PageHandle } from './platform/page/page-handle.ts';

/** Routes of agencies and visitors, each with its layout. Mirrors the specification's route table. */
export function createRoutes(app: App): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: FatalErrorPage,
      loader: () => app.session.loadSite(),
      children: [
        {
          Component: CommonPages,
          children: [
            page(app, '/', 'home/home-page', {
              phrases: ['home', 'hotel-search'],
            }),
            page(app, 'hotel/list', 'hotels/list/hotel-list-page', {
              phrases: [
                'hotel-list',
                'offer-list',
                'hotel-search',
                'hotel-terms',
                'offer-terms',
                'favourite',
              ],
            }),
            page(app, 'hotel/detail/:id', 'hotels/detail/detail-page', {
              phrases: ['hotel-detail', 'hotel-search', 'hotel-terms', 'offer-terms', 'favourite'],
            }),
            page(app, 'hotel/compare', 'hotels/compare/compare-page', {
              phrases: ['hotel-compare', 'hotel-terms'],
            }),
            page(app, 'hotel/booking', 'hotels/booking/hotel-booking-page', {
              phrases: [
                'booking',
                'similar-orders',
                'approvals',
                'hotel-booking',
                'hotel-terms',
                'offer-terms',
              ],
              member: true,
            }),
            page(app, 'car/list', 'cars/list/car-list-page', {
              phrases: ['car-list', 'offer-list', 'car-search', 'vehicle-terms'],
            }),
            page(app, 'car/booking', 'cars/booking/car-booking-page', {
              phrases: [
                'booking',
                'similar-orders',
                'approvals',
                'car-booking',
                'car-search',
                'vehicle-terms',
                'offer-terms',
              ],
              member: true,
            }),
            page(app, 'airport/list', 'transfers/list/transfer-list-page', {
              phrases: ['transfer-list', 'offer-list', 'transfer-search', 'vehicle-terms', 'dates'],
            }),
            page(app, 'airport/booking', 'transfers/booking/transfer-booking-page', {
              phrases: [
                'booking',
                'similar-orders',
                'approvals',
                'transfer-booking',
                'vehicle-terms',
                'offer-terms',
                'dates',
              ],
              member: true,
            }),
            page(app, 'cms/contact-us', 'contact/contact-us-page', {
              phrases: ['contact'],
            }),
            page(app, 'cms/about-us', 'content/seller/about-us-page', {
              phrases: ['about', 'content', 'rich-text'],
            }),
            page(app, 'cms/our-services', 'content/seller/our-services-page', {
              phrases: ['about', 'content', 'rich-text'],
            }),
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
          Component: CmsPages,
          children: [
            page(app, 'cms/channel/:value/:type?', 'content/channel/channel-page', {
              phrases: ['content'],
            }),
            page(app, 'cms/info/:id', 'content/article/article-page', {
              phrases: ['content', 'favourite', 'rich-text'],
            }),
            page(app, 'cms/page/:id', 'content/article/single-page', {
              phrases: ['content', 'rich-text'],
            }),
            page(app, 'cms/search', 'content/search/content-search-page', {
              phrases: ['content', 'content-search'],
            }),
            page(app, 'user/order/detail/:id', 'hotels/orders/hotel-order-detail-page', {
              phrases: [
                'orders',
                'order-detail',
                'similar-orders',
                'approvals',
                'order-help',
                'work-orders',
                'hotel-order',
                'hotel-terms',
                'map-apps',
                'balance',
              ],
              member: true,
            }),
            page(app, 'user/order/voucher/:id', 'vouchers/member/order-voucher-page', {
              phrases: ['voucher'],
              member: true,
            }),
            page(app, 'user/cms/editContent/:id', 'own-content/edit/edit-article-page', {
              phrases: ['edit-article', 'article-editor', 'own-content', 'places', 'rich-text', 'upload'],
              member: true,
            }),
            page(app, 'user/work-order/apply', 'work-orders/apply/apply-page', {
              phrases: ['work-order-apply', 'work-orders', 'work-order', 'dates', 'upload'],
              member: true,
            }),
            page(app, 'user/work-order/detail/:id', 'work-orders/detail/work-order-page', {
              phrases: ['work-order', 'work-orders', 'orders', 'upload'],
              member: true,
            }),
            page(app, 'user/car-order/detail/:id', 'cars/orders/car-order-detail-page', {
              phrases: [
                'orders',
                'order-detail',
                'similar-orders',
                'approvals',
                'order-help',
                'work-orders',
                'car-order',
                'vehicle-terms',
                'balance',
                'dates',
              ],
              member: true,
            }),
            page(app, 'user/airport-order/detail/:id', 'transfers/orders/transfer-order-detail-page', {
              phrases: [
                'orders',
                'order-detail',
                'similar-orders',
                'approvals',
                'order-help',
                'work-orders',
                'transfer-order',
                'transfer-search',
                'vehicle-terms',
                'balance',
                'dates',
              ],
              member: true,
            }),
          ],
        },
        {
          Component: LinkLayout,
          children: [
            page(app, 'h/:token', 'hotels/notice/notice-page', {
              phrases: ['hotel-notice', 'hotel-order', 'hotel-terms'],
            }),
            page(app, 'd/:token', 'drivers/day-sheet-page', {
              phrases: ['driver-sheet'],
              ownFace: true,
            }),
            page(app, 'voucher/check/:code', 'vouchers/check/check-page', {
              phrases: ['voucher-check'],
              ownFace: true,
            }),
          ],
        },
        {
          Component: GuestLayout,
          children: [
            page(app, 'voucher/:token', 'vouchers/guest/guest-voucher-page', {
              phrases: ['voucher'],
              ownFace: true,
              opensOffline: true,
            }),
          ],
        },
        page(app, 'user/login', 'accounts/login-page', {
          id: 'userLogin',
          phrases: ['login', 'second-factor'],
        }),
        page(app, 'set-password', 'sub-accounts/set-password-page', {
          phrases: ['sub-accounts', 'login'],
        }),
        {
          // The console is another application: the browser loads its document.
          path: 'console/*',
          loader: ({ request }) => redirectDocument(request.url),
        },
        {
          id: 'user',
          path: 'user',
          handle: { file: 'user-centre.tsx', phrases: [], browserOnly: true } satisfies PageHandle,
          lazy: async () => ({ Component: (await import('./user-centre.tsx')).UserCentre }),
          children: [
            {
              index: true,
              loader: async ({ request }) => {
                await app.session.requireMember(request);
                const isOperator = app.session.get().profile?.role === 'operator';
                return redirect(isOperator ? paths.console() : paths.overview());
              },
            },
            page(app, 'account/overview', 'overview/overview-page', {
              phrases: [
                'overview',
                'approvals',
                'orders',
                'similar-orders',
                'notices',
                'wallet',
                'hotel-search',
              ],
              member: true,
            }),
            page(app, 'account/profile', 'accounts/profile/profile-page', {
              phrases: ['profile', 'places', 'second-factor', 'login', 'dates', 'upload'],
              member: true,
            }),
            page(app, 'account/changePassword', 'accounts/profile/change-password-page', {
              phrases: ['change-password', 'login'],
              member: true,
            }),
            page(app, 'account/notices', 'notices/notices-page', {
              phrases: ['notices'],
              member: true,
            }),
            page(app, 'account/integral', 'points/points-page', {
              phrases: ['points'],
              member: true,
            }),
            page(app, 'account/balance', 'wallet/balance-page', {
              phrases: ['balance', 'exposure', 'wallet', 'dates'],
              member: true,
            }),
            page(app, 'account/topUp', 'receipts/top-up-page', {
              phrases: ['top-up', 'dates', 'upload'],
              member: true,
            }),
            page(app, 'bill/apply', 'billing/apply-page', {
              phrases: ['bill-apply', 'dates'],
              member: true,
            }),
            page(app, 'bill/details', 'billing/bills-page', {
              phrases: ['bills', 'exposure'],
              member: true,
            }),
            page(app, 'invoice/apply', 'invoices/apply/apply-page', {
              phrases: ['invoice-apply', 'bill-apply', 'invoice-titles', 'dates'],
              member: true,
            }),
            page(app, 'invoice/details', 'invoices/invoices-page', {
              phrases: ['invoices', 'invoice-titles'],
              member: true,
            }),
            page(app, 'invoice/manage', 'invoices/titles/titles-page', {
              phrases: ['invoice-titles'],
              member: true,
            }),
            page(app, 'iframe/*', 'iframe/iframe-page', {
              phrases: ['iframe'],
              member: true,
            }),
            page(app, 'manage/subAccount', 'sub-accounts/sub-accounts-page', {
              phrases: ['sub-accounts'],
              member: true,
            }),
            page(app, 'manage/voucherSetting', 'vouchers/setting/voucher-setting-page', {
              phrases: ['voucher-setting', 'voucher', 'upload'],
              member: true,
            }),
            page(app, 'manage/approvals', 'approvals/approvals-page', {
              phrases: ['approvals', 'similar-orders'],
              member: true,
            }),
            page(app, 'cms/collect', 'own-content/favourites-page', {
              phrases: ['own-content', 'favourite'],
              member: true,
            }),
            page(app, 'cms/comment', 'own-content/comments/own-comments-page', {
              phrases: ['own-content'],
              member: true,
            }),
            page(app, 'cms/content', 'own-content/articles/own-articles-page', {
              phrases: ['own-content'],
              member: true,
            }),
            page(app, 'cms/order', 'own-content/article-orders-page', {
              phrases: ['own-content'],
              member: true,
            }),
            page(app, 'work-order/list', 'work-orders/list/work-orders-page', {
              phrases: ['work-orders', 'dates'],
              member: true,
            }),
            page(app, 'order/list', 'hotels/orders/hotel-order-list-page', {
              phrases: [
                'orders',
                'order-list',
                'similar-orders',
                'approvals',
                'hotel-order',
                'list-views',
                'list-selection',
                'several-orders',
                'dates',
              ],
              member: true,
            }),
            page(app, 'car-order/list', 'cars/orders/car-order-list-page', {
              phrases: [
                'orders',
                'order-list',
                'similar-orders',
                'approvals',
                'car-order',
                'list-views',
                'list-selection',
                'several-orders',
                'dates',
              ],
              member: true,
            }),
            page(app, 'airport-order/list', 'transfers/orders/transfer-order-list-page', {
              phrases: [
                'orders',
                'order-list',
                'similar-orders',
                'approvals',
                'transfer-order',
                'list-views',
                'list-selection',
                'several-orders',
                'dates',
              ],
              member: true,
            }),
          ],
        },
      ],
    },
  ];
}
