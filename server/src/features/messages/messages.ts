/** Interface of messages for other features. */
export { announce } from './announce.ts';
export { deliverOutbox, deliverTexts } from './deliver-outbox.ts';
export { isSwitchedOn } from './is-switched-on.ts';
export type { MailedFile, MailFileMakers } from './mail-files.ts';
export { noteUser } from './note-user.ts';
export { forgetNotices } from './notice-store.ts';
export { NoticeStreams } from './notice-streams.ts';
export { notifyStaff, type StaffQueue } from './notify-staff.ts';
export { forgetMessages } from './outbox-store.ts';
export { refuseWhileUndelivered } from './refuse-while-undelivered.ts';
export { findSellerNames, type SellerNames, unsetSellerNames } from './seller-names.ts';
export { type DigestItem, type DigestSources, sendDigests } from './send-digests.ts';
export { sendMail } from './send-mail.ts';
export { sendText, type TextEvent } from './send-text.ts';
export { tellUser } from './tell-users.ts';
export { WayWatch } from './way-watch.ts';
