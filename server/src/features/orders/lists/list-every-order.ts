import type { ReplyOf } from '@serai/contract/endpoint';
import type { OrderPart } from '@serai/contract/orders/detailed-order';
import type { listEveryOrder as endpoint } from '@serai/contract/orders/every-order';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { openPage } from '../../../platform/list/page.ts';
import { hideSums } from '../hide-sums.ts';
import type { OrderRow } from '../order-store.ts';
import { partOf, presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { dayOfList, keyOfEvery, readSorted } from './every-order-sort.ts';
import { countsOf } from './list-orders.ts';
import { openEveryOrder } from './open-every-order.ts';
import { findGaps } from './order-gaps.ts';
import { countMatching } from './order-list-store.ts';

/** Lists a page of a member's orders of all products, or of one, with the number per status. */
export async function listEveryOrder(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { input, now } = call;
  const { sort, only, day } = input;
  const every = await openEveryOrder(db, products, memberOf(call), { asked: input, now });
  const { filter, conditionFor } = every;
  const list = ['every order', memberOf(call).userId, sort, only ?? null, day ?? null, filter];
  const by = { sort, today: every.today };
  const page = openPage<OrderRow>(input, list, (order) => keyOfEvery(by)(order));
  by.today = dayOfList(page.after, every.today);
  const { rows, next } = page.cut(await readSorted(db, { ...by, page }, conditionFor(filter.status)));
  const counts = await countMatching(db, conditionFor(undefined), { isNarrow: every.isNarrow, filter });
  const parts = await describeAll(db, products, rows, call.lang);
  const gaps = await findGaps(db, products, rows);
  return {
    list: rows.map((order) => ({
      ...presentOrder({ order, product: products.of(order) }, call),
      ...hideSums(call.caller, partOf(order, parts)),
      missing: gaps.get(order.id) ?? null,
    })),
    ...countsOf(counts, filter.status, every.isPart),
    next,
    today: every.day,
  };
}

/** Returns the part of each order's own product. */
async function describeAll(
  db: Db,
  products: Products,
  orders: readonly OrderRow[],
  lang: Lang,
): Promise<Map<number, OrderPart>> {
  const parts = new Map<number, OrderPart>();
  for (const product of products.all) {
    const ids = orders.filter((order) => order.product === product.name).map(({ id }) => id);
    if (ids.length === 0) continue;
    for (const [id, part] of await product.describe(db, ids, lang)) parts.set(id, part);
  }
  return parts;
}
