import type { Endpoint } from '@serai/contract/endpoint';
import type { StaffNode, StaffRole } from '@serai/contract/staff/nodes';

/** Staff roles with some nodes of the console; administrators hold all. */
export const staffActors = ['desk', 'finance', 'editor', 'auditor'] as const satisfies readonly StaffRole[];

/** Whether a call is for the seller's staff. */
export function isForStaff(access: Endpoint['access']): access is { readonly staff: StaffNode } {
  return typeof access === 'object' && 'staff' in access;
}
