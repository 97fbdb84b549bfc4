import { bookPoints, takePointsBack } from './book-points.ts';
import { listScores } from './point-store.ts';

/** Interface of points for the rest of the server. */
export { bookPoints, listScores, takePointsBack };
