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
 * Keeps the focus near where it was when what had it goes away, e.g. the button of an order that is paid now: the
 * smallest part around it that is left gets it, else the page's heading. Without this it falls back to the top of
 * the document, and a keyboard or a screen reader starts over. Answers a stop.
 */
export function keepFocus(): () => void {
  /** Focused element and its ancestors, innermost first. */
  let trail: Element[] = [];
  /** The same of what had it last inside the page: a window that closes has nothing around it that stays. */
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
    // A control of the page, which had the focus before a window or a notice took it.
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

/** A part of the page or of a window. */
function isPlace(one: Element): boolean {
  return one.matches(places) && one.closest('#content, [role="dialog"]') !== null;
}

function withAncestors(element: Element): Element[] {
  const around: Element[] = [];
  for (let one: Element | null = element; one; one = one.parentElement) around.push(one);
  return around;
}
