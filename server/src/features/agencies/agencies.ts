/** Interface of the staff's work on agencies for the composition. */
export { verificationQueue } from './verification-queue.ts';
