import type { RemotePage, RemoteQuestion } from '@serai/ui/use-remote-options';
import type { Api, CallOptions } from '../../platform/api/api.ts';
import { useApi } from '../../platform/app.tsx';

const PAGE = 30;

/** Requests one page of options from the server, e.g. `ajax/country`. */
export type AskPage<Option> = (
  api: Api,
  query: { select: true; quickSearch: string | null; page: number; limit: number },
  options: CallOptions,
) => Promise<readonly Option[] | { list: readonly Option[]; total: number }>;

/** Pages of options, in the form that `RemoteSelect` expects. */
export function useRemotePage<Option>(
  ask: AskPage<Option>,
): (question: RemoteQuestion) => Promise<RemotePage<Option>> {
  const api = useApi();
  return async ({ search, page, signal }) => {
    const query = { select: true, quickSearch: search || null, page, limit: PAGE } as const;
    const reply = await ask(api, query, { quiet: true, signal });
    if ('list' in reply) return { options: reply.list, total: reply.total };
    return { options: reply, total: reply.length };
  };
}
