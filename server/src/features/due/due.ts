/** Interface of what waits for members, for the features that contribute to it. */
export {
  byDue,
  type DueEntries,
  type DueEntry,
  type DueReader,
  type DueSource,
  nothingDue,
  readDue,
} from './due-source.ts';
