import { ApiFailure } from './api.ts';

/** What a link leads to; null where it leads nowhere, whatever is wrong with it. */
export async function loadBehindLink<Reply>(ask: () => Promise<Reply>): Promise<Reply | null> {
  try {
    return await ask();
  } catch (cause) {
    if (cause instanceof ApiFailure && cause.code === 0 && cause.data !== null) return null;
    throw cause;
  }
}
