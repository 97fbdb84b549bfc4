import { announce } from './announce.ts';
import { deliverOutbox, deliverTexts } from './deliver-outbox.ts';
import { isSwitchedOn } from './is-switched-on.ts';
import type { MailedFile, MailFileMakers } from './mail-files.ts';
import { noteUser } from './note-user.ts';
import { forgetNotices } from './notice-store.ts';
import { NoticeStreams } from './notice-streams.ts';
import { notifyStaff, type StaffQueue } from './notify-staff.ts';
import { forgetMessages } from './outbox-store.ts';
import { refuseWhileUndelivered } from './refuse-while-undelivered.ts';
import { findSellerNames, type SellerNames, unsetSellerNames } from './seller-names.ts';
import { type DigestItem, type DigestSources, sendDigests } from './send-digests.ts';
import { sendMail } from './send-mail.ts';
import { sendText, type TextEvent } from './send-text.ts';
import { tellUser } from './tell-users.ts';
import { WayWatch } from './way-watch.ts';

export type { MailedFile, MailFileMakers };
/** Interface of messages for other features. */
export {
  announce,
  type DigestItem,
  type DigestSources,
  deliverOutbox,
  deliverTexts,
  findSellerNames,
  forgetMessages,
  forgetNotices,
  isSwitchedOn,
  NoticeStreams,
  noteUser,
  notifyStaff,
  refuseWhileUndelivered,
  type SellerNames,
  type StaffQueue,
  sendDigests,
  sendMail,
  sendText,
  type TextEvent,
  tellUser,
  unsetSellerNames,
  WayWatch,
};
