/** Words the user object carries. */
export const accountWords: {
  genders: readonly string[];
  bindings: Readonly<Record<'email' | 'mobile', string>>;
  pointEvents: Readonly<Record<'order_completed', string>>;
  wechat: string;
} = {
  /** By number: unknown, male, female. */
  genders: ['未知', '男', '女'],
  bindings: { email: '邮箱', mobile: '手机号' },
  /** Why points moved. */
  pointEvents: { order_completed: '订单完成' },
  wechat: '微信',
};
