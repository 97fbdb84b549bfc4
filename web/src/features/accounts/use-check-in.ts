import { useState } from 'react';
import { ApiFailure } from '../../platform/api/api.ts';
import type { BodyOf, Posted } from '../../platform/api/calls.ts';
import { useApi } from '../../platform/app.tsx';

export type CheckInReply = Posted<'user/checkIn'>;

export interface CheckIn {
  busy: boolean;
  /** Logs in or registers. Resolves to the failure, or to null once `onDone` has run. */
  send: (body: BodyOf<'user/checkIn'>) => Promise<ApiFailure | null>;
}

/** The call behind both forms, which say themselves what was refused; a second press meanwhile does nothing. */
export function useCheckIn(onDone: (reply: CheckInReply) => Promise<void>): CheckIn {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    async send(body) {
      if (busy) return null;
      setBusy(true);
      try {
        await onDone(await api.post('user/checkIn', body, { quiet: true }));
        return null;
      } catch (cause) {
        if (cause instanceof ApiFailure) return cause;
        throw cause;
      } finally {
        setBusy(false);
      }
    },
  };
}
