import type { progressBar } from './progress-bar.ts';

let bar: typeof progressBar | undefined;
let isUnderWay = false;

/** The thin bar at the upper edge while a page is on its way. Its script comes with the first page that is waited for. */
export const progress = {
  start: () => {
    isUnderWay = true;
    if (bar) bar.start();
    // Offline there is no progress bar, and the page shows the state.
    else void loadBar().catch(() => {});
  },
  done: () => {
    isUnderWay = false;
    bar?.done();
  },
};

async function loadBar(): Promise<void> {
  bar = (await import('./progress-bar.ts')).progressBar;
  if (isUnderWay) bar.start();
}
