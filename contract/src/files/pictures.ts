import * as z from 'zod/mini';

/** A picture of a destination, hotel, room type or vehicle. */
export const picture = z.object({
  /**
   * The JPEG of 960 pixels; for other widths and WebP see `pictureAt` (files/picture-address.ts). Its content never
   * changes.
   */
  url: z.string(),
  /** Tiny version as a data URL, shown enlarged while the picture loads. */
  preview: z.string(),
  /** Alternative text in the language of the call; empty if none was entered. */
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;
