import { createKeptFlag } from '../../../platform/kept-flag.ts';

const flag = createKeptFlag('serai-hotel-map');

/** Whether the reader keeps the map beside the list open. */
export const useMapKept = flag.useIsSet;
export const toggleMap = flag.toggle;

/** From this width in rem on, the map stands beside the list; below, it opens as a page of its own. */
export const besideFromRem = 80;
