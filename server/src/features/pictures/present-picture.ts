import { pictureUrl } from '@serai/contract/files/picture-address';
import type { Picture } from '@serai/contract/files/pictures';
import { previewUrl } from '../../platform/pictures/preview-url.ts';

const KEY_LENGTH = 22;

/** A picture as one short text, as lists store hundreds of thousands: key and preview. Empty for none. */
export type PictureMark = string;

/** Converts a picture for replies; null if there is none. */
export function presentPicture(mark: PictureMark | undefined, alt = ''): Picture | null {
  if (!mark) return null;
  return {
    url: pictureUrl(mark.slice(0, KEY_LENGTH), 960, 'jpg'),
    preview: previewUrl(mark.slice(KEY_LENGTH)),
    alt,
  };
}
