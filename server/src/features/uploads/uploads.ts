/** Interface of uploads for other features and the app. */
export { openAgencyPicture } from './open-agency-picture.ts';
export { openPrivate } from './open-private.ts';
export { recordReplaced } from './replaced-pictures.ts';
export { uploadFile } from './upload-file.ts';
export { findPrivate, isOwnPicture } from './upload-store.ts';
