/** Interface of points for the rest of the server. */
export { bookPoints, revokePoints } from './book-points.ts';
export { listScores } from './point-store.ts';
