import { pictureUrl } from '@serai/contract/files/picture-address';
import type { Picture } from '@serai/contract/files/pictures';
import { previewUrl } from '../../platform/pictures/preview-url.ts';

const KEY_LENGTH = 22;

/** A picture in one short text, as lists keep it by the hundred thousand: its key and its preview. Empty: none. */
export type PictureMark = string;

/** A picture as calls answer with it; null where there is none. */
export function presentPicture(mark: PictureMark | undefined, alt = ''): Picture | null {
  if (!mark) return null;
  return {
    url: pictureUrl(mark.slice(0, KEY_LENGTH), 960, 'jpg'),
    preview: previewUrl(mark.slice(KEY_LENGTH)),
    alt,
  };
}
