import type { Policy } from '@serai/contract/cancellation';

/** Neighbouring windows with the same fee are one stretch; it ends where the last of them does. */
export function mergeWindows(windows: Policy['windows']): Policy['windows'] {
  return windows.filter((window, at) => window.amount !== windows[at + 1]?.amount);
}
