import type source from '../../zh/pages/console.ts';

const consoleFrame: Record<keyof typeof source, string> = {
  navigation: 'Console',
  allPages: 'All pages',
  more: 'More',
  groupToday: 'Day to day',
  groupMoney: 'Money',
  groupSeller: 'Settings',
  home: 'Workbench',
  orders: 'Orders',
  secondPerson: 'Second person',
  wallet: 'Reconciliation',
  site: 'Site settings',
  staff: 'Staff',
  activity: 'Activity',
  notices: 'Notifications',
  profile: 'Profile',
  password: 'Change password',
  toSite: 'Customers’ site',
  search: 'Search',
  searchPlaceholder: 'Order number, guest, phone, confirmation code, reference …',
  searching: 'Searching …',
  searchEmpty: 'Nothing found. Check the spelling and try again.',
  searchKeys: '↑ ↓ to move, Enter to open, Esc to close',
  foundOrders: 'Orders',
  foundPages: 'Pages',
  notStaff: 'This is the seller’s console; your account belongs to an agency.',
  toMemberPages: 'Go to the user centre',
};

export default consoleFrame;
