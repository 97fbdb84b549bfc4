import type { PictureSubject } from './import/picture-subject.ts';
import { keepPictures } from './keep-pictures.ts';
import { mountPictures } from './mount-pictures.ts';
import { type PictureMark, presentPicture } from './present-picture.ts';

/** Interface of pictures for features and the app. */
export { keepPictures, mountPictures, type PictureMark, type PictureSubject, presentPicture };
