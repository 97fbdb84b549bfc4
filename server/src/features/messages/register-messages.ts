import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import type { WorkCalendar } from '../../domain/working-hours.ts';
import type { FeatureParts } from '../../feature-parts.ts';
import { type Clock, daysBefore } from '../../platform/clock.ts';
import type { Ticker } from '../../platform/jobs/ticker.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Texter } from '../../platform/sms/texter.ts';
import { deliverOutbox, deliverTexts } from './deliver-outbox.ts';
import type { MailFileMakers } from './mail-files.ts';
import { purgeNotices } from './notice-store.ts';
import { type FindSessionEnds, NoticeStreams } from './notice-streams.ts';
import { purgeMessages } from './outbox-store.ts';
import { messageRoutes } from './routes.ts';
import { type DigestSources, sendDigests } from './send-digests.ts';
import { WayWatch } from './way-watch.ts';

interface Deps {
  db: Db;
  clock: Clock;
  log: Logger;
  mailer: Mailer;
  /** If undefined, no texts are sent. */
  texter: Texter | undefined;
  /** Origin of links. */
  publicUrl: string;
  recordDown(way: string, since: Date | undefined): void;
  findSessionEnds: FindSessionEnds;
  findDeskCalendar(db: Db): Promise<WorkCalendar>;
  digestSources: DigestSources;
  /** Files and attachments of all features. */
  registered: { files: MailFileMakers; attachments: MailFileMakers };
}

/** Registers notices, emails and text messages. */
export function registerMessages(deps: Deps): FeatureParts {
  const { db, texter, findDeskCalendar, digestSources: sources } = deps;
  const streams = new NoticeStreams(deps);
  return {
    routes: messageRoutes({ db, streams }),
    memory: [streams],
    jobs: [
      {
        name: 'send-digests',
        cron: '*/5 * * * *',
        run: async (now) => sendDigests(db, { calendar: await findDeskCalendar(db), sources }, now),
      },
    ],
    tickers: [
      { name: 'notice streams', pauseMs: 5000, run: () => streams.watch() },
      mailTicker(deps),
      // Separate from emails, so that one hanging server does not block the other.
      ...(texter ? [textTicker(deps, texter)] : []),
    ],
    purge: async (now) => {
      await purgeMessages(db, daysBefore(now, 90));
      await purgeNotices(db, daysBefore(now, 180), daysBefore(now, 400));
    },
  };
}

function mailTicker({ db, log, clock, mailer, publicUrl, recordDown, registered }: Deps): Ticker {
  const watch = new WayWatch({ db, log, kind: 'mail', recordDown });
  const run = () => {
    const makers = { ...registered.files, ...registered.attachments };
    return deliverOutbox({ db, mailer, publicUrl, makers, watch }, clock.now());
  };
  return { name: 'outbox', pauseMs: 1000, run };
}

function textTicker({ db, log, clock, recordDown }: Deps, texter: Texter): Ticker {
  const watch = new WayWatch({ db, log, kind: 'sms', recordDown });
  return { name: 'texts', pauseMs: 1000, run: () => deliverTexts(db, texter, clock.now(), watch) };
}
