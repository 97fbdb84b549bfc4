import { announce, type OrderNews } from './announce.ts';
import { deliverOutbox } from './deliver-outbox.ts';
import { forgetSentMail } from './outbox-store.ts';
import { sendMail } from './send-mail.ts';

/** What other features use of messages. */
export { announce, deliverOutbox, forgetSentMail, type OrderNews, sendMail };
