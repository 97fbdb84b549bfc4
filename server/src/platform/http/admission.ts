import { AppError } from './app-error.ts';

/**
 * Admits at most `most` calls at the same time and refuses the others with `busy` before they do any work. Without
 * a limit an overloaded portal answers every call late; with one it answers the admitted calls in time.
 */
export function createAdmission(most: number): <T>(call: () => Promise<T>) => Promise<T> {
  let running = 0;
  return async (call) => {
    if (running >= most) throw new AppError('busy');
    running++;
    try {
      return await call();
    } finally {
      running--;
    }
  };
}
