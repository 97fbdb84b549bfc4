type Facts = Readonly<Record<string, unknown>>;

/** Pages by the name of the fact that identifies their subject; the first fact that is present is used. */
const places: readonly [fact: string, link: (id: number, facts: Facts) => string][] = [
  ['work_order_id', (id) => `/user/work-order/detail/${id}`],
  [
    'order_id',
    (id, { product }) => `/user/${product === 'hotel' ? 'order' : `${product}-order`}/detail/${id}`,
  ],
  ['bill_id', (id) => `/user/bill/details?id=${id}`],
  ['invoice_id', (id) => `/user/invoice/details?id=${id}`],
  ['receipt_id', (id) => `/user/account/topUp?view=received&receipt=${id}`],
  ['declaration_id', () => '/user/account/topUp'],
];

/**
 * Path of our page about a message's subject: the fact `link` if it is such a path, otherwise derived from the
 * other facts; empty if there is no page.
 */
export function linkOf(facts: Facts): string {
  const { link } = facts;
  if (typeof link === 'string' && /^\/[a-z]/.test(link)) return link;
  for (const [fact, write] of places) {
    const id = facts[fact];
    if (typeof id === 'number' && (fact !== 'order_id' || typeof facts.product === 'string')) {
      return write(id, facts);
    }
  }
  return '';
}

/**
 * The path of the console's page that shows staff what a message is about: the fact `link` where it is such a path,
 * otherwise the work order or the order; empty where nothing does, because members' pages are closed to the staff.
 */
export function staffLinkOf(facts: Facts): string {
  const { link, order_id: orderId, work_order_id: workOrderId } = facts;
  if (typeof link === 'string' && link.startsWith('/console')) return link;
  if (typeof workOrderId === 'number') return `/console/workOrder/${workOrderId}`;
  return typeof orderId === 'number' ? `/console/order/${orderId}` : '';
}
