/** Interface of pictures for features and the app. */
export type { PictureSubject } from './import/picture-subject.ts';
export { keepPictures } from './keep-pictures.ts';
export { type PictureMark, presentPicture } from './present-picture.ts';
