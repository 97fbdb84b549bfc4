/** The console's page of the seller's own people. */
const consoleStaff = {
  title: '员工',
  text: '每位员工按角色获得权限，变更自其下一次操作起生效。自己的角色和账号由其他管理员变更。',
  caption: '员工列表',
  columnName: '姓名',
  columnRole: '角色',
  columnLogin: '最近登录',
  columnState: '状态',
  columnActions: '操作',
  you: '（本人）',
  never: '尚未登录',
  active: '正常',
  disabled: '已停用',
  role: '角色',
  roleRequired: '请选择角色',
  role_administrator: '管理员',
  role_administrator_help: '拥有全部权限，包括管理员工',
  role_desk: '客服',
  role_desk_help: '处理订单、服务后费用和派车',
  role_finance: '财务',
  role_finance_help: '登记充值，设置授信额度',
  role_editor: '编辑',
  role_editor_help: '修改站点的文字、图片和菜单',
  role_auditor: '审计',
  role_auditor_help: '查看设置、派车、员工和操作记录，不能更改',
  change: '更改角色',
  changeOf: '更改角色：{name}',
  changeAsk: '{name}应担任什么角色？',
  changeDone: '{name}现在是{role}',
  disable: '停用',
  disableOf: '停用{name}的账号',
  disableAsk: '确定停用{name}的账号吗？',
  disableHelp: '其所有设备立即退出登录，之后无法再登录。已做的操作仍保留在记录中。',
  disableDone: '{name}的账号已停用',
  enable: '恢复使用',
  enableOf: '恢复使用{name}的账号',
  enableAsk: '确定恢复{name}的账号吗？',
  enableHelp: '恢复后可用原密码重新登录，权限仍按原角色。',
  enableDone: '{name}的账号已恢复使用',
  invite: '邀请员工',
  inviteHelp: '系统会向其邮箱发送链接，由本人在 72 小时内设置密码。',
  inviteSend: '发送邀请',
  invited: '已向 {email} 发送邀请',
  nickname: '姓名',
  nicknameHint: '会员在订单上看到的经办人姓名',
  username: '用户名',
  usernameHint: '登录时使用，字母开头，3–15 位字母、数字或下划线',
  email: '邮箱',
} as const;

export default consoleStaff;

declare module '../../pages.ts' {
  interface PagePhrases {
    'console-staff': typeof consoleStaff;
  }
}
