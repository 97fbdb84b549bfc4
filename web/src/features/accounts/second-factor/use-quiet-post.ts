import { ApiFailure } from '../../../platform/api/api.ts';
import { useApi } from '../../../platform/app.tsx';

/** A call of a form that shows refusals beside its fields: the reply, or the refusal. */
export function useQuietPost<Reply>(path: string): (body: object) => Promise<Reply | ApiFailure> {
  const api = useApi();
  return async (body) => {
    try {
      return await api.post<Reply>(path, body, { quiet: true });
    } catch (cause) {
      if (cause instanceof ApiFailure) return cause;
      throw cause;
    }
  };
}
