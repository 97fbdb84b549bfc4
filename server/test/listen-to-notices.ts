import type { NoticeNews } from '@serai/contract/messages/notices';

/** A client that listens to `notice/stream`. */
export interface Listener {
  /** Notices received so far, with the time by the process's own clock. */
  readonly heard: { news: NoticeNews; at: number }[];
  /** Comment lines (heartbeats) received so far. */
  readonly beats: number;
  /** Whether the stream has ended, from either side. */
  readonly isOver: boolean;
  /** Disconnects without notice. */
  stop(): void;
}

/** Listens to a portal as a user; fails if the portal does not answer with a stream. */
export async function listenToNotices(url: string, token: string): Promise<Listener> {
  const stopping = new AbortController();
  const response = await fetch(`${url}/api/notice/stream`, {
    headers: { 'ba-user-token': token },
    signal: stopping.signal,
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    throw new Error(`no stream: ${response.status} ${await response.text()}`);
  }
  const heard: Listener['heard'] = [];
  const listener = { heard, beats: 0, isOver: false, stop: () => stopping.abort() };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body!) {
      text += Buffer.from(chunk).toString();
      const parts = text.split('\n\n');
      text = parts.pop()!;
      for (const part of parts) {
        if (part.startsWith('data: ')) heard.push({ news: JSON.parse(part.slice(6)), at: performance.now() });
        else listener.beats += 1;
      }
    }
  };
  read()
    .catch(() => {})
    .finally(() => {
      listener.isOver = true;
    });
  return listener;
}
