import type { SeenPolicy } from '@serai/contract/orders/cancellation';

/** Merges neighbouring windows with the same fee; the result ends with the last of them. */
export function mergeWindows(windows: SeenPolicy['windows']): SeenPolicy['windows'] {
  return windows.filter((window, at) => costOf(window) !== costOf(windows[at + 1]));
}

/** If the sum is hidden, its basis distinguishes fees. */
function costOf(window: SeenPolicy['windows'][number] | undefined): string | undefined {
  return window && JSON.stringify(window.amount ?? window.fee);
}
