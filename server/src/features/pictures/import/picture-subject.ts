import type { Reference } from '../../../platform/csv-import/references.ts';

/** Kind of object with pictures, declared by its feature. Its texts come from the program, never from a file. */
export interface PictureSubject {
  /** Name of the kind in pictures.csv. */
  kind: string;
  /** Object of the row, in the form of `refer`. */
  refers: readonly [kind: string, code: Reference['code']];
  /** Whether it is identified by `room_type` within `code`. */
  isWithin?: boolean;
  /** Table of its pictures, and the column with its id. */
  table: string;
  column: string;
  /** Select of its owners: `id`, `code` and `room_type`, which is empty unless `isWithin`. */
  owners: string;
}
