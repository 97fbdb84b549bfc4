import type { Got } from '../../platform/api/calls.ts';

export type AgencyReply = Got<'console/agency/detail'>;

/** An agency whose wallet the reader may see. */
export type FundedAgency = AgencyReply & { wallet: NonNullable<AgencyReply['wallet']> };

/** An agency whose wallet and terms the reader may see. */
export type ContractedAgency = FundedAgency & { contract: NonNullable<AgencyReply['contract']> };

/** The agency with its wallet; null if the reader may not see it. */
export function fundedOf(reply: AgencyReply): FundedAgency | null {
  const { wallet } = reply;
  return wallet && { ...reply, wallet };
}

/** The agency with its wallet and terms; null if the reader may not see both. */
export function contractedOf(reply: AgencyReply): ContractedAgency | null {
  const { wallet, contract } = reply;
  return wallet && contract && { ...reply, wallet, contract };
}
