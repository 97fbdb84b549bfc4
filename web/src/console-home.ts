import { paths } from './paths.ts';
import type { App } from './platform/app.tsx';

/** Where one of the seller's staff begins: the first page of the console they may open, or else their own profile. */
export function consoleHome({ session }: App): string {
  const pages = [
    paths.consoleOrders(),
    paths.consoleSite(),
    paths.consoleWallet(),
    paths.consoleStaff(),
    paths.consoleActivity(),
    paths.consoleSecondPerson(),
  ];
  return pages.find((page) => session.get().permissions.has(page)) ?? paths.profile();
}
