import { logInAs } from '../pass-captcha.ts';
import { testPassword } from '../population.ts';
import { codesOf, turnOnSecondFactor } from '../second-factor.ts';
import type { Row, Rows } from './row.ts';

const password = testPassword;

/** A call that proves the second factor that a new user has turned on. */
function provedRow(): Row {
  return {
    ready: async ({ world, newMember }, side) => {
      const { token } = await newMember(side);
      const app = await turnOnSecondFactor(world, token);
      world.clock.advance(60_000);
      return { token, input: { password, code: app.code() } };
    },
  };
}

/** Calls on the second factor of the user's own account, and the login that requires it. */
export const secondFactorRows: Rows = {
  'POST account/setupTotp': {
    ready: async ({ newMember }, side) => ({ token: (await newMember(side)).token, input: { password } }),
  },
  'POST account/confirmTotp': {
    ready: async ({ world, newMember }, side) => {
      const { token } = await newMember(side);
      const { data } = await world.call('POST', 'account/setupTotp', { password }, { token });
      return { token, input: { code: codesOf(data.secret, world)() } };
    },
  },
  'POST account/removeTotp': provedRow(),
  'POST account/renewRecoveryCodes': provedRow(),
  'POST account/confirmLogin': {
    ready: async ({ world, newMember }, side) => {
      const { token, username } = await newMember(side);
      const app = await turnOnSecondFactor(world, token);
      world.clock.advance(60_000);
      const { data } = await logInAs(world, username, password);
      return { input: { ticket: data.ticket, code: app.code() } };
    },
  },
};
