/** Reads that are out of date after an action on an agency. */
export const staleAfterAct = [
  'console/agency/detail',
  'console/agency/list',
  'console/contract/list',
  'console/queue/list',
  'console/secondPerson/list',
] as const;
