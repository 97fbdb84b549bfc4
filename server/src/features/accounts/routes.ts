import {
  checkClickCaptcha,
  checkIn,
  clickCaptcha,
  loginOptions,
  logout,
  mailCaptcha as mailCaptchaCall,
  refreshToken,
  sendEmailCode,
  setUpOperator as setUpOperatorCall,
} from '@serai/contract/accounts/accounts';
import { retrievePassword as retrievePasswordCall, sendTextCode } from '@serai/contract/accounts/recovery';
import type { Logger } from 'pino';
import { type Db, type Route, route } from '../../calls.ts';
import { checkCaptcha, issueCaptcha } from '../../platform/captcha/captcha.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addressKey, consumeUnit } from '../../platform/throttle/throttle.ts';
import { readEmailTarget, readMobileTarget } from './code-target.ts';
import { logIn } from './log-in.ts';
import { logOut } from './log-out.ts';
import { mailCaptcha } from './mail-captcha.ts';
import { findOwnAccount } from './own-account-store.ts';
import { refreshSession } from './refresh-session.ts';
import { register } from './register.ts';
import { retrievePassword } from './retrieve-password.ts';
import { sendCode } from './send-code.ts';
import { setUpOperator } from './set-up-operator.ts';

/** Dependencies of the account calls. */
export interface AccountDeps {
  db: Db;
  log: Logger;
  /** Whether text messages can be sent; without them nothing is offered by mobile number. */
  canText: boolean;
  /** Maximum text messages per hour, for all users together. */
  textsPerHour: number;
  /** ISO codes of the countries whose numbers receive codes. */
  textCountries: readonly string[];
}

/** Routes for login, logout, registration, captchas and codes. */
export function accountRoutes(deps: AccountDeps): Route[] {
  const { db, canText } = deps;
  const types = canText ? (['email', 'mobile'] as const) : (['email'] as const);
  return [
    route(loginOptions, async ({ caller }) => {
      if (caller) throw new AppError('already_logged_in');
      return { userLoginCaptchaSwitch: true, accountVerificationType: [...types] };
    }),
    route(checkIn, async ({ input, caller, ip, agent, lang, now }) => {
      if (caller) throw new AppError('already_logged_in');
      if (input.tab === 'login') {
        const { username, password, captchaId, captchaInfo } = input;
        const keep = Boolean(input.keep);
        return logIn(deps, { username, password, keep, captchaId, captchaInfo, ip, agent, lang, now });
      }
      const { registerType, email, mobile, area_num, company, tz, username, password, captcha } = input;
      return register(deps, {
        registerType,
        email,
        mobile,
        areaNum: area_num,
        company,
        tz,
        username,
        password,
        captcha,
        ip,
        agent,
        lang,
        now,
      });
    }),
    route(logout, async ({ input, caller, now }) => {
      const presented = input.refresh_token ?? input.refreshToken;
      await logOut(db, { sessionId: caller?.sessionId, refreshToken: presented }, now);
      return {};
    }),
    route(refreshToken, ({ input, now }) =>
      refreshSession(deps, input.refresh_token ?? input.refreshToken, now),
    ),
    route(clickCaptcha, async ({ input, ip, lang, now }) => {
      const limit = { name: `captcha:${addressKey(ip)}`, limit: 30, windowMs: 60_000 };
      const waitMs = await consumeUnit(db, limit, now);
      if (waitMs !== undefined)
        throw new AppError('captcha_too_often', { facts: { seconds: Math.ceil(waitMs / 1000) } });
      return issueCaptcha(db, input.id, lang, now);
    }),
    route(checkClickCaptcha, async ({ input, now }) => {
      const { id, info } = input;
      const consume = isYes(input.unset);
      if (!(await checkCaptcha(db, { id, info, consume }, now))) throw new AppError('captcha_wrong');
      return {};
    }),
    route(mailCaptchaCall, async ({ input, ip, lang, now }) => {
      await mailCaptcha(deps, { id: input.id, email: input.email, ip, lang, now });
      return {};
    }),
    route(sendEmailCode, async ({ input, caller, ip, lang, now }) => {
      const { event, password, captchaId, captchaInfo } = input;
      const target = readEmailTarget(input.email, 'email');
      await sendCode(deps, { target, event, password, captchaId, captchaInfo, caller, ip, lang, now });
      return {};
    }),
    route(sendTextCode, async ({ input, caller, ip, lang, now }) => {
      if (!canText) throw new AppError('text_messages_off');
      const { template_code: event, password, captchaId, captchaInfo } = input;
      const own = caller && !input.area_num ? await findOwnAccount(db, caller.userId) : undefined;
      const target = readMobileTarget(input.mobile, input.area_num, 'mobile', own?.area_num);
      await sendCode(deps, { target, event, password, captchaId, captchaInfo, caller, ip, lang, now });
      return {};
    }),
    route(retrievePasswordCall, async ({ input, ip, now }) => {
      const { type, account, area_num: areaNum, captcha, password } = input;
      await retrievePassword(deps, { type, account, areaNum, captcha, password, ip, now });
      return {};
    }),
    route(setUpOperatorCall, async (call) => {
      await setUpOperator(db, call.input, call);
      return {};
    }),
  ];
}

/** Parses a boolean as family clients send it. */
function isYes(value: unknown): boolean {
  return value === true || value === 1 || value === 'true' || value === '1';
}
