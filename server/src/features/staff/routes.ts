import { grantableNodes, limitableNodes } from '@serai/contract/staff/nodes';
import * as roleCalls from '@serai/contract/staff/roles';
import * as calls from '@serai/contract/staff/staff';
import { type Db, operatorOf, type Route, route } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { listEntities } from '../contracts/contracts.ts';
import { listStaffRoleRows } from '../people/people.ts';
import { listUncoveredQueues, type QueueSource } from '../queues/queues.ts';
import { disableOperator } from './disable-operator.ts';
import { inviteOperator } from './invite-operator.ts';
import { presentRole } from './present-role.ts';
import { presentStaff } from './present-staff.ts';
import { removeStaffRole } from './remove-staff-role.ts';
import { saveStaffRole } from './save-staff-role.ts';
import { setStaffRole } from './set-staff-role.ts';
import { listStaffRows } from './staff-store.ts';

/** The calls about the seller's staff. */
export function staffRoutes(deps: {
  db: Db;
  publicUrl: string;
  queueSources: readonly QueueSource[];
}): Route[] {
  const { db, queueSources: sources } = deps;
  return [
    route(calls.listStaff, async (call) => ({
      list: (await listStaffRows(db)).map((row) => presentStaff(row, operatorOf(call))),
    })),
    staffCommand(db, calls.inviteOperator, (trx, call) => inviteOperator(trx, deps, call)),
    staffCommand(db, calls.setStaffRole, (trx, call) => setStaffRole(trx, sources, call)),
    staffCommand(db, calls.disableOperator, (trx, call) => disableOperator(trx, sources, call)),
    route(roleCalls.listStaffRoles, async () => ({
      list: (await listStaffRoleRows(db)).map(presentRole),
      grantable: [...grantableNodes],
      limitable: { countries: [...limitableNodes.countries], sellers: [...limitableNodes.sellers] },
      sellers: (await listEntities(db)).map(({ id, name_zh, name_en }) => ({ id, name_zh, name_en })),
      uncovered_queues: await listUncoveredQueues(db, sources),
    })),
    staffCommand(db, roleCalls.saveStaffRole, (trx, call) => saveStaffRole(trx, sources, call)),
    staffCommand(db, roleCalls.removeStaffRole, removeStaffRole),
  ];
}
