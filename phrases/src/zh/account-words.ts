/** Texts in the user object. */
export const accountWords: {
  genders: readonly string[];
  bindings: Readonly<Record<'email' | 'mobile', string>>;
  pointEvents: Readonly<Record<'order_completed' | 'order_corrected', string>>;
  wechat: string;
} = {
  /** Indexed by number: unknown, male, female. */
  genders: ['未知', '男', '女'],
  bindings: { email: '邮箱', mobile: '手机号' },
  /** Reasons for movements of points. */
  pointEvents: { order_completed: '订单完成', order_corrected: '订单更正，积分收回' },
  wechat: '微信',
};
