import type { Reference } from '../../../platform/csv-import/references.ts';

/** Kind of object with pictures, declared by its feature. Its texts come from the program, never from a file. */
export interface PictureSubject {
  /** How pictures.csv calls it. */
  kind: string;
  /** Object of the row, in the form of `refer`. */
  refers: readonly [kind: string, code: Reference['code']];
  /** Whether it is named by `room_type` within `code`. */
  isWithin?: boolean;
  /** Where its pictures are written, and the column with its id. */
  table: string;
  column: string;
  /** A select of its owners: `id`, `code` and `room_type`, which is empty but within. */
  owners: string;
}
