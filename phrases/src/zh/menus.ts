/** Names of permissions, by the last part of the node. */
export const nodeActions: Record<string, string> = {
  book: '预订',
  buy: '购买',
  pay: '支付',
  cancel: '取消',
  confirm: '确认',
  refund: '退订',
  change: '修改',
  confirmCheckIn: '确认入住',
  confirmComplete: '确认完成',
  voucher: '凭证',
  export: '导出',
  viewAll: '查看全部',
  view: '查看',
  topUp: '充值',
  add: '添加',
  edit: '编辑',
  del: '删除',
  disable: '停用',
  limit: '限额',
  perm: '权限',
  save: '保存',
  submit: '申请',
  withdraw: '撤回、异议',
  reply: '回复',
  close: '关闭',
  amend: '改单',
};

/** Folder of menu entries without a folder. */
export const menuFolders = { more: '更多' };
