import { listAddress, objectId, type SearchOf, tabOf } from '../../../platform/list/list-address.ts';
import { consolePaths } from '../../addresses/console-paths.ts';

/** Search of the money that left the accounts: by default the lines that wait. */
export const outAddress = listAddress({ status: tabOf(['others']) });
export type OutSearch = SearchOf<typeof outAddress>;

/** The line that is open beside the list is no part of its search. */
const parameter = 'line_id';

/** Id of the open line; null for none. */
export function openLineOf(params: URLSearchParams): number | null {
  return objectId.read(params.get(parameter) ?? '');
}

/** Address of the list with a line open beside it; null for none. */
export function outHref(search: OutSearch, lineId: number | null): string {
  const params = outAddress.write(search);
  if (lineId !== null) params.set(parameter, String(lineId));
  return consolePaths.consoleMoneyOut(params);
}
