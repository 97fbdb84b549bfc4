import { cleanUploads } from './clean-uploads.ts';
import { mountStorage } from './serve-file.ts';

/** What other features and the app use of uploads. */
export { cleanUploads, mountStorage };
