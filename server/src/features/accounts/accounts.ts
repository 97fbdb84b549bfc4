import { authenticate } from './authenticate.ts';
import { createUser } from './create-user.ts';
import { findUserInfo } from './present-user.ts';
import { forgetSessions } from './session-store.ts';
import { createSetUpLink, offerSetUp } from './set-up-operator.ts';
import { forgetCodes } from './verification-codes.ts';

/** What other features use of accounts. */
export { authenticate, createSetUpLink, createUser, findUserInfo, forgetCodes, forgetSessions, offerSetUp };
