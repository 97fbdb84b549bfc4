/** Available widths of a picture in pixels; heights keep the ratio, and pictures are never enlarged. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** WebP for current browsers, JPEG for older ones and for downloads. */
export const pictureFormats = ['webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Address of a picture by its file key, without origin. */
export function pictureUrl(key: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${key}-${width}.${format}`;
}

/** Address of the same picture in another width or format. */
export function pictureAt(url: string, width: PictureWidth, format: PictureFormat): string {
  return url.replace(/-\d+\.[a-z]+$/, `-${width}.${format}`);
}
