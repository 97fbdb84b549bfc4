import type { PictureSource } from './picture.tsx';

export interface GalleryPicture {
  source: PictureSource;
  /** Alternative text; empty if unknown. */
  alt: string;
}

export interface GalleryProps {
  pictures: readonly GalleryPicture[];
  words: {
    label: string;
    close: string;
    previous: string;
    next: string;
    openAll: (count: number) => string;
    position: (number: number, count: number) => string;
  };
}
