import { bookPoints, takePointsBack } from './book-points.ts';
import { listScores } from './point-store.ts';

/** What the rest of the server uses of points. */
export { bookPoints, listScores, takePointsBack };
