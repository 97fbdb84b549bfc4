import type { ReplyOf } from '@serai/contract/endpoint';
import type { listVoucherVersions as endpoint } from '@serai/contract/vouchers/versions';
import { inLanguage } from '@serai/phrases/lang';
import type { Call, Db } from '../../calls.ts';
import { type VoucherFacts, voucherState } from '../../domain/order-lifecycle.ts';
import { toSeconds } from '../../platform/clock.ts';
import { findAnyOrder, type Products } from '../orders/orders.ts';
import { isConfirmation, listVersionRows } from './version-rows.ts';

/** Maximum number of versions shown, the newest. */
const MAX_SHOWN = 100;

type State = ReplyOf<typeof endpoint>['versions'][number]['state'];

/** Lists the versions of an order's voucher for the staff, newest first. */
export async function listVersions(
  { db, products }: { db: Db; products: Products },
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { order } = await findAnyOrder(db, products, input.id);
  const rows = await listVersionRows(db, order.id);
  const versions = rows.map(({ at, event, actor, user, reason, facts }, index) => ({
    version: index + 1,
    state: index < rows.length - 1 ? olderState(order) : newestState(order),
    at: toSeconds(at),
    event,
    actor,
    user: user ?? '',
    reason: facts.said ? inLanguage(lang, facts.said) : reason,
  }));
  // A change before the confirmation counts as a version, but none was issued then.
  const first = rows.findIndex(isConfirmation);
  const issued = first === -1 ? [] : versions.slice(first);
  return { versions: issued.reverse().slice(0, MAX_SHOWN) };
}

function newestState(order: VoucherFacts): State {
  const state = voucherState(order);
  return state === 'valid' || state === 'suspended' ? state : 'void';
}

function olderState(order: VoucherFacts): State {
  return newestState(order) === 'void' ? 'void' : 'replaced';
}
