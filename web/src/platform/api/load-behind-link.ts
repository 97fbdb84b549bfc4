import { ApiFailure } from './api.ts';

/** Loads the object behind a link; null if the link is invalid for any reason. */
export async function loadBehindLink<Reply>(ask: () => Promise<Reply>): Promise<Reply | null> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.code === 0 && cause.data !== null) return null;
    throw cause;
  }
}
