// Without schemas, so that pages can import the list.

/**
 * State of an agency for the staff. A stop hides whether the agency is verified: `money_stopped` refuses every
 * movement while its ledger is checked, `credit_stopped` refuses purchases on credit after a write-off.
 */
export const agencyStates = ['unverified', 'verified', 'credit_stopped', 'money_stopped'] as const;
export type AgencyState = (typeof agencyStates)[number];

/** Orders of the list of agencies: newest first, by name, by debt with the largest first. */
export const agencySorts = ['newest', 'name', 'debt'] as const;
export type AgencySort = (typeof agencySorts)[number];
