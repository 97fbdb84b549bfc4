/** Reads that are out of date after an action on an agency. */
export const staleAfterAct = [
  'console/agency/detail',
  'console/agency/list',
  'console/agency/tryLimit',
  'console/wallet/account',
  'console/wallet/statement',
  'console/contract/list',
  'console/queue/list',
  'console/secondPerson/list',
] as const;
