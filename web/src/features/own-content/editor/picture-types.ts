/** Accepted picture types of an article. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** The folder of uploads. */
export const pictureTopic = 'article';

/** A picture as the editor keeps it. */
export interface PictureAttributes {
  /** A path of ours; empty while it is sent. */
  src: string;
  alt: string;
  caption: string;
  /** Pixels. */
  width: number | null;
  height: number | null;
  /** Names the upload while it is sent; never a part of the article. */
  sending: string;
}
