/** The first operator's form, behind the one-time link. */
const setUp = {
  title: '建立首个运营账号',
  text: '此链接只能使用一次。建好之后，用这个账号登录后台，为旅行社充值、授信、处理订单。',
  linkMissing: '链接不完整',
  linkMissingHelp: '请从启动程序的窗口里复制整条链接再打开。',
  username: '账号',
  email: '邮箱',
  password: '密码',
  submit: '建立账号',
  doneTitle: '运营账号已建好',
  doneText: '现在可以用 {username} 登录了。',
  toLogin: '去登录',
} as const;

export default setUp;

declare module '../../../pages.ts' {
  interface PagePhrases {
    'set-up': typeof setUp;
  }
}
