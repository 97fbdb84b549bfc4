// Without schemas, so that pages can import the list.

/**
 * State of an agency for the staff. A stop hides whether the agency is verified: `blocked` refuses every login,
 * `money_stopped` every movement while its ledger is checked, `credit_stopped` purchases on credit after a write-off.
 */
export const agencyStates = ['unverified', 'verified', 'credit_stopped', 'money_stopped', 'blocked'] as const;
export type AgencyState = (typeof agencyStates)[number];

/** Decisions of the staff about an agency that applies for verification. */
export const verificationDecisions = ['verify', 'refuse'] as const;
export type VerificationDecision = (typeof verificationDecisions)[number];

/** Verification of an agency: `none` if it has not applied, `asked` while the staff have not answered. */
export const verificationStates = ['none', 'asked', 'refused', 'verified'] as const;
export type VerificationState = (typeof verificationStates)[number];

/** Length of the proof of identity before a second factor is reset. */
export const minProofLength = 20;
export const maxProofLength = 500;

/** Orders of the list of agencies: newest first, by name, by debt with the largest first. */
export const agencySorts = ['newest', 'name', 'debt'] as const;
export type AgencySort = (typeof agencySorts)[number];
