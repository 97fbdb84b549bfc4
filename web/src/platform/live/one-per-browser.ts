/** Shared between all tabs of a browser with the same name. */
export interface SharedLine<Message> {
  /** Sends a message to the other tabs. */
  tell: (message: Message) => void;
  stop: () => void;
}

export interface SharedLineWishes<Message> {
  /** The same in all tabs that share the line. */
  name: string;
  /**
   * Runs as leader until the signal ends it: in one tab of the browser at a time, and in none while no tab is
   * visible.
   */
  lead: (signal: AbortSignal) => Promise<void>;
  /** Called with a message from another tab. */
  onMessage: (message: Message) => void;
  /** The page is visible again: events may have been missed. */
  onShown: () => void;
}

/**
 * Runs something in one tab of the browser for all tabs: the tab with the lock is the leader and informs the
 * others. A hidden page releases the lock. In browsers without locks every visible tab is a leader.
 */
export function shareLine<Message>(wishes: SharedLineWishes<Message>): SharedLine<Message> {
  const { name, lead, onMessage, onShown } = wishes;
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(name) : null;
  channel?.addEventListener('message', ({ data }) => {
    if (document.visibilityState === 'visible') onMessage(data as Message);
  });
  let running: AbortController | null = null;

  function follow() {
    if (document.visibilityState !== 'visible') {
      running?.abort();
      running = null;
    } else if (!running) {
      running = new AbortController();
      void leadInTurn(name, lead, running.signal);
    }
  }
  function onVisibility() {
    if (document.visibilityState === 'visible') onShown();
    follow();
  }
  document.addEventListener('visibilitychange', onVisibility);
  follow();
  return {
    tell: (message) => channel?.postMessage(message),
    stop() {
      document.removeEventListener('visibilitychange', onVisibility);
      running?.abort();
      running = null;
      channel?.close();
    },
  };
}

async function leadInTurn(
  name: string,
  lead: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  if (!('locks' in navigator)) return lead(signal);
  // Refused when it is given up while another tab leads.
  await navigator.locks.request(name, { signal }, () => lead(signal)).catch(() => {});
}
