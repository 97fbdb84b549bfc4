/** Forms and single fields with user input, and whether it has been sent since. */
const typed = new Map<Element, { sent: boolean }>();

/** Records input from now on, in any form of any page. */
export function noticeTyping(): void {
  document.addEventListener('input', ({ target }) => {
    if (target instanceof Element) typed.set(target.closest('form') ?? target, { sent: false });
  });
  document.addEventListener('submit', ({ target }) => {
    const form = target instanceof Element ? typed.get(target) : undefined;
    if (form) form.sent = true;
  });
  document.addEventListener('reset', ({ target }) => {
    if (target instanceof Element) typed.delete(target);
  });
}

/** Whether a form that is still on the page is half filled. A submitted form may have been refused. */
export function isTypedInto(): boolean {
  for (const element of typed.keys()) if (!element.isConnected) typed.delete(element);
  return typed.size > 0;
}

/** A form that was submitted and led to another page is done, even if it stays there, as a search does. */
export function leaveSentForms(): void {
  for (const [element, { sent }] of typed) if (sent) typed.delete(element);
}
