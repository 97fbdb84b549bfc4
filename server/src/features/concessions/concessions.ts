/** Interface of concessions and their approval; features guard their acts with it. */
export { approveIn, approverIn } from './approval.ts';
export { type Concession, NeedsSecondPerson } from './concession.ts';
export { findConcessionSettings } from './concession-settings.ts';
export {
  type ConcessionRow,
  findConcession,
  isRoleAsked,
  listDue,
  lockClerk,
  lockConcession,
  updateDecided,
} from './concession-store.ts';
export { decideSubject } from './decide-subject.ts';
export {
  guardByAdministrator,
  guardConcession,
  needsColleague,
  needsSecondPerson,
  recordConcession,
} from './guard-concession.ts';
export { holdAct, refuseSecondRequest } from './hold-act.ts';
export { isSecondPerson, mayDecide, refuseDependent } from './second-people.ts';
