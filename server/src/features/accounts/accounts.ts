/** Interface of accounts for other features. */
export { authenticate } from './authenticate.ts';
export { createUser } from './create-user.ts';
export { endSessionsOf } from './end-sessions.ts';
export { lockOwnAccount } from './own-account-store.ts';
export {
  endPasswordLinks,
  forgetPasswordLinks,
  mailPasswordLink,
  setPasswordByLink,
} from './password-link.ts';
export { findUserInfo } from './present-user.ts';
export { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';
export { forgetLoginTickets } from './second-factor/login-tickets.ts';
export { resealSecrets } from './second-factor/reseal-secrets.ts';
export { forgetUnfinishedSetUps } from './second-factor/second-factor-store.ts';
export { takeFactorAway } from './second-factor/take-factor-away.ts';
export { findSessionEnds, forgetSessions } from './session-store.ts';
export { createSetUpLink, offerSetUp } from './set-up-operator.ts';
export { tellOwnerOf } from './tell-owner.ts';
export { findUserByUsername } from './user-store.ts';
export { forgetCodes } from './verification-codes.ts';
export { forgetProofs } from './verify-binding.ts';
