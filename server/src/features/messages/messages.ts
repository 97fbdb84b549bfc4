/** Interface of messages for other features. */

export { addNotice } from './add-notice.ts';
export { announce } from './announce.ts';
export { deliverOutbox, deliverTexts } from './deliver-outbox.ts';
export { isSwitchedOn } from './is-switched-on.ts';
export type { MailedFile, MailFileMakers } from './mail-files.ts';
export { notifyStaff, type StaffQueue } from './notify-staff.ts';
export { notifyUser } from './notify-users.ts';
export { purgeMessages } from './outbox-store.ts';
export { refuseWhileUndelivered } from './refuse-while-undelivered.ts';
export { findSellerNames, type SellerNames, unsetSellerNames } from './seller-names.ts';
export { type CoversQueue, type DigestItem, type DigestSources, sendDigests } from './send-digests.ts';
export { sendMail } from './send-mail.ts';
export { sendText, type TextEvent } from './send-text.ts';
export { undeliveredQueue } from './undelivered-queue.ts';
export { WayWatch } from './way-watch.ts';
export { writeMail, writeNotice } from './write-mail.ts';
