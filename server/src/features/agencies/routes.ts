import { verifyAgency as verifyAgencyCall } from '@serai/contract/agencies/verification';
import type { Db, Route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { verifyAgency } from './verify-agency.ts';

/** Routes of the calls by which staff act on an agency. */
export function agencyRoutes({ db }: { db: Db }): Route[] {
  return [staffCommand(db, verifyAgencyCall, verifyAgency)];
}
