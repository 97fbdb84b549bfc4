import type { SeenPolicy } from '@serai/contract/orders/cancellation';

/** Neighbouring windows with the same fee are one stretch; it ends where the last of them does. */
export function mergeWindows(windows: SeenPolicy['windows']): SeenPolicy['windows'] {
  return windows.filter((window, at) => costOf(window) !== costOf(windows[at + 1]));
}

/** If the sum is hidden, its basis distinguishes fees. */
function costOf(window: SeenPolicy['windows'][number] | undefined): string | undefined {
  return window && JSON.stringify(window.amount ?? window.fee);
}
