/** Public interface of closing: the checklist of a month. */
export { listOpenItems } from './list-open-items.ts';
