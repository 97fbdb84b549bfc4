/**
 * Interface of people: the only writer of users and agencies, which every feature may read, and the day in an
 * agency's numbers.
 */
export {
  findAgencyFacts,
  insertAgency,
  updateAgency,
  updateBlocked,
  updateCreditReleased,
  updateCreditStopped,
  updateCurrencies,
  updateMoneyReleased,
  updateMoneyStopped,
  updateVerificationAsked,
  updateVerificationRefused,
  updateVerified,
} from './agency-store.ts';
export { numberDay, scrambledId } from './numbers.ts';
export { fitsLimits, staffNodesOf } from './staff-nodes.ts';
export { findStaffPerson, listNodeHolders, listStaffPeople, type StaffPerson } from './staff-people.ts';
export {
  deleteStaffRole,
  insertStaffRole,
  listStaffRoleRows,
  type StaffRoleRow,
  updateStaffRole,
} from './staff-role-store.ts';
export { coversQueue, type StoredScope, staffScopeOf } from './staff-scope.ts';
export {
  findFinance,
  insertUser,
  isTaken,
  listFinancePeople,
  updateOfScore,
  updateUser,
} from './user-store.ts';
export { verificationOf } from './verification-of.ts';
