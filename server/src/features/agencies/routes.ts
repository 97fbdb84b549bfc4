import {
  blockAgency as blockAgencyCall,
  unblockAgency as unblockAgencyCall,
} from '@serai/contract/agencies/blocking';
import { verifyAgency as verifyAgencyCall } from '@serai/contract/agencies/verification';
import type { Db, Route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { blockAgency, unblockAgency } from './block-agency.ts';
import { verifyAgency } from './verify-agency.ts';

/** Routes of the calls by which staff act on an agency. */
export function agencyRoutes({ db }: { db: Db }): Route[] {
  return [
    staffCommand(db, verifyAgencyCall, verifyAgency),
    staffCommand(db, blockAgencyCall, blockAgency),
    staffCommand(db, unblockAgencyCall, unblockAgency),
  ];
}
