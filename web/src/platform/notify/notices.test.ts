import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotices } from './notices.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// Covers 9.15.
test('notice: shown → disappears after 4500 ms', () => {
  const notices = createNotices();
  notices.show('error', 'Gateway error!');
  vi.advanceTimersByTime(4499);
  expect(notices.get()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(notices.get()).toHaveLength(0);
});

test('notice: repeated message → shown once, can be closed', () => {
  const notices = createNotices();
  notices.show('error', 'Gateway error!');
  notices.show('error', 'Gateway error!');
  notices.show('success', 'Operation successful');
  expect(notices.get().map((notice) => notice.message)).toEqual(['Gateway error!', 'Operation successful']);
  notices.close(notices.get()[0]?.id ?? 0);
  expect(notices.get().map((notice) => notice.kind)).toEqual(['success']);
});
