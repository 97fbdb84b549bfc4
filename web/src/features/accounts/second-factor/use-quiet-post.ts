import { useState } from 'react';
import { ApiFailure } from '../../../platform/api/api.ts';
import { useApi } from '../../../platform/app.tsx';

export interface QuietPost<Reply> {
  busy: boolean;
  /** The reply, or the refusal, which the form says itself. A second press meanwhile sends nothing. */
  send: (body: object) => Promise<Reply | ApiFailure>;
}

/** A call of a form that shows refusals beside its fields. */
export function useQuietPost<Reply>(path: string): QuietPost<Reply> {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async send(body) {
      setBusy(true);
      try {
        return await api.post<Reply>(path, body, { quiet: true });
      } catch (cause) {
        if (cause instanceof ApiFailure) return cause;
        throw cause;
      } finally {
        setBusy(false);
      }
    },
  };
}
