/** Accepted picture types of an article. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Topic of uploads. */
export const pictureTopic = 'article';

/** Attributes of a picture in the editor. */
export interface PictureAttributes {
  /** Our path; empty during the upload. */
  src: string;
  alt: string;
  caption: string;
  /** Pixels. */
  width: number | null;
  height: number | null;
  /** Key of the upload while it runs; never part of the article. */
  sending: string;
}
