import { authenticate } from './authenticate.ts';
import { createUser } from './create-user.ts';
import { endSessionsOf } from './end-sessions.ts';
import { lockOwnAccount } from './own-account-store.ts';
import {
  endPasswordLinks,
  forgetPasswordLinks,
  mailPasswordLink,
  setPasswordByLink,
} from './password-link.ts';
import { findUserInfo } from './present-user.ts';
import { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';
import { forgetLoginTickets } from './second-factor/login-tickets.ts';
import { resealSecrets } from './second-factor/reseal-secrets.ts';
import { forgetUnfinishedSetUps } from './second-factor/second-factor-store.ts';
import { takeFactorAway } from './second-factor/take-factor-away.ts';
import { findSessionEnds, forgetSessions } from './session-store.ts';
import { createSetUpLink, offerSetUp } from './set-up-operator.ts';
import { tellOwnerOf } from './tell-owner.ts';
import { findUserByUsername } from './user-store.ts';
import { forgetCodes } from './verification-codes.ts';
import { forgetProofs } from './verify-binding.ts';

/** Interface of accounts for other features. */
export {
  authenticate,
  createSetUpLink,
  createUser,
  endPasswordLinks,
  endSessionsOf,
  findSessionEnds,
  findUserByUsername,
  findUserInfo,
  forgetCodes,
  forgetLoginTickets,
  forgetPasswordLinks,
  forgetProofs,
  forgetSessions,
  forgetUnfinishedSetUps,
  lockOwnAccount,
  mailPasswordLink,
  offerSetUp,
  refuseCommon,
  refuseOwnNames,
  resealSecrets,
  setPasswordByLink,
  takeFactorAway,
  tellOwnerOf,
};
