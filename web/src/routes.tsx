import { type RouteObject, redirect } from 'react-router';
import { FatalErrorPage } from './features/site/fatal-error-page.tsx';
import { NotFoundPage } from './features/site/not-found-page.tsx';
import { RouteErrorPage } from './features/site/route-error-page.tsx';
import { CmsLayout } from './layouts/cms-layout.tsx';
import { CommonLayout } from './layouts/common-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { notFound, type PageHandle, page } from './page.ts';
import { paths } from './paths.ts';
import type { App } from './platform/app.tsx';

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
              phrases: ['booking', 'hotel-booking', 'hotel-terms', 'offer-terms'],
              member: true,
            }),
            page(app, 'car/list', () => import('./features/cars/list/list-page.tsx'), {
              file: 'features/cars/list/list-page.tsx',
              phrases: ['car-list', 'offer-list', 'car-search', 'vehicle-terms'],
            }),
            page(app, 'car/booking', () => import('./features/cars/booking/booking-page.tsx'), {
              file: 'features/cars/booking/booking-page.tsx',
              phrases: ['booking', 'car-booking', 'car-search', 'vehicle-terms', 'offer-terms'],
              member: true,
            }),
            page(app, 'airport/list', () => import('./features/transfers/list/list-page.tsx'), {
              file: 'features/transfers/list/list-page.tsx',
              phrases: ['transfer-list', 'offer-list', 'transfer-search', 'vehicle-terms'],
            }),
            page(app, 'airport/booking', () => import('./features/transfers/booking/booking-page.tsx'), {
              file: 'features/transfers/booking/booking-page.tsx',
              phrases: ['booking', 'transfer-booking', 'vehicle-terms', 'offer-terms'],
              member: true,
            }),
            page(app, 'cms/contact-us', () => import('./features/contact/contact-us-page.tsx'), {
              file: 'features/contact/contact-us-page.tsx',
              phrases: ['contact'],
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
                phrases: ['orders', 'order-detail', 'hotel-order', 'balance'],
                member: true,
              },
            ),
            page(
              app,
              'user/car-order/detail/:id',
              () => import('./features/cars/orders/order-detail-page.tsx'),
              {
                file: 'features/cars/orders/order-detail-page.tsx',
                phrases: ['orders', 'order-detail', 'car-order', 'vehicle-terms', 'balance'],
                member: true,
              },
            ),
            page(
              app,
              'user/airport-order/detail/:id',
              () => import('./features/transfers/orders/order-detail-page.tsx'),
              {
                file: 'features/transfers/orders/order-detail-page.tsx',
                phrases: ['orders', 'order-detail', 'transfer-order', 'vehicle-terms', 'balance'],
                member: true,
              },
            ),
          ],
        },
        page(app, 'user/login', () => import('./features/accounts/login-page.tsx'), {
          file: 'features/accounts/login-page.tsx',
          phrases: ['login'],
        }),
        page(app, 'console/set-up', () => import('./features/console/set-up-page.tsx'), {
          file: 'features/console/set-up-page.tsx',
          phrases: ['set-up', 'login'],
        }),
        {
          path: 'user',
          handle: { file: 'layouts/user-layout.tsx', phrases: [], browserOnly: true } satisfies PageHandle,
          lazy: async () => ({ Component: (await import('./layouts/user-layout.tsx')).UserLayout }),
          children: [
            { index: true, loader: () => redirect(paths.overview()) },
            page(app, 'account/overview', () => import('./features/accounts/overview-page.tsx'), {
              file: 'features/accounts/overview-page.tsx',
              phrases: ['overview', 'wallet', 'hotel-search'],
              member: true,
            }),
            page(app, 'account/balance', () => import('./features/wallet/balance-page.tsx'), {
              file: 'features/wallet/balance-page.tsx',
              phrases: ['balance', 'wallet'],
              member: true,
            }),
            page(app, 'order/list', () => import('./features/hotels/orders/order-list-page.tsx'), {
              file: 'features/hotels/orders/order-list-page.tsx',
              phrases: ['orders', 'order-list', 'hotel-order'],
              member: true,
            }),
            page(app, 'car-order/list', () => import('./features/cars/orders/order-list-page.tsx'), {
              file: 'features/cars/orders/order-list-page.tsx',
              phrases: ['orders', 'order-list', 'car-order', 'vehicle-terms'],
              member: true,
            }),
            page(app, 'airport-order/list', () => import('./features/transfers/orders/order-list-page.tsx'), {
              file: 'features/transfers/orders/order-list-page.tsx',
              phrases: ['orders', 'order-list', 'transfer-order', 'vehicle-terms'],
              member: true,
            }),
          ],
        },
      ],
    },
  ];
}
