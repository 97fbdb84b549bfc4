import { ApiFailure } from '../../../platform/api/api.ts';
import type { BodyOf, Posted, PostPath } from '../../../platform/api/calls.ts';
import { useApi } from '../../../platform/app.tsx';

/** A call of a form that shows refusals beside its fields: the reply, or the refusal. */
export function useQuietPost<Path extends PostPath>(
  path: Path,
): (body: BodyOf<Path>) => Promise<Posted<Path> | ApiFailure> {
  const api = useApi();
  return async (body) => {
    try {
      return await api.post(path, body, { quiet: true });
    } catch (cause) {
      if (cause instanceof ApiFailure) return cause;
      throw cause;
    }
  };
}
