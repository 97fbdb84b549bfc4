import {
  saveCompany as saveCompanyCall,
  showCompany as showCompanyCall,
} from '@serai/contract/accounts/company';
import * as calls from '@serai/contract/accounts/profile';
import { type Db, memberOf, type Route, route, userOf } from '../../calls.ts';
import { changeBinding } from './change-binding.ts';
import { changePassword } from './change-password.ts';
import { endSession, endSessionsOf } from './end-sessions.ts';
import { listSessions } from './list-sessions.ts';
import { findUserInfo } from './present-user.ts';
import { saveCompany } from './save-company.ts';
import { saveProfile } from './save-profile.ts';
import { showCompany } from './show-company.ts';
import { verifyBinding } from './verify-binding.ts';

/** Dependencies of the calls about the own account. */
export interface ProfileDeps {
  db: Db;
  /** Origins of our own files. */
  origins: readonly string[];
  /** Whether text messages can be sent; without them no mobile number can be verified. */
  canText: boolean;
}

/** Routes for the own account: profile, company, addresses, password, sessions. */
export function profileRoutes(deps: ProfileDeps): Route[] {
  const { db, canText } = deps;
  return [
    route(calls.showProfile, async (call) => ({
      accountVerificationType: calls.bindingTypes.filter((type) => canText || type === 'email'),
      userInfo: await findUserInfo(db, userOf(call).userId, call.lang),
    })),
    route(calls.saveProfile, async (call) => {
      const { userId } = userOf(call);
      await saveProfile(deps, userId, call.input, call.now);
      return { userInfo: await findUserInfo(db, userId, call.lang) };
    }),
    route(showCompanyCall, (call) => showCompany(db, memberOf(call), call.lang)),
    route(saveCompanyCall, async (call) => {
      await saveCompany(db, memberOf(call), call.input, call.now);
      return showCompany(db, memberOf(call), call.lang);
    }),
    route(calls.verifyBinding, (call) => verifyBinding(db, userOf(call).userId, call.input, call.now)),
    route(calls.changeBind, async (call) => {
      const { userId } = userOf(call);
      await changeBinding(db, userId, call.input, call.now);
      return { userInfo: await findUserInfo(db, userId, call.lang) };
    }),
    route(calls.changePassword, async (call) => {
      await changePassword(db, userOf(call), call.input, call.now);
      return {};
    }),
    route(calls.listSessions, (call) => listSessions(db, userOf(call), call.lang, call.now)),
    route(calls.endSession, async (call) => {
      await endSession(db, userOf(call).userId, call.input.id, call.now);
      return {};
    }),
    route(calls.endOtherSessions, async (call) => {
      const { userId, sessionId } = userOf(call);
      return { ended: await endSessionsOf(db, userId, call.now, { except: sessionId }) };
    }),
  ];
}
