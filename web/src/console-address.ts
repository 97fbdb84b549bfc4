import { paths } from './paths.ts';

/** Whether an address belongs to the console, which is a separate application. */
export function isConsole(pathname: string): boolean {
  return pathname === '/console' || pathname.startsWith('/console/');
}

/** Pages of the reader's own account, which the console has under the same names. */
const shared = /^\/user\/(?=account\/(?:profile|changePassword|notices)$|iframe\/)/;

/** Whether a member's page is one of the reader's own account, which the console also has. */
export function isSharedPage(address: string): boolean {
  return shared.test(new URL(address).pathname);
}

/** Returns the page of the console for a member's page that staff have opened; the console's home by default. */
export function consoleAddressOf(address: string): string {
  const { pathname, search } = new URL(address);
  return shared.test(pathname) ? pathname.replace(shared, '/console/') + search : paths.console();
}
