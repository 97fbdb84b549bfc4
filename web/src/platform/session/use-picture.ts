import { pictureAt, pictureWidths } from '@serai/contract/files/picture-address';
import type { Picture } from '@serai/contract/files/pictures';
import type { PictureSource } from '@serai/ui/picture';
import { useAsset } from './use-asset.ts';

/** Converts a picture from a reply to the addresses for a page; null if there is none. */
export function usePicture(): (picture: Picture | null | undefined) => PictureSource | null {
  const asset = useAsset();
  return (picture) => {
    if (!picture) return null;
    const url = asset(picture.url);
    const allAs = (format: 'jpg' | 'webp') =>
      pictureWidths.map((width) => `${pictureAt(url, width, format)} ${width}w`).join(', ');
    return {
      src: url,
      jpeg: allAs('jpg'),
      webp: allAs('webp'),
      small: pictureAt(url, 320, 'webp'),
      preview: picture.preview,
    };
  };
}
