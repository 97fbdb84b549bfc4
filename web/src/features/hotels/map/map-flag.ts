import { createKeptFlag } from '../../../platform/kept-flag.ts';

/** Storage key of the flag, and the attribute of the document by which styles.css lays the list out (document.ts). */
export const mapKey = 'serai-hotel-map';
export const mapMark = 'data-list-map';

const flag = createKeptFlag(mapKey);

/** Whether the reader keeps the map beside the list open. */
export const useMapKept = flag.useIsSet;
export const toggleMap = flag.toggle;

/** Marks the document as stored: during hydration `useMapKept` does not know the flag yet. */
export function markMapKept(): void {
  try {
    document.documentElement.toggleAttribute(mapMark, localStorage.getItem(mapKey) === '1');
  } catch {
    document.documentElement.removeAttribute(mapMark);
  }
}

/** From this width in rem on, the map is beside the list; below, it opens as a separate page. */
export const besideFromRem = 80;
