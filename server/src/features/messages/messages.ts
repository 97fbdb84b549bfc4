import { announce, type OrderNews } from './announce.ts';
import { deliverOutbox, deliverTexts } from './deliver-outbox.ts';
import { findHouseNames, type HouseNames, unsetHouseNames } from './house-names.ts';
import { forgetMessages } from './outbox-store.ts';
import { refuseWhileUndelivered } from './refuse-while-undelivered.ts';
import { sendMail } from './send-mail.ts';
import { sendText, type TextEvent } from './send-text.ts';

/** What other features use of messages. */
export {
  announce,
  deliverOutbox,
  deliverTexts,
  findHouseNames,
  forgetMessages,
  type HouseNames,
  type OrderNews,
  refuseWhileUndelivered,
  sendMail,
  sendText,
  type TextEvent,
  unsetHouseNames,
};
