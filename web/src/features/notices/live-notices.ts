import type { NoticeNews } from '@serai/contract/messages/notices';
import { openStream } from '../../platform/api/open-stream.ts';
import type { App } from '../../platform/app.tsx';
import { keepOpen } from '../../platform/live/keep-open.ts';
import { type SharedLine, shareLine } from '../../platform/live/one-per-browser.ts';

/** Current state of the reader's notices; null if unknown, so that they must be re-read. */
export type News = NoticeNews | null;
type Hear = (news: News) => void;

interface Live {
  userId: number;
  line: SharedLine<News>;
  hearers: Set<Hear>;
  ending: ReturnType<typeof setTimeout> | undefined;
}

let live: Live | null = null;
/** When the layout changes, one bell is removed before the next one appears. */
const graceMs = 2000;

/**
 * Receives the reader's notices live, through one stream for all tabs of the browser; none while the page is
 * hidden. Returns a function to stop.
 */
export function hearOfNotices(app: App, hear: Hear): () => void {
  const userId = app.session.get().user?.id ?? 0;
  if (live?.userId !== userId) {
    end();
    live = begin(app, userId);
  }
  const mine = live;
  clearTimeout(mine.ending);
  mine.hearers.add(hear);
  return () => {
    mine.hearers.delete(hear);
    if (mine.hearers.size === 0 && mine === live) mine.ending = setTimeout(end, graceMs);
  };
}

/** Notifies the other tabs that notices were read. */
export function notifyTabs(app: App): void {
  if (live && live.userId === app.session.get().user?.id) live.line.tell(null);
}

function begin(app: App, userId: number): Live {
  const hearers = new Set<Hear>();
  const say = (news: News) => {
    for (const hear of hearers) hear(news);
  };
  const line = shareLine<News>({
    name: `serai-notices:${userId}`,
    onMessage: say,
    onShown: () => say(null),
    lead: (signal) =>
      keepOpen({
        signal,
        open: (own) => openStream(app, 'notice/stream', own),
        onLost: () => say(null),
        onEvent({ data }) {
          const news = JSON.parse(data) as NoticeNews;
          say(news);
          line.tell(news);
        },
      }),
  });
  return { userId, line, hearers, ending: undefined };
}

function end(): void {
  live?.line.stop();
  live = null;
}
