/** The product's addresses. Every link goes through here, and leads to a page of the route table. */
export const paths = {
  home: () => '/',
  hotelList: (search?: URLSearchParams) => withSearch('/hotel/list', search),
  hotelDetail: (id: number | string, search?: URLSearchParams) => withSearch(`/hotel/detail/${id}`, search),
  /** Hotels side by side. */
  hotelCompare: (search?: URLSearchParams) => withSearch('/hotel/compare', search),
  hotelBooking: (search?: URLSearchParams) => withSearch('/hotel/booking', search),
  carList: (search?: URLSearchParams) => withSearch('/car/list', search),
  carBooking: (search?: URLSearchParams) => withSearch('/car/booking', search),
  airportList: (search?: URLSearchParams) => withSearch('/airport/list', search),
  airportBooking: (search?: URLSearchParams) => withSearch('/airport/booking', search),
  contactUs: () => '/cms/contact-us',
  aboutUs: () => '/cms/about-us',
  ourServices: () => '/cms/our-services',
  howToBook: () => '/cms/our-services#how-to-book',
  channel: (slug: string, search?: URLSearchParams) => withSearch(`/cms/channel/${slug}`, search),
  tag: (slug: string, search?: URLSearchParams) =>
    withSearch(`/cms/channel/${encodeURIComponent(slug)}/tag`, search),
  /** An article by its own word or its id. */
  article: (slug: number | string) => `/cms/info/${slug}`,
  /** Address of a single page; the two permanent ones have separate addresses. */
  contentPage: (slug: number | string) =>
    slug === 'about-us' || slug === 'our-services' ? `/cms/${slug}` : `/cms/page/${slug}`,
  contentSearch: (search?: URLSearchParams) => withSearch('/cms/search', search),
  /** `back` is a path of ours to return to after the login; `tab` opens register or password retrieval. */
  login: (options: { back?: string | undefined; tab?: 'register' | 'retrieve' } = {}) => {
    const search = new URLSearchParams();
    if (options.tab) search.set('tab', options.tab);
    if (options.back && options.back !== '/') search.set('back', options.back);
    return withSearch('/user/login', search);
  },
  console: () => '/console',
  user: () => '/user',
  overview: () => '/user/account/overview',
  /** Shows another site's page inside ours; only hosts the site allows. */
  iframe: (url: string) => `/user/iframe/${encodeURIComponent(url)}`,
  profile: () => '/user/account/profile',
  changePassword: () => '/user/account/changePassword',
  notices: (search?: URLSearchParams) => withSearch('/user/account/notices', search),
  integral: (search?: URLSearchParams) => withSearch('/user/account/integral', search),
  balance: (search?: URLSearchParams) => withSearch('/user/account/balance', search),
  topUp: (search?: URLSearchParams) => withSearch('/user/account/topUp', search),
  receipt: (id: number) =>
    withSearch('/user/account/topUp', new URLSearchParams({ view: 'received', receipt: String(id) })),
  billApply: (search?: URLSearchParams) => withSearch('/user/bill/apply', search),
  bills: (search?: URLSearchParams) => withSearch('/user/bill/details', search),
  bill: (id: number) => withSearch('/user/bill/details', new URLSearchParams({ id: String(id) })),
  invoiceApply: (search?: URLSearchParams) => withSearch('/user/invoice/apply', search),
  invoices: (search?: URLSearchParams) => withSearch('/user/invoice/details', search),
  invoice: (id: number) => withSearch('/user/invoice/details', new URLSearchParams({ id: String(id) })),
  invoiceTitles: () => '/user/invoice/manage',
  approvals: (search?: URLSearchParams) => withSearch('/user/manage/approvals', search),
  /** `open` is a sub-account's id, or `new`. */
  subAccounts: (open?: number | 'new') =>
    withSearch(
      '/user/manage/subAccount',
      open === undefined ? undefined : new URLSearchParams({ open: String(open) }),
    ),
  /** How the agency's vouchers look; `product` is one that has its own. */
  voucherSetting: (product = '') =>
    withSearch('/user/manage/voucherSetting', product ? new URLSearchParams({ product }) : undefined),
  orderVoucher: (id: number | string) => `/user/order/voucher/${id}`,
  workOrders: (search?: URLSearchParams) => withSearch('/user/work-order/list', search),
  workOrder: (id: number | string) => `/user/work-order/detail/${id}`,
  /** The application; with the order it is about and of what type, where they are known. */
  workOrderApply: ({
    order,
    type,
  }: {
    order?: number | string | undefined;
    type?: string | undefined;
  } = {}) => {
    const search = new URLSearchParams();
    if (order !== undefined) search.set('order', String(order));
    if (type !== undefined) search.set('type', type);
    return withSearch('/user/work-order/apply', search);
  },
  favourites: (search?: URLSearchParams) => withSearch('/user/cms/collect', search),
  ownComments: (search?: URLSearchParams) => withSearch('/user/cms/comment', search),
  ownArticles: (search?: URLSearchParams) => withSearch('/user/cms/content', search),
  /** The editor of an own article. */
  editArticle: (id: number | string) => `/user/cms/editContent/${id}`,
  articleOrders: (search?: URLSearchParams) => withSearch('/user/cms/order', search),
  setPassword: () => '/set-password',
  orderList: (search?: URLSearchParams) => withSearch('/user/order/list', search),
  orderDetail: (id: number | string) => `/user/order/detail/${id}`,
  carOrderList: (search?: URLSearchParams) => withSearch('/user/car-order/list', search),
  carOrderDetail: (id: number | string) => `/user/car-order/detail/${id}`,
  airportOrderList: (search?: URLSearchParams) => withSearch('/user/airport-order/list', search),
  airportOrderDetail: (id: number | string) => `/user/airport-order/detail/${id}`,
  /** Lists and pages of orders by the word for their product in `order/list?product=`. */
  ordersOf: (product: string, search?: URLSearchParams) =>
    withSearch(`/user/${orderFolder(product)}/list`, search),
  orderOf: (product: string, id: number | string) => `/user/${orderFolder(product)}/detail/${id}`,
};

/**
 * A path of ours to return to, or `fallback`: never another site's address. Browsers pass over tabs and line ends
 * within an address and take a backslash for a slash, so no plain path holds one.
 */
export function safeBack(back: string | null, fallback: string): string {
  return back !== null && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(back) ? back : fallback;
}

function orderFolder(product: string): string {
  return product === 'hotel' ? 'order' : `${product}-order`;
}

export function withSearch(path: string, search?: URLSearchParams): string {
  const text = search?.toString();
  return text ? `${path}?${text}` : path;
}
