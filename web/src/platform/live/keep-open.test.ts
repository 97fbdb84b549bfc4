import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepOpen, pauseMs } from './keep-open.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Stream that stays open until its signal ends it, and a function to send through it. */
function line(signal: AbortSignal) {
  let say: (text: string) => void = () => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      say = (text) => controller.enqueue(new TextEncoder().encode(text));
      signal.addEventListener('abort', () => controller.error(new Error('ended')));
    },
  });
  return { body, say };
}

test('keepOpen: failures → pauses from two seconds to a minute, randomised', () => {
  expect([1, 2, 3, 4, 5, 6, 60].map((tries) => pauseMs(tries, 1))).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000,
  ]);
  expect(pauseMs(3, 0)).toBe(4000);
});

test('keepOpen: server without streams → asked ever more rarely, no loop', async () => {
  const end = new AbortController();
  const open = vi.fn(async () => null);
  const onLost = vi.fn();
  const kept = keepOpen({ open, onEvent: () => {}, onLost, signal: end.signal });
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  // Six growing pauses of at most two minutes in total, then one attempt every half minute to minute.
  expect(open.mock.calls.length).toBeGreaterThan(10);
  expect(open.mock.calls.length).toBeLessThan(27);
  expect(onLost).toHaveBeenCalledTimes(open.mock.calls.length - 1);
  end.abort();
  await kept;
});

test('keepOpen: silent stream → reopened; keep-alives → stays', async () => {
  const end = new AbortController();
  const lines: ReturnType<typeof line>[] = [];
  const open = vi.fn(async (signal: AbortSignal) => {
    lines.push(line(signal));
    return lines.at(-1)!.body;
  });
  const events: string[] = [];
  const kept = keepOpen({
    open,
    onEvent: ({ data }) => events.push(data),
    onLost: () => {},
    signal: end.signal,
  });
  await vi.advanceTimersByTimeAsync(0);
  for (let beat = 0; beat < 8; beat++) {
    lines[0]!.say(': here\n\n');
    await vi.advanceTimersByTimeAsync(25_000);
  }
  expect(open).toHaveBeenCalledTimes(1);
  lines[0]!.say('data: 1\n\n');
  await vi.advanceTimersByTimeAsync(69_000);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(open).toHaveBeenCalledTimes(2);
  expect(events).toEqual(['1']);
  end.abort();
  await kept;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(open).toHaveBeenCalledTimes(2);
});
