import * as calls from '@serai/contract/accounts/second-factor';
import type { Logger } from 'pino';
import { type Db, type Route, route, userOf } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { removeTotp, renewRecoveryCodes } from './change-second-factor.ts';
import { confirmLogin } from './confirm-login.ts';
import { confirmTotp } from './confirm-totp.ts';
import { countRecoveryCodes, findFactor } from './second-factor-store.ts';
import { setUpTotp } from './set-up-totp.ts';

/** Routes of the optional second factor: the second step of a login, and changes by its user. */
export function secondFactorRoutes(deps: { db: Db; log: Logger; secrets: SecretBox }): Route[] {
  const { db } = deps;
  return [
    route(calls.confirmLogin, async ({ input, caller, ip, agent, lang, now }) => {
      if (caller) throw new AppError('already_logged_in');
      return confirmLogin(deps, { ...input, ip, agent, lang, now });
    }),
    route(calls.showSecondFactor, async (call) => {
      const { userId } = userOf(call);
      const factor = await findFactor(db, userId);
      return {
        on_since: factor?.confirmed_at ? toSeconds(factor.confirmed_at) : null,
        recovery_codes_left: await countRecoveryCodes(db, userId),
      };
    }),
    route(calls.setupTotp, (call) => {
      const { input, lang, now } = call;
      return setUpTotp(deps, { userId: userOf(call).userId, password: input.password, lang, now });
    }),
    route(calls.confirmTotp, (call) =>
      confirmTotp(deps, { userId: userOf(call).userId, code: call.input.code, now: call.now }),
    ),
    route(calls.removeTotp, async (call) => {
      await removeTotp(deps, { userId: userOf(call).userId, ...call.input, now: call.now });
      return {};
    }),
    route(calls.renewRecoveryCodes, (call) =>
      renewRecoveryCodes(deps, { userId: userOf(call).userId, ...call.input, now: call.now }),
    ),
  ];
}
