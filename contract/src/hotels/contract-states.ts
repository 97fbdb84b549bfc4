/** State of a contract: its version in force is valid, ends within 60 days, or has ended; or none is in force yet. */
export const contractStates = ['in_force', 'expiring', 'expired', 'upcoming'] as const;
export type ContractState = (typeof contractStates)[number];
/** Days before the end of a contract from which it is listed as expiring. */
export const expiringDays = 60;

/** State of a version. */
export const versionStates = ['draft', 'scheduled', 'in_force', 'past', 'undone'] as const;
export type VersionState = (typeof versionStates)[number];

/** Limits of one version of a supplier contract. */
export const maxSeasons = 24;
export const maxContractPlans = 100;
export const maxCostRates = 40;
export const maxPromotions = 12;
export const maxCompulsory = 24;
