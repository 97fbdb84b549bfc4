import type { Got } from '../../platform/api/calls.ts';

export type ListedContract = Got<'console/supplierContract/list'>['list'][number];
export type ContractReply = Got<'console/supplierContract/detail'>;
export type Version = ContractReply['versions'][number];
export type Terms = Version['terms'];
export type Plan = ContractReply['plans'][number];

/** Reads that change with a version. */
export const contractReads = [
  'console/supplierContract/list',
  'console/supplierContract/detail',
  'console/supplierContract/preview',
  'console/secondPerson/list',
] as const;
