import type { ReplyOf } from '@serai/contract/endpoint';
import type { listSessions } from '@serai/contract/profile';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../../platform/api/api.ts';
import { useApi } from '../../../platform/app.tsx';
import { useNotify } from '../../../platform/notify/use-notify.ts';

type Reply = ReplyOf<typeof listSessions>;

/** Where the user is logged in, this device first. */
export function useSessions(): UseQueryResult<Reply> {
  const api = useApi();
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.get('account/sessions', {}, { quiet: true, signal }),
  });
}

/** Ends sessions and asks anew which there are, whatever came of it. What failed has been shown as a notice. */
export function useEndSessions(): {
  /** What became of it: `gone` when it was over already. */
  endOne: (id: number) => Promise<'ended' | 'gone' | 'failed'>;
  /** How many ended; null when it failed. */
  endOthers: () => Promise<number | null>;
} {
  const api = useApi();
  const notify = useNotify();
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: sessionsKey });
  return {
    async endOne(id) {
      try {
        await api.post('account/endSession', { id }, { quiet: true });
        return 'ended';
      } catch (cause) {
        if (!(cause instanceof ApiFailure)) throw cause;
        if (cause.reason === 'not_found') return 'gone';
        notify('error', cause.message);
        return 'failed';
      } finally {
        await refresh();
      }
    },
    async endOthers() {
      try {
        return (await api.post('account/endOtherSessions', {})).ended;
      } catch (cause) {
        if (!(cause instanceof ApiFailure)) throw cause;
        return null;
      } finally {
        await refresh();
      }
    },
  };
}

/** To be called when sessions have ended by other means: the list is asked for anew. */
export function useForgetSessions(): () => void {
  const queries = useQueryClient();
  return () => queries.removeQueries({ queryKey: sessionsKey });
}

const sessionsKey = ['sessions'] as const;
