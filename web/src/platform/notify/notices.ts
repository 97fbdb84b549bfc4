import type { Notice, NoticeKind } from '@serai/ui/notification-host';

/** How long a notice stays. */
export const noticeMs = 4500;

export interface NoticeStore {
  get(): readonly Notice[];
  subscribe(changed: () => void): () => void;
  show(kind: NoticeKind, message: string): void;
  close(id: number): void;
}

export function createNotices(): NoticeStore {
  let notices: readonly Notice[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const set = (next: readonly Notice[]) => {
    notices = next;
    for (const changed of listeners) changed();
  };
  const close = (id: number) => set(notices.filter((notice) => notice.id !== id));
  return {
    get: () => notices,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    show(kind, message) {
      // Suppresses a repeated message, e.g. after two failed calls of one page.
      if (notices.some((notice) => notice.message === message && notice.kind === kind)) return;
      lastId += 1;
      const id = lastId;
      set([...notices, { id, kind, message }]);
      setTimeout(() => close(id), noticeMs);
    },
    close,
  };
}
