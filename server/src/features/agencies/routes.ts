import {
  blockAgency as blockAgencyCall,
  unblockAgency as unblockAgencyCall,
} from '@serai/contract/agencies/blocking';
import { addAgencyNote } from '@serai/contract/agencies/notes';
import * as userCalls from '@serai/contract/agencies/users';
import { verifyAgency as verifyAgencyCall } from '@serai/contract/agencies/verification';
import type { Db, Route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { addNote } from './add-note.ts';
import { blockAgency, unblockAgency } from './block-agency.ts';
import { endUserSessions, mailUserPasswordLink, resetUserSecondFactor } from './help-user.ts';
import { verifyAgency } from './verify-agency.ts';

/** Routes of the calls by which staff act on an agency. */
export function agencyRoutes(deps: { db: Db; publicUrl: string }): Route[] {
  const { db } = deps;
  return [
    staffCommand(db, verifyAgencyCall, verifyAgency),
    staffCommand(db, blockAgencyCall, blockAgency),
    staffCommand(db, unblockAgencyCall, unblockAgency),
    staffCommand(db, userCalls.endUserSessions, endUserSessions),
    staffCommand(db, userCalls.mailUserPasswordLink, (trx, call) => mailUserPasswordLink(trx, deps, call)),
    staffCommand(db, userCalls.resetUserSecondFactor, resetUserSecondFactor),
    staffCommand(db, addAgencyNote, addNote),
  ];
}
