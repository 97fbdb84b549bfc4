/** Titles of the menu nodes that `index/index` sends. */
export const menus = {
  navHotels: '酒店',
  navCars: '包车',
  navTransfers: '机场接送',
  navContact: '联系我们',
  hotelBooking: '酒店预订',
  carBooking: '包车预订',
  transferBooking: '机场接送预订',
  orders: '酒店',
  carOrders: '包车',
  transferOrders: '机场接送',
  account: '我的账户',
  overview: '账户总览',
  balance: '账户余额',
  price: '价格',
};

/** What a permission node lets its holder do, by its last part. */
export const nodeActions: Record<string, string> = {
  book: '预订',
  pay: '支付',
  cancel: '取消',
  confirm: '确认',
  refund: '退订',
  confirmCheckIn: '确认入住',
  confirmComplete: '确认完成',
  voucher: '凭证',
  export: '导出',
  viewAll: '查看全部',
  view: '查看',
  topUp: '充值',
};
