import { type RouteObject, redirect } from 'react-router';
import { FatalErrorPage } from './error-pages/fatal-error-page.tsx';
import { NotFoundPage } from './error-pages/not-found-page.tsx';
import { RouteErrorPage } from './error-pages/route-error-page.tsx';
import { CmsLayout } from './layouts/cms-layout.tsx';
import { CommonLayout } from './layouts/common-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { page } from './page.ts';
import { paths } from './paths.ts';
import type { App } from './platform/app.tsx';
import { notFound } from './platform/page/not-found.ts';
import type { PageHandle } from './platform/page/page-handle.ts';

/** The table of contents of the web: every route with its layout. Mirrors the specification's route table. */
export function createRoutes(app: App): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      ErrorBoundary: FatalErrorPage,
      loader: () => app.session.loadSite(),
      children: [
        {
          Component: CommonLayout,
          children: [
            page(app, '/', () => import('./features/home/home-page.tsx'), {
              file: 'features/home/home-page.tsx',
              phrases: ['home', 'hotel-search'],
            }),
            page(app, 'hotel/list', () => import('./features/hotels/list/list-page.tsx'), {
              file: 'features/hotels/list/list-page.tsx',
              phrases: ['hotel-list', 'offer-list', 'hotel-search', 'hotel-terms', 'offer-terms'],
            }),
            page(app, 'hotel/detail/:id', () => import('./features/hotels/detail/detail-page.tsx'), {
              file: 'features/hotels/detail/detail-page.tsx',
              phrases: ['hotel-detail', 'hotel-search', 'hotel-terms', 'offer-terms'],
            }),
            page(app, 'hotel/booking', () => import('./features/hotels/booking/booking-page.tsx'), {
              file: 'features/hotels/booking/booking-page.tsx',
              phrases: ['booking', 'approvals', 'hotel-booking', 'hotel-terms', 'offer-terms'],
              member: true,
            }),
            page(app, 'car/list', () => import('./features/cars/list/list-page.tsx'), {
              file: 'features/cars/list/list-page.tsx',
              phrases: ['car-list', 'offer-list', 'car-search', 'vehicle-terms'],
            }),
            page(app, 'car/booking', () => import('./features/cars/booking/booking-page.tsx'), {
              file: 'features/cars/booking/booking-page.tsx',
              phrases: ['booking', 'approvals', 'car-booking', 'car-search', 'vehicle-terms', 'offer-terms'],
              member: true,
            }),
            page(app, 'airport/list', () => import('./features/transfers/list/list-page.tsx'), {
              file: 'features/transfers/list/list-page.tsx',
              phrases: ['transfer-list', 'offer-list', 'transfer-search', 'vehicle-terms'],
            }),
            page(app, 'airport/booking', () => import('./features/transfers/booking/booking-page.tsx'), {
              file: 'features/transfers/booking/booking-page.tsx',
              phrases: ['booking', 'approvals', 'transfer-booking', 'vehicle-terms', 'offer-terms'],
              member: true,
            }),
            page(app, 'cms/contact-us', () => import('./features/contact/contact-us-page.tsx'), {
              file: 'features/contact/contact-us-page.tsx',
              phrases: ['contact'],
            }),
            page(app, 'console/site', () => import('./features/console/site/site-page.tsx'), {
              file: 'features/console/site/site-page.tsx',
              phrases: ['console-site'],
              member: true,
              operators: true,
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
          Component: CmsLayout,
          children: [
            page(
              app,
              'user/order/detail/:id',
              () => import('./features/hotels/orders/order-detail-page.tsx'),
              {
                file: 'features/hotels/orders/order-detail-page.tsx',
                phrases: ['orders', 'order-detail', 'approvals', 'hotel-order', 'balance'],
                member: true,
              },
            ),
            page(
              app,
              'user/car-order/detail/:id',
              () => import('./features/cars/orders/order-detail-page.tsx'),
              {
                file: 'features/cars/orders/order-detail-page.tsx',
                phrases: ['orders', 'order-detail', 'approvals', 'car-order', 'vehicle-terms', 'balance'],
                member: true,
              },
            ),
            page(
              app,
              'user/airport-order/detail/:id',
              () => import('./features/transfers/orders/order-detail-page.tsx'),
              {
                file: 'features/transfers/orders/order-detail-page.tsx',
                phrases: [
                  'orders',
                  'order-detail',
                  'approvals',
                  'transfer-order',
                  'vehicle-terms',
                  'balance',
                ],
                member: true,
              },
            ),
          ],
        },
        page(app, 'user/login', () => import('./features/accounts/login-page.tsx'), {
          id: 'userLogin',
          file: 'features/accounts/login-page.tsx',
          phrases: ['login', 'second-factor'],
        }),
        page(app, 'set-password', () => import('./features/sub-accounts/set-password-page.tsx'), {
          file: 'features/sub-accounts/set-password-page.tsx',
          phrases: ['sub-accounts', 'login'],
        }),
        page(app, 'console/set-up', () => import('./features/console/set-up-page.tsx'), {
          file: 'features/console/set-up-page.tsx',
          phrases: ['set-up', 'login'],
        }),
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
                return redirect(isOperator ? paths.consoleSite() : paths.overview());
              },
            },
            page(app, 'account/overview', () => import('./features/overview/overview-page.tsx'), {
              file: 'features/overview/overview-page.tsx',
              phrases: ['overview', 'approvals', 'wallet', 'hotel-search'],
              member: true,
            }),
            page(app, 'account/profile', () => import('./features/accounts/profile/profile-page.tsx'), {
              file: 'features/accounts/profile/profile-page.tsx',
              phrases: ['profile', 'places', 'second-factor', 'login', 'upload'],
              member: true,
              operators: true,
            }),
            page(
              app,
              'account/changePassword',
              () => import('./features/accounts/profile/change-password-page.tsx'),
              {
                file: 'features/accounts/profile/change-password-page.tsx',
                phrases: ['change-password', 'login'],
                member: true,
                operators: true,
              },
            ),
            page(app, 'account/integral', () => import('./features/accounts/points/points-page.tsx'), {
              file: 'features/accounts/points/points-page.tsx',
              phrases: ['points'],
              member: true,
            }),
            page(app, 'account/balance', () => import('./features/wallet/balance-page.tsx'), {
              file: 'features/wallet/balance-page.tsx',
              phrases: ['balance', 'wallet'],
              member: true,
            }),
            page(app, 'iframe/*', () => import('./features/iframe/iframe-page.tsx'), {
              file: 'features/iframe/iframe-page.tsx',
              phrases: ['iframe'],
              member: true,
              operators: true,
            }),
            page(app, 'manage/subAccount', () => import('./features/sub-accounts/sub-accounts-page.tsx'), {
              file: 'features/sub-accounts/sub-accounts-page.tsx',
              phrases: ['sub-accounts', 'login'],
              member: true,
            }),
            page(app, 'manage/approvals', () => import('./features/approvals/approvals-page.tsx'), {
              file: 'features/approvals/approvals-page.tsx',
              phrases: ['approvals', 'orders'],
              member: true,
            }),
            page(app, 'order/list', () => import('./features/hotels/orders/order-list-page.tsx'), {
              file: 'features/hotels/orders/order-list-page.tsx',
              phrases: ['orders', 'order-list', 'approvals', 'hotel-order'],
              member: true,
            }),
            page(app, 'car-order/list', () => import('./features/cars/orders/order-list-page.tsx'), {
              file: 'features/cars/orders/order-list-page.tsx',
              phrases: ['orders', 'order-list', 'approvals', 'car-order', 'vehicle-terms'],
              member: true,
            }),
            page(app, 'airport-order/list', () => import('./features/transfers/orders/order-list-page.tsx'), {
              file: 'features/transfers/orders/order-list-page.tsx',
              phrases: ['orders', 'order-list', 'approvals', 'transfer-order', 'vehicle-terms'],
              member: true,
            }),
          ],
        },
      ],
    },
  ];
}
