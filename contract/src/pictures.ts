import * as z from 'zod/mini';

/** A picture of a destination, hotel, room type or vehicle. */
export const picture = z.object({
  /** The JPEG of 960 pixels; the other widths and WebP stand beside it, see `pictureAt` (picture-address.ts). Its content never changes. */
  url: z.string(),
  /** A few pixels of it as a data URL, to be shown enlarged while it loads. */
  preview: z.string(),
  /** What it shows, in the language of the call; empty where nobody has said. */
  alt: z.string(),
});
export type Picture = z.infer<typeof picture>;
