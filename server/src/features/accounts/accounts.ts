/** Interface of accounts for other features. */
export { authenticate } from './authenticate.ts';
export { createUser } from './create-user.ts';
export { endSessionsOf, endSessionsOfAgency } from './end-sessions.ts';
export { listLicencePapers } from './licence/licence-store.ts';
export { notifyAccountOwner } from './notify-owner.ts';
export { lockOwnAccount } from './own-account-store.ts';
export { endPasswordLinks, mailPasswordLink, setPasswordByLink } from './password-link.ts';
export { findUserInfo } from './present-user.ts';
export { refuseCommon, refuseOwnNames } from './refuse-guessable.ts';
export { disableSecondFactor, resetSecondFactor } from './second-factor/disable-second-factor.ts';
export { resealSecrets } from './second-factor/reseal-secrets.ts';
export { findSessionEnds } from './session-store.ts';
export { createSetUpLink, offerSetUp } from './set-up-operator.ts';
export { findUserByUsername } from './user-store.ts';
