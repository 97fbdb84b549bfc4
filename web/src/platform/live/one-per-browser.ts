/** Shared between all tabs of a browser with the same name. */
export interface SharedLine<Message> {
  /** Sends a message to the other tabs. */
  tell: (message: Message) => void;
  stop: () => void;
}

export interface SharedLineWishes<Message> {
  /** The same in all tabs that share the line. */
  name: string;
  /** Leads until the signal ends it: in one tab of the browser at a time, and in none while no tab is seen. */
  lead: (signal: AbortSignal) => Promise<void>;
  /** Another tab has said something. */
  onMessage: (message: Message) => void;
  /** The page is seen again: what came meanwhile was missed. */
  onShown: () => void;
}

/**
 * Does something in one tab of the browser for all of them: the one that holds the lock leads, and tells the others.
 * A page that is not seen lets go of it. Where the browser knows no locks every tab that is seen leads.
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
