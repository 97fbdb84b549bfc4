import { cleanUploads } from './clean-uploads.ts';
import { openAgencyPicture } from './open-agency-picture.ts';
import { openPrivate } from './open-private.ts';
import { noteReplaced } from './replaced-pictures.ts';
import { mountStorage } from './serve-file.ts';
import { uploadFile } from './upload-file.ts';
import { findPrivate, isOwnPicture } from './upload-store.ts';

/** Interface of uploads for other features and the app. */
export {
  cleanUploads,
  findPrivate,
  isOwnPicture,
  mountStorage,
  noteReplaced,
  openAgencyPicture,
  openPrivate,
  uploadFile,
};
