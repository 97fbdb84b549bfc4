/** Widths in pixels a picture can be had in; heights follow, and none is enlarged. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** WebP for every browser of today, JPEG for what is older and for those who download. */
export const pictureFormats = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The address of a picture by the key of its file, without origin. */
export function pictureUrl(key: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${key}-${width}.${format}`;
}

/** The same picture in another width or format. */
export function pictureAt(url: string, width: PictureWidth, format: PictureFormat): string {
  return url.replace(/-\d+\.[a-z]+$/, `-${width}.${format}`);
}
