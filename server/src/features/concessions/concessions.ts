import { approveIn, approverIn } from './approval.ts';
import { type Concession, NeedsSecondPerson } from './concession.ts';
import { findConcessionSettings } from './concession-settings.ts';
import {
  type ConcessionRow,
  findConcession,
  listDue,
  lockClerk,
  lockConcession,
  updateDecided,
} from './concession-store.ts';
import { decideSubject } from './decide-subject.ts';
import { guardByAdministrator, guardConcession, needsColleague, noteConcession } from './guard-concession.ts';
import { holdAct } from './hold-act.ts';
import { isSecondPerson, mayDecide, refuseDependent } from './second-people.ts';

/** Interface of concessions and their approval; features guard their acts with it. */
export {
  approveIn,
  approverIn,
  type Concession,
  type ConcessionRow,
  decideSubject,
  findConcession,
  findConcessionSettings,
  guardByAdministrator,
  guardConcession,
  holdAct,
  isSecondPerson,
  listDue,
  lockClerk,
  lockConcession,
  mayDecide,
  NeedsSecondPerson,
  needsColleague,
  noteConcession,
  refuseDependent,
  updateDecided,
};
