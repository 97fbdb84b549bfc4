import { paths } from '../../paths.ts';

/** The list of a product's orders on a day: services that begin, and stays that end on it. */
export function ordersOnDay(product: string, day: string): string {
  return paths.ordersOf(product, new URLSearchParams({ day }));
}

/** The list of a product's orders whose service begins on a day. */
export function ordersBeginning(product: string, day: string): string {
  return paths.ordersOf(
    product,
    new URLSearchParams({ service_from: day, service_to: day, sort: 'service' }),
  );
}
