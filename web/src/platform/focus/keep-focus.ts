import { afterDrawing, landOn } from './land-on.ts';
import { landOnHeading } from './land-on-page.ts';

/** Elements worth focusing: they have content. */
const places = [
  'section',
  'article',
  'form',
  'fieldset',
  'li',
  'tr',
  '[role="group"]',
  '[role="region"]',
  '[role="tabpanel"]',
  '[role="dialog"]',
].join();

/**
 * Keeps the focus near its place when the focused element disappears, e.g. the button of an order that is now paid:
 * moves it to the smallest remaining container, else to the page's heading. Otherwise it would fall back to the top
 * of the document, where keyboard and screen-reader users would start again. Returns a function to stop.
 */
export function keepFocus(): () => void {
  /** Focused element and its ancestors, innermost first. */
  let trail: Element[] = [];
  /** The last such trail inside the page: a closing dialog has no remaining container. */
  let trailInPage: Element[] = [];
  let stopLooking = () => {};

  function remember({ target }: FocusEvent) {
    if (!(target instanceof Element)) return;
    trail = withAncestors(target);
    if (target.closest('#content')) trailInPage = trail;
  }

  function look() {
    if (trail[0] === undefined || trail[0].isConnected) return;
    stopLooking();
    stopLooking = afterDrawing(() => {
      if (document.activeElement === null || document.activeElement === document.body) recover();
    });
  }

  function recover() {
    const [before] = trailInPage;
    const around = [...trail, ...trailInPage].find(
      (one) => one.isConnected && (one === before || isPlace(one)),
    );
    trail = [];
    // A control of the page, which had the focus before a dialog or a notice took it.
    if (around === before && around instanceof HTMLElement) around.focus({ preventScroll: true });
    else if (around instanceof HTMLElement) landOn(around);
    else stopLooking = landOnHeading();
  }

  const observer = new MutationObserver(look);
  document.addEventListener('focusin', remember);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    stopLooking();
    observer.disconnect();
    document.removeEventListener('focusin', remember);
  };
}

/** A container in the page or in a dialog. */
function isPlace(one: Element): boolean {
  return one.matches(places) && one.closest('#content, [role="dialog"]') !== null;
}

function withAncestors(element: Element): Element[] {
  const around: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) around.push(one);
  return around;
}
