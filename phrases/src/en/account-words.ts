import type { accountWords as source } from '../zh/account-words.ts';

export const accountWords: typeof source = {
  genders: ['Unknown', 'Male', 'Female'],
  bindings: { email: 'email', mobile: 'mobile number' },
  /** Why points moved. */
  pointEvents: { order_completed: 'Order completed', order_corrected: 'Order corrected, points taken back' },
  wechat: 'WeChat',
};
