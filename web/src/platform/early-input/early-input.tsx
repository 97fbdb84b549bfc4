import { type ReactNode, useEffect } from 'react';

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps what a reader has typed into a rendered page before its script was there. React would not know of it, and
 * put the rendered value back at the next change; the returned function types the words again. Call it once the page is taken over.
 */
export function holdEarlyInput(root: HTMLElement): () => void {
  const typed = new Map<Field, string>();
  for (const field of root.querySelectorAll<Field>('input, textarea')) {
    if (textKinds.has(field.type) && field.value !== field.defaultValue) typed.set(field, field.value);
  }
  // The script needs a moment itself.
  const note = (event: Event) => {
    const { target } = event;
    if (!isField(target) || !textKinds.has(target.type)) return;
    // Input of an IME is reported when it is committed; touching the field earlier would cancel it.
    if ((event as InputEvent).isComposing) typed.delete(target);
    else typed.set(target, target.value);
  };
  root.addEventListener('input', note, true);
  return () => {
    root.removeEventListener('input', note, true);
    for (const [field, value] of typed) typeAgain(field, value);
  };
}

/** Calls `done` once everything below it is taken over. */
export function AfterTakeover({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}

/** As if the reader typed it now: the page's own handlers hear of it. */
function typeAgain(field: Field, value: string): void {
  if (!field.isConnected) return;
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React takes over without looking at the value, and hears only of one that differs from what it knows. It knows
  // what is set through the element itself; the prototype's setter goes past it.
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

const textKinds: ReadonlySet<string> = new Set([
  'text',
  'search',
  'email',
  'tel',
  'number',
  'date',
  'datetime-local',
  'textarea',
]);
