export const nodeActions: Record<string, string> = {
  book: 'Book',
  pay: 'Pay',
  cancel: 'Cancel',
  confirm: 'Confirm',
  refund: 'Refund',
  change: 'Change',
  confirmCheckIn: 'Confirm check-in',
  confirmComplete: 'Confirm complete',
  voucher: 'Voucher',
  export: 'Export',
  viewAll: 'View all',
  view: 'View',
  topUp: 'Top up',
  add: 'Add',
  edit: 'Edit',
  del: 'Delete',
  disable: 'Disable',
  limit: 'Limits',
  perm: 'Permissions',
  save: 'Save',
  submit: 'Apply',
  withdraw: 'Withdraw, dispute',
};

/** The folder of entries that lie in none. */
export const menuFolders = { more: 'More' };
