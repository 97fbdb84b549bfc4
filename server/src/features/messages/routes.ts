import * as deskCalls from '@serai/contract/messages/desk';
import * as calls from '@serai/contract/messages/notices';
import * as orderCalls from '@serai/contract/messages/of-order';
import * as switchCalls from '@serai/contract/messages/switches';
import { type Db, type Route, route, userOf } from '../../calls.ts';
import { staffCommand } from '../activity/activity.ts';
import { listNotices } from './list-notices.ts';
import { listOrderMessages } from './list-order-messages.ts';
import { listUndelivered } from './list-undelivered.ts';
import type { NoticeStreams } from './notice-streams.ts';
import { readNotices } from './read-notices.ts';
import { reportBounce, resendMessage } from './resend-message.ts';
import { saveSwitches, showSwitches } from './switches.ts';

/** Routes for users' notices and switches. */
export function messageRoutes({ db, streams }: { db: Db; streams: NoticeStreams }): Route[] {
  return [
    route(calls.listNotices, (call) => listNotices(db, call)),
    route(calls.readNotices, (call) => readNotices(db, call)),
    route(calls.streamNotices, async (call) => {
      const caller = userOf(call);
      streams.refuseWhenFull();
      return { open: (stream) => streams.open(caller, stream) };
    }),
    route(switchCalls.showSwitches, (call) => showSwitches(db, call)),
    route(switchCalls.saveSwitches, (call) => saveSwitches(db, call)),
    route(orderCalls.listOrderMessages, (call) => listOrderMessages(db, call)),
    route(deskCalls.listUndelivered, (call) => listUndelivered(db, call)),
    staffCommand(db, deskCalls.resendMessage, resendMessage),
    staffCommand(db, deskCalls.reportBounce, reportBounce),
  ];
}
